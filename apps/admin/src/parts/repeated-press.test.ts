import { expect, it } from 'vitest';
import { isRepeated } from './repeated-press';

it.each([
  ['at the same moment', { id: 5, at: 1000 }, true],
  ['349 ms later', { id: 5, at: 1349 }, true],
  ['350 ms later', { id: 5, at: 1350 }, false],
  ['at once, for somebody else', { id: 6, at: 1000 }, false],
])(
  'a press of "Send invitation" %s repeats the one before: %s (SET-USER-21, LIMIT-09)',
  (_, press, repeated) => {
    expect(isRepeated(press, { id: 5, at: 1000 })).toBe(repeated);
  },
);
