// Runs StrykerJS in each configured package: `npm run test:mutation`, for everything or for the given files and
// folders. Arguments that start with a dash go to StrykerJS.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('-'));
const paths = given.filter((word) => !word.startsWith('-')).map((path) => resolve(root, path));

/** The files to mutate in the package at `folder`. All files of its configuration when the whole package was given. */
function chosenIn(folder: string): readonly string[] {
  return paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => relative(folder, path))
    .map((path) => (statSync(join(folder, path)).isDirectory() ? `${path}/**/*.ts` : path));
}

function mutate(folder: string): boolean {
  const chosen = chosenIn(folder);
  const files =
    chosen.length > 0 ? ['--mutate', [...chosen, '!**/*.test.ts', '!**/*.fixtures.ts'].join(',')] : [];
  console.log(`\n${relative(root, folder)}`);
  return spawnSync('stryker', ['run', ...options, ...files], { cwd: folder, stdio: 'inherit' }).status === 0;
}

const missing = paths.find((path) => !existsSync(path));
if (missing) throw new Error(`There is no ${missing}`);
const packages = globSync('packages/*/stryker.config.mjs', { cwd: root })
  .map((file) => join(root, dirname(file)))
  .filter((folder) => paths.length === 0 || paths.some((path) => `${path}/`.startsWith(`${folder}/`)));
if (packages.length === 0) throw new Error('Nothing given is mutated');
const passed = packages.map(mutate);
process.exit(passed.every(Boolean) ? 0 : 1);
