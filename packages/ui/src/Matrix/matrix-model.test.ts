import { expect, it } from 'vitest';
import { columnGroups, type MatrixColumn } from './matrix-model.ts';

const columns = (...groups: readonly (string | undefined)[]): MatrixColumn[] =>
  groups.map((group, id) => ({
    id,
    label: id,
    group: group === undefined ? group : { id: group, label: group },
  }));

it.each([
  ['no groups at all', columns(undefined, undefined), []],
  [
    'neighbours under one head',
    columns('Sep', 'Sep', 'Oct'),
    [
      ['Sep', 2],
      ['Oct', 1],
    ],
  ],
  [
    'the same group again, later',
    columns('Sep', 'Oct', 'Sep'),
    [
      ['Sep', 1],
      ['Oct', 1],
      ['Sep', 1],
    ],
  ],
  [
    'a column without a group',
    columns('Sep', undefined, undefined),
    [
      ['Sep', 1],
      [undefined, 1],
      [undefined, 1],
    ],
  ],
])('puts heads over %s', (_case, given, expected) => {
  expect(columnGroups(given).map(({ label, span }) => [label, span])).toEqual(expected);
});
