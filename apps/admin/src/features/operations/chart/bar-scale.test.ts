import { expect, it } from 'vitest';
import { labelledBars, roundTop } from './bar-scale';

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [21, 50],
  [50, 50],
  [51, 100],
  [7200, 10_000],
])('the top of a chart for %d is %d', (value, top) => {
  expect(roundTop(value)).toBe(top);
});

it.each([
  [0, []],
  [1, [0]],
  [6, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6]],
  [104, [0, 18, 36, 54, 72, 90]],
])('of %d bars, %o have a label', (count, places) => {
  expect(labelledBars(count, 6)).toEqual(places);
});
