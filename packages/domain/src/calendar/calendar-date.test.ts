import { expect, it } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['26-01-01', false],
  ['12026-01-01', false],
  ['2026-12-31', true],
  ['2026-12-32', false],
  ['2026-06-30', true],
  ['2026-06-31', false],
  ['2026-01-01', true],
  ['2026-11-20T00:00:00Z', false],
  ['', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isCalendarDate(text)).toBe(isDay);
});
