import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The results of one test. */
export interface Tried {
  readonly journey: string;
  readonly faults: number;
  readonly losses: number;
  readonly doubles: number;
  readonly silent: number;
  /** Number of reads that failed without a message, and that the journey did without. */
  readonly unmissed: number;
  readonly deadEnds: number;
}

/** The annotation that passes the results to the reporter. */
export const triedAnnotation = 'faults-tried';

/** Prints the number of faults and their results at the end of a run. */
export default class Tally implements Reporter {
  readonly #tried: Tried[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === triedAnnotation && description) this.#tried.push(JSON.parse(description));
    }
  }

  onEnd(): void {
    if (this.#tried.length === 0) return;
    const sum = (of: (one: Tried) => number) => this.#tried.reduce((total, one) => total + of(one), 0);
    const journeys = new Set(this.#tried.map(({ journey }) => journey)).size;
    console.log(
      `${sum(({ faults }) => faults)} faults tried in ${journeys} journeys: ` +
        `${sum(({ losses }) => losses)} losses, ${sum(({ doubles }) => doubles)} doubles, ` +
        `${sum(({ silent }) => silent)} silent, ${sum(({ deadEnds }) => deadEnds)} dead ends; ` +
        `${sum(({ unmissed }) => unmissed)} failed reads that nobody missed`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
