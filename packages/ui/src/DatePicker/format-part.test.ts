import { expect, it } from 'vitest';
import { formatPart } from './format-part';

it.each([
  ['2026-12-01', 'fr-CA', 'mardi 1er décembre 2026'],
  ['2026-12-11', 'fr-CA', 'vendredi 11 décembre 2026'],
  ['2026-12-01', 'en-CA', 'Tuesday, December 1, 2026'],
])('says the day %s in %s as %s (DECISION-82)', (day, locale, words) => {
  expect(formatPart(day, locale, 'day')).toBe(words);
});

it('has no day in the names of months and weekdays', () => {
  expect(formatPart('2026-12-01', 'fr-CA', 'month')).toBe('décembre 2026');
  expect(formatPart('2026-12-01', 'fr-CA', 'shortWeekday')).toBe('mar');
});
