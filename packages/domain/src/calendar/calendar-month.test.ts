import { describe, expect, it } from 'vitest';
import {
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  lastWorkingDayOf,
  monthOf,
  monthsAfter,
} from './calendar-month.ts';

describe('a month of the calendar', () => {
  it.each([
    ['2026-11', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-11-20', false],
    ['12026-11', false],
    ['2026-10', true],
    ['2026-12', true],
    ['', false],
  ])('%j is one: %s', (text, isMonth) => {
    expect(isCalendarMonth(text)).toBe(isMonth);
  });

  it('is that of its days', () => {
    expect(monthOf('2026-11-20')).toBe('2026-11');
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', -23, '2024-12'],
    ['0999-11', 1, '0999-12'],
  ])('%s and %i months are %s', (month, months, other) => {
    expect(monthsAfter(month, months)).toBe(other);
  });

  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, day) => {
    expect(firstDayOf(month)).toBe(`${month}-01`);
    expect(lastDayOf(month)).toBe(day);
  });
});

it.each([
  ['a Saturday', '2026-01', '2026-01-30'],
  ['a Saturday of a short month', '2026-02', '2026-02-27'],
  ['a Tuesday', '2026-03', '2026-03-31'],
  ['a Thursday', '2026-04', '2026-04-30'],
  ['a Sunday', '2026-05', '2026-05-29'],
  ['a Friday', '2026-07', '2026-07-31'],
  ['a Monday', '2026-11', '2026-11-30'],
  ['a Thursday, the last day of a year', '2026-12', '2026-12-31'],
  ['a Tuesday, the 29th of February', '2028-02', '2028-02-29'],
  ['a Sunday before the days are counted from', '2023-12', '2023-12-29'],
])('a month that ends on %s, %s, has its last working day on %s (LIMIT-52)', (_, month, day) => {
  expect(lastWorkingDayOf(month)).toBe(day);
});
