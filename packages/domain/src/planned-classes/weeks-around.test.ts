import { expect, it } from 'vitest';
import { mondayOf, weeksAround } from './weeks-around.ts';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('covers five weeks, the same all week', () => {
  const around = { from: '2026-11-09', to: '2026-12-13' };
  expect(weeksAround('2026-11-23')).toEqual(around);
  expect(weeksAround('2026-11-29')).toEqual(around);
});
