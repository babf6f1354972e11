import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The result of one edit conflict on one form. */
export interface Conflict {
  /** A saved value, or input that could not be saved, is lost. */
  lost: boolean;
  /** Whether a field that another user changed was overwritten without a question. */
  overwritten: boolean;
}

/** The annotation that passes a `Conflict` to the reporter. */
export const conflictAnnotation = 'conflict-tried';

/** Prints the number of conflicts and their results at the end of a run. */
export default class Tally implements Reporter {
  readonly #tried: Conflict[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === conflictAnnotation && description) this.#tried.push(JSON.parse(description));
    }
  }

  onEnd(): void {
    if (this.#tried.length === 0) return;
    const count = (of: (one: Conflict) => boolean) => this.#tried.filter(of).length;
    console.log(
      `${this.#tried.length} conflicts, ${count(({ lost }) => lost)} lost, ` +
        `${count(({ overwritten }) => overwritten)} overwritten unasked`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
