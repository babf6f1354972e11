import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addTimes, type TestTime, timesFolder } from './TestTime.ts';

/** Reports the duration of each journey in a Playwright run. */
export default class PlaywrightTimes implements Reporter {
  readonly #times: TestTime[] = [];

  onTestEnd({ title, location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file);
    this.#times.push({ kind: 'journeys', file, title, ms: duration });
  }

  onEnd(): void {
    if (timesFolder !== undefined) addTimes(timesFolder, this.#times);
  }

  printsToStdio(): boolean {
    return false;
  }
}
