import { expect, it } from 'vitest';
import { dayInWords } from './dayInWords.ts';

it.each([
  ['fr', '2026-12-01', '1er décembre 2026'],
  ['fr', '2026-12-11', '11 décembre 2026'],
  ['fr', '2026-12-21', '21 décembre 2026'],
  ['en', '2026-12-01', 'December 1, 2026'],
] as const)('writes in %s the day %s as %s (DECISION-82)', (language, day, words) => {
  expect(dayInWords(language, day)).toBe(words);
});
