import { daysAfter } from './day.ts';
import type { StudentRow } from './tables.ts';

type Test = StudentRow['levels'][number];

const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/**
 * Returns the last test of a student with up to `count` earlier ones. Each earlier test is a level lower and some
 * months before; none is below the lowest level.
 */
export function withEarlierTests(last: Test & { lastTest: string }, count: number): Test[] {
  const reached = levels.indexOf(last.level);
  const earlier = Array.from({ length: Math.min(count, reached) }, (_, index) => ({
    ...last,
    level: levels[reached - index - 1] ?? last.level,
    lastTest: daysAfter(last.lastTest, -190 * (index + 1) - 7 * index * index),
  }));
  return [last, ...earlier];
}
