import { describe, expect, it } from 'vitest';
import { bestCorner } from './toast-corner';

const free = { needed: 0, others: 0 };

describe('the corner of the messages', () => {
  it.each([
    ['the usual one while it is free', { end: free, start: free, center: free }, 'end'],
    [
      'another one when a submit button is there',
      { end: { needed: 1, others: 0 }, start: free, center: free },
      'start',
    ],
    [
      'the one that hides the fewest links, rather than the menus of rows',
      { end: { needed: 2, others: 0 }, start: { needed: 0, others: 6 }, center: { needed: 0, others: 2 } },
      'center',
    ],
    [
      'the usual one when all are as bad',
      {
        end: { needed: 1, others: 1 },
        start: { needed: 1, others: 1 },
        center: { needed: 1, others: 1 },
      },
      'end',
    ],
  ] as const)('is %s (DECISION-44)', (_case, covered, corner) => {
    expect(bestCorner(covered)).toBe(corner);
  });
});
