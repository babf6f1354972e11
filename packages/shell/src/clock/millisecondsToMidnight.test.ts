import { expect, it } from 'vitest';
import { millisecondsToMidnight } from './millisecondsToMidnight';

it.each([
  [new Date(2026, 10, 20, 23, 59, 59, 250), 750],
  [new Date(2026, 10, 20, 0, 0, 0, 0), 86_400_000],
  [new Date(2026, 11, 31, 22, 0, 0, 0), 7_200_000],
])('counts from %s to the next day', (now, left) => {
  expect(millisecondsToMidnight(now)).toBe(left);
});
