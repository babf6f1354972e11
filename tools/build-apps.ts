import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { siteFolder } from '../vite.shared';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Below this many bytes compression saves less than its own header costs. */
const worthCompressing = 1024;

/** A server then sends the smaller file without compressing on every request. */
async function compressInAdvance(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(path)) continue;
    const content = await readFile(path);
    if (content.length < worthCompressing) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${path}.br`, brotliCompressSync(content, options));
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

// The root app first: its output folder holds the two others, and is emptied before it is filled.
for (const app of ['reports', 'admin', 'teacher']) {
  await build({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    logLevel: 'warn',
  });
}
await compressInAdvance(siteFolder);
