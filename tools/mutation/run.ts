// npm run test:mutation -- packages/domain/src/csv --force
// npm run test:mutation -- --eighth=2026-11-27
// npm run test:mutation -- --screens --mutants 300 --day 2026-11-27
// npm run test:mutation -- --screens packages/views/src/fields.tsx:20-31
// Runs StrykerJS in each configured package: for everything; for the given files and folders; or for an eighth of the
// files, drawn by the word after `--eighth=`, or else by the day. Other arguments that start with a dash go to
// StrykerJS. With `--screens` it tries what people see in packages/views, packages/shell and packages/records instead: a sample, drawn by
// the day, or all of the given files and lines. `--part 1/3` tries a third of the sample.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw } from './draw.ts';
import { mutateScreens } from './screens/mutateScreens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const given = process.argv.slice(2);

if (given.includes('--screens')) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      screens: { type: 'boolean' },
      day: { type: 'string', default: today },
      mutants: { type: 'string', default: '200' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const { day, mutants, part } = values;
  const isEnough = await mutateScreens(root, {
    seed: day,
    count: Number(mutants),
    part,
    places: positionals,
  });
  process.exit(isEnough ? 0 : 1);
}

const isEighth = (word: string) => /^--eighth(=|$)/.test(word);
const options = given.filter((word) => word.startsWith('-') && !isEighth(word));
const paths = given.filter((word) => !word.startsWith('-')).map((path) => resolve(root, path));
const eighth = given.find(isEighth);
const [, seed = today] = eighth?.split('=') ?? [];

/**
 * Returns the files to mutate in the package at `folder`: the given files, or all files of its configuration if the
 * package itself was given.
 */
async function chosenIn(folder: string): Promise<readonly string[]> {
  if (eighth) {
    const files = await mutatedIn(folder);
    return draw(files, (file) => file, { seed, count: Math.ceil(files.length / 8) });
  }
  const chosen = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => relative(folder, path))
    .map((path) => (statSync(join(folder, path)).isDirectory() ? `${path}/**/*.ts` : path));
  return chosen.length > 0 ? [...chosen, '!**/*.test.ts', '!**/*.fixtures.ts'] : [];
}

/** Returns all files that the configuration of the package at `folder` lists. */
async function mutatedIn(folder: string): Promise<readonly string[]> {
  const { default: config }: { default: { mutate: readonly string[] } } = await import(
    join(folder, 'stryker.config.mjs')
  );
  const patterns = config.mutate.filter((pattern) => !pattern.startsWith('!'));
  const exclude = config.mutate
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => pattern.slice(1));
  return globSync(patterns, { cwd: folder, exclude });
}

async function mutate(folder: string): Promise<boolean> {
  const chosen = await chosenIn(folder);
  const files = chosen.length > 0 ? ['--mutate', chosen.join(',')] : [];
  console.log(`\n${relative(root, folder)}`);
  return spawnSync('stryker', ['run', ...options, ...files], { cwd: folder, stdio: 'inherit' }).status === 0;
}

const missing = paths.find((path) => !existsSync(path));
if (missing) throw new Error(`There is no ${missing}`);
if (eighth) console.log(`Drawn with --eighth=${seed}`);
const packages = globSync('packages/*/stryker.config.mjs', { cwd: root })
  .map((file) => join(root, dirname(file)))
  .filter((folder) => paths.length === 0 || paths.some((path) => `${path}/`.startsWith(`${folder}/`)));
if (packages.length === 0) throw new Error('Nothing given is mutated');
const passed: boolean[] = [];
for (const folder of packages) passed.push(await mutate(folder));
process.exit(passed.every(Boolean) ? 0 : 1);
