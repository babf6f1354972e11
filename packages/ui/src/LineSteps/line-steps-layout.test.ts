import { expect, it } from 'vitest';
import { inOrder, labelsThatFit, places, stepPath } from './line-steps-layout.ts';

const scale = ['A1', 'A2', 'B1', 'B2'] as const;

it('draws the points in the order of their days, whatever order they came in', () => {
  const days = inOrder([{ on: '2026-11-20' }, { on: '2025-01-15' }, { on: '2026-02-03' }]);
  expect(days.map(({ on }) => on)).toEqual(['2025-01-15', '2026-02-03', '2026-11-20']);
});

it('places points across by their days and up by their steps', () => {
  const points = [
    { on: '2026-01-01', step: 'A1' },
    { on: '2026-01-11', step: 'B2' },
    { on: '2026-01-21', step: 'B1' },
  ] as const;
  expect(places(points, scale)).toEqual([
    { x: 0, y: 3.5 },
    { x: 50, y: 0.5 },
    { x: 100, y: 1.5 },
  ]);
});

it('puts a single day in the middle', () => {
  expect(places([{ on: '2026-01-01', step: 'A2' }], scale)).toEqual([{ x: 50, y: 2.5 }]);
});

it('gives no place to a step that is not on the scale', () => {
  const points = [
    { on: '2026-01-01', step: 'A1' },
    { on: '2026-01-02', step: 'Z9' },
  ];
  expect(places(points, ['A1', 'A2'])).toEqual([{ x: 0, y: 1.5 }, undefined]);
});

it('keeps a step until the next point', () => {
  expect(
    stepPath([
      { x: 0, y: 3.5 },
      { x: 50, y: 2.5 },
      { x: 100, y: 2.5 },
    ]),
  ).toBe('M0 3.5H50V2.5H100V2.5');
  expect(stepPath([])).toBe('');
});

it.each([
  [[], 20, []],
  [[50], 20, [true]],
  [[0, 100], 20, [true, true]],
  [[0, 10, 20, 90, 100], 20, [true, false, true, false, true]],
  [[0, 5, 100], 60, [true, false, true]],
  [[0, 10], 20, [false, true]],
])('of words at %j percent, %d apart, shows %j', (xs, gap, shown) => {
  expect(labelsThatFit(xs, gap)).toEqual(shown);
});
