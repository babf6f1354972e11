import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/** Builds an app in its own process, since most of a build is the work of one thread. */
async function buildApp(app: string): Promise<void> {
  const words = ['build', '--logLevel', 'warn'];
  const options = {
    cwd: join(root, 'apps', app),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  } as const;
  const [code] = await once(spawn('vite', words, options), 'exit');
  if (code !== 0) throw new Error(`The build of ${app} failed`);
}

await rm(siteFolder, { recursive: true, force: true });
await Promise.all([
  buildApp('admin'),
  (async () => {
    await buildApp('teacher');
    await buildApp('reports');
  })(),
]);
await compressInAdvance(siteFolder);
