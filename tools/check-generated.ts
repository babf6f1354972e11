import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../packages/api-client/', import.meta.url));
const generated = join(client, 'src/generated');

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  for (const path of files.map((e) => join(e.parentPath, e.name)).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

// Generates the client again. If a file changes, it was out of date; the new version can be committed.
const before = fingerprint();
const { status } = spawnSync(join(client, 'node_modules/.bin/openapi-ts'), {
  cwd: client,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
if (fingerprint() !== before) {
  console.error(
    'packages/api-client/src/generated was older than openapi.yaml: commit what has been generated.',
  );
  process.exit(1);
}
