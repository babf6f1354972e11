import type { TestTime } from './TestTime.ts';

/** Summarizes the durations of all tests: number and total of each kind, and the slowest tests. */
export function describeTimes(times: readonly TestTime[], slowest = 10): string {
  const kinds = [...new Set(times.map(({ kind }) => kind))];
  const sums = kinds.map((kind) => {
    const ofKind = times.filter((time) => time.kind === kind);
    const minutes = ofKind.reduce((sum, { ms }) => sum + ms, 0) / 60_000;
    return `${minutes.toFixed(1).padStart(6)} min  ${ofKind.length} ${kind}`;
  });
  const longest = times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, slowest)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s    ${file}: ${title}`);
  return ['Sum of the tests, several of which run at once:', ...sums, 'The slowest:', ...longest].join('\n');
}
