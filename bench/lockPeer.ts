import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { endWithMessage, npmOptions, runNpm, type Versions, versionsFile } from './installPeer.ts';

// Resolves the packages of a peer again, after its dependencies were changed in versions.json:
//   npm run bench:lock -- bench/peers/refine

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Name the folder of a peer: npm run bench:lock -- bench/peers/refine');
  process.exit(1);
}
const path = resolve(given, versionsFile);
const { manifest } = JSON.parse(readFileSync(path, 'utf8')) as Versions;
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-lock-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const words = ['install', '--package-lock-only', '--omit-lockfile-registry-resolved', ...npmOptions];
  await runNpm(basename(resolve(given)), words, folder).catch(endWithMessage);
  writeFileSync(path, textOf(manifest, JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Formats the lock with one line per package, so that a diff shows which versions have changed. */
function textOf(manifest: object, { packages, ...lock }: { packages: Record<string, object> }): string {
  const lines = Object.entries(packages).map(
    ([place, entry]) => `${JSON.stringify(place)}: ${JSON.stringify(entry)}`,
  );
  const head = JSON.stringify(lock).slice(0, -1);
  return `{"manifest": ${JSON.stringify(manifest)},\n"lock": ${head},"packages": {\n${lines.join(',\n')}\n}}}\n`;
}
