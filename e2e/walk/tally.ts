import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Walked {
  modes: number;
  found: Record<string, string[]>;
}

/** Prints the coverage of the walkthrough, and the number of defects of each kind. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from there
export default class Tally implements Reporter {
  private readonly walked: Walked[] = [];
  private stopped = 0;

  onTestEnd(test: TestCase, { annotations, status }: TestResult) {
    const walk = annotations.find(({ type }) => type === 'walk')?.description;
    if (walk) this.walked.push(JSON.parse(walk));
    else if (test.parent.project()?.name === 'walk' && status !== 'skipped') this.stopped += 1;
  }

  onEnd(_result: FullResult) {
    if (this.walked.length + this.stopped === 0) return;
    const modes = Math.max(...this.walked.map((each) => each.modes));
    const defects = new Map<string, number>();
    for (const { found } of this.walked)
      for (const [what, each] of Object.entries(found))
        defects.set(what, (defects.get(what) ?? 0) + each.length);
    const summary = [...defects].map(([what, times]) => `${times} ${what}`).join(', ');
    console.log(
      `\nWalked: ${this.walked.length} of ${this.walked.length + this.stopped} places × ${modes} modes` +
        ` × desktop, phone, 200 % and 400 %, with axe in both themes.\nFound: ${summary}.\n`,
    );
  }
}
