import { expect, it } from 'vitest';
import { weekdayOf } from './weekday.ts';

it.each([
  ['2026-11-23', 1],
  ['2026-11-24', 2],
  ['2026-11-25', 3],
  ['2026-11-26', 4],
  ['2026-11-27', 5],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
  ['2028-02-29', 2],
  ['2024-01-01', 1],
  ['2023-12-31', 7],
  ['1999-12-31', 5],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
