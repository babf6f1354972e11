import { expect, it } from 'vitest';
import { daysAfter } from './days-after.ts';

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 7, '2026-11-27'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2026-11-20', 42, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-08', 1, '2026-03-09'],
])('of %s the day %i days on is %s', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after);
});
