import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describeSample, type SampleReport } from './describeSample.ts';

/** Which code of `packages/views`, `packages/shell` and `packages/records` to mutate. */
export interface ScreenSample {
  /** The seed of the sample. As long as the code does not change, it draws the same mutants. */
  readonly seed: string;
  /** The number of mutants. */
  readonly count: number;
  /** The part of the sample to try, such as `2/3`. */
  readonly part: string;
  /**
   * Files, or lines of them (`packages/views/src/fields.tsx:20-31`). If given, all their mutants are tried instead of a
   * sample.
   */
  readonly places: readonly string[];
}

const report = '.cache/mutation/screens.json';

/**
 * Runs the stories against mutants of the screens, and prints each mutant. Works in a copy of the workspace, because
 * StrykerJS changes the source files in place. Returns whether at least 90 % of the mutants were noticed.
 */
export async function mutateScreens(root: string, sample: ScreenSample): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'portal-screens-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  copyWorkspace(root, copy);
  await runStryker(copy, sample);
  const results: SampleReport = JSON.parse(readFileSync(join(copy, report), 'utf8'));
  mkdirSync(join(root, '.cache/mutation'), { recursive: true });
  cpSync(join(copy, report), join(root, report));
  const { lines, isEnough } = describeSample(results);
  console.log(`\n${lines.join('\n')}`);
  return isEnough;
}

async function runStryker(copy: string, { seed, count, part, places }: ScreenSample): Promise<void> {
  const mutate = places.length > 0 ? ['--mutate', places.join(',')] : [];
  const child = spawn('stryker', ['run', ...mutate, 'tools/mutation/screens/stryker.config.mjs'], {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(copy, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      // Set here because Storybook's plugin reads it before Vitest sets it.
      VITEST: 'true',
      SCREENS_SEED: seed,
      SCREENS_COUNT: String(places.length > 0 ? Number.MAX_SAFE_INTEGER : count),
      SCREENS_PART: part,
    },
  });
  // Ends StrykerJS before the copy in which it works is removed.
  process.prependListener('exit', () => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`StrykerJS ended with ${status}`);
}

/** Copies every file that git does not ignore, and installs the packages in the copy. */
function copyWorkspace(root: string, copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];
  const { status } = spawnSync('npx', words, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages of the copy could not be installed');
}
