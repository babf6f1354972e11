import { describe, expect, it } from 'vitest';
import { isSameViewName, movedBy, nameToMoveUnder } from './list-view.ts';

const own = [
  { name: 'Fin du mois', query: 'status=done' },
  { name: 'À suivre', query: 'type=2' },
];
const long = 'a'.repeat(60);

describe('a view that moves up', () => {
  it.each([
    ['keeps a free name', { name: 'Groupes', query: 'type=3' }, own, 'Groupes'],
    ['is left out if it is there already', { name: 'FIN DU MOIS', query: 'status=done' }, own, null],
    ['gets a number if the name is taken', { name: 'Fin du mois', query: 'x' }, own, 'Fin du mois (2)'],
    [
      'is left out if it is there under its number',
      { name: 'Fin du mois', query: 'x' },
      [...own, { name: 'Fin du mois (2)', query: 'x' }],
      null,
    ],
    [
      'gets the next number',
      { name: 'Fin du mois', query: 'y' },
      [...own, { name: 'Fin du mois (2)', query: 'x' }],
      'Fin du mois (3)',
    ],
    [
      'stays within the longest name',
      { name: long, query: 'x' },
      [{ name: long, query: 'y' }],
      `${'a'.repeat(56)} (2)`,
    ],
  ])('%s', (_what, view, views, name) => {
    expect(nameToMoveUnder(view, views)).toBe(name);
  });
});

it('knows a name again in other letters, but not without its accents', () => {
  expect(isSameViewName('À SUIVRE', 'à suivre')).toBe(true);
  expect(isSameViewName('A suivre', 'à suivre')).toBe(false);
});

it.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('moves %i by %i', (id, step, moved) => {
  expect(movedBy([1, 2, 3], id, step)).toEqual(moved);
});
