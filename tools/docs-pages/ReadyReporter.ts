import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Target time of a page on an idle machine, in milliseconds. */
const target = 5000;

/** Prints the time until the documentation pages were ready, without asserting it. */
export default class ReadyReporter implements Reporter {
  readonly #times: { page: string; ms: number }[] = [];

  onTestEnd({ title, annotations }: TestCase) {
    const ready = annotations.find(({ type }) => type === 'ready');
    if (ready) this.#times.push({ page: title, ms: Number(ready.description) });
  }

  onEnd() {
    const slowest = this.#times.toSorted((a, b) => b.ms - a.ms);
    const slowCount = slowest.filter(({ ms }) => ms > target).length;
    const top = slowest.slice(0, 3).map(({ page, ms }) => `${page} ${(ms / 1000).toFixed(1)} s`);
    console.log(`${slowest.length} documentation pages, ${slowCount} over 5 s. Slowest: ${top.join(', ')}`);
  }
}
