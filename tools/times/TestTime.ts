import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The duration of one test. */
export interface TestTime {
  /** `rules`, `server`, `stories` or `journeys`. */
  readonly kind: string;
  /** Path from the root of the workspace. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
}

/**
 * The folder in which `npm test` and `npm run test:full` collect the durations of all tests; undefined in other runs.
 */
export const timesFolder = process.env.TEST_TIMES || undefined;

/** Adds the durations of one test runner. */
export function addTimes(folder: string, times: readonly TestTime[]): void {
  const lines = times.map((time) => `${JSON.stringify(time)}\n`);
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
}

/** Returns the durations that all test runners have added. */
export function readTimes(folder: string): TestTime[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestTime);
}
