import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Proof } from '../proofs.ts';
import { patternOf } from './matching.ts';
import type { PlantedFault } from './PlantedFault.ts';

const allApps = ['reports', 'admin', 'teacher'] as const;

/** Apps whose build still contains the previous fault. */
let outdated: readonly string[] = [];

/** Builds all apps without a fault. */
export const buildAll = (): void => build(allApps);

/** Builds the apps that a fault changes, and those that contain the previous fault. */
export function buildWithFault(fault: PlantedFault, journeys: readonly Proof[]): void {
  const apps = appsOf(fault, journeys);
  const needed = [...new Set([...outdated, ...apps])];
  // A failed build may leave some of them with the fault.
  outdated = needed;
  build(needed);
  outdated = apps;
}

/** The app of the fault; for a fault in a package, the apps that the journeys open. */
function appsOf({ file }: PlantedFault, journeys: readonly Proof[]): readonly string[] {
  const own = appIn(file);
  if (own) return [own];
  const opened = journeys.map((journey) => appIn(journey.file));
  // Every journey signs in, which only the root app does.
  return opened.includes(undefined) ? allApps : ['reports', ...opened.filter((app) => app !== undefined)];
}

const appIn = (file: string) => /^apps\/(\w+)\//.exec(file)?.[1];

/** Builds apps quickly: not minified, without the checks of a release. */
function build(apps: Iterable<string>): void {
  for (const app of new Set(apps)) {
    const words = ['build', '--logLevel', 'error', '--minify', 'false', '--emptyOutDir', 'false'];
    const { status, stderr } = spawnSync('vite', words, { cwd: join('apps', app), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${app} could not be built:\n${stderr}`);
  }
}

/** Runs single journeys against the built apps; returns the titles of those that failed. */
export function runJourneys(
  journeys: readonly Proof[],
  { untilOneFails }: { untilOneFails: boolean },
): string[] {
  const files = [...new Set(journeys.map(({ file }) => file))];
  const titles = journeys.map(({ name }) => patternOf(name)).join('|');
  const { stdout } = spawnSync(
    'playwright',
    [
      ...['test', ...files, '--grep', `(${titles})`, '--reporter=json', '--workers=1', '--trace=off'],
      ...(untilOneFails ? ['-x'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap(failuresOf);
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

const failuresOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title }) => title),
  ...suites.flatMap(failuresOf),
];
