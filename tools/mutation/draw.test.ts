import { expect, it } from 'vitest';
import { draw } from './draw.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const drawn = (items: readonly string[], seed: string) => draw(items, (letter) => letter, { seed, count: 5 });

it('draws the same items for the same seed, whatever their order', () => {
  expect(drawn(letters.toReversed(), '2026-11-28')).toEqual(drawn(letters, '2026-11-28'));
});

it('draws other items for another seed', () => {
  expect(drawn(letters, '2026-11-29')).not.toEqual(drawn(letters, '2026-11-28'));
});

it('draws each item once, and all of them when there are too few', () => {
  expect(new Set(drawn(letters, '2026-11-28')).size).toBe(5);
  expect(drawn(['a', 'b'], '2026-11-28').toSorted()).toEqual(['a', 'b']);
});
