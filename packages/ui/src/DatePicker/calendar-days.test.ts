import { expect, it } from 'vitest';
import { addDays, addMonths, clampDay, dayOf, isDay, startOfWeek, weeksOfMonth } from './calendar-days';

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['demain', false],
])('%j is a day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  // Daylight saving time starts and ends in Montréal on these days.
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', 1, '2026-11-02'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-21', 1, '2027-01-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

it.each([
  ['2026-11-21', '2026-11-01', '2026-11-30', '2026-11-21'],
  ['2026-10-21', '2026-11-01', '2026-11-30', '2026-11-01'],
  ['2026-12-21', '2026-11-01', '2026-11-30', '2026-11-30'],
  ['2026-12-21', undefined, undefined, '2026-12-21'],
  ['2026-12-21', '', '', '2026-12-21'],
])('%s between %s and %s is %s', (day, min, max, nearest) => {
  expect(clampDay(day, min, max)).toBe(nearest);
});

it.each([
  ['Sunday', 7, '2026-11-15'],
  ['Monday', 1, '2026-11-16'],
  ['Saturday', 6, '2026-11-21'],
])('the week of Saturday 2026-11-21 begins on %s (%i): %s', (_, first, start) => {
  expect(startOfWeek('2026-11-21', first)).toBe(start);
});

it('lays out a month in weeks, without the days of others', () => {
  const weeks = weeksOfMonth('2026-11-21', 7);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  // A February of four weeks, and a month that spans six.
  expect(weeksOfMonth('2026-02-10', 7)).toHaveLength(4);
  expect(weeksOfMonth('2026-08-10', 7)).toHaveLength(6);
  expect(weeksOfMonth('2026-12-10', 1).flat().filter(Boolean)).toHaveLength(31);
});

it('takes the local day of an instant', () => {
  expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});
