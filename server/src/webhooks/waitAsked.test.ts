import { expect, it } from 'vitest';
import { waitAsked } from './waitAsked.ts';

const now = new Date('2026-11-20T12:00:00.500Z');

it.each<[string | undefined, number, number]>([
  ['120', 429, 120],
  [' 120 ', 503, 120],
  ['0', 429, 0],
  ['Fri, 20 Nov 2026 12:10:00 GMT', 503, 600],
  ['Friday, 20-Nov-26 12:10:00 GMT', 503, 600],
  ['Fri, 20 Nov 2026 11:10:00 GMT', 503, 0],
  ['99999999999', 429, 99_999_999_999],
  ['120', 500, 0],
  ['120', 200, 0],
  ['-5', 429, 0],
  ['1.5', 429, 0],
  ['soon', 429, 0],
  ['soon GMT', 429, 0],
  ['2026-11-20 12:10', 429, 0],
  ['', 429, 0],
  [undefined, 429, 0],
])('Retry-After %j of an answer %i asks for %i seconds', (retryAfter, status, seconds) => {
  expect(waitAsked({ status, answer: '', error: null, retryAfter }, now)).toBe(seconds);
});

it('a receiver that does not answer asks for nothing', () => {
  expect(waitAsked({ status: null, answer: null, error: 'timeout' }, now)).toBe(0);
});
