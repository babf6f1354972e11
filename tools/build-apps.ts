import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { siteFolder } from '../vite.shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Below this size in bytes, compression saves less than its header costs. */
const worthCompressing = 1024;

/** Compresses files in advance, so that a server need not compress on every request. */
async function compressInAdvance(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

const isText = /\.(js|css|html|svg|json|webmanifest)$/;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthCompressing) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const buildApp = (app: string) =>
  build({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    logLevel: 'warn',
  });

// The root app first, since its build empties the output folder that also holds the other two.
await buildApp('reports');
await Promise.all([buildApp('admin'), buildApp('teacher')]);
await compressInAdvance(siteFolder);
