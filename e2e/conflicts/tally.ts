import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What one meeting of two people on one form has shown. */
export interface Conflict {
  /** Something that a person saved, or typed and could not save, is gone. */
  lost: boolean;
  /** A field that another person had changed was replaced without a question. */
  overwritten: boolean;
}

/** The annotation that carries a `Conflict` to the end of the run. */
export const conflictAnnotation = 'conflict-tried';

/** Prints at the end of a run how many conflicts were tried and what they cost. */
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
