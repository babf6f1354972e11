import { expect, it } from 'vitest';
import { type StatementClass, statementChanges } from './statement-changes.ts';

const one = (differing: Partial<StatementClass> = {}): StatementClass => ({
  id: 1,
  contractId: 12,
  date: '2026-10-28',
  minutes: 90,
  ...differing,
});
const two = one({ id: 2, date: '2026-10-29', minutes: 60 });

it.each([
  ['nothing', [one(), two], [], 0],
  ['a class that was recorded later', [one(), two, one({ id: 3 })], [[3, 'added']], 90],
  ['a longer class', [one({ minutes: 120 }), two], [[1, 'changed']], 30],
  ['another day', [one({ date: '2026-10-27' }), two], [[1, 'changed']], 0],
  ['another contract', [one({ contractId: 13 }), two], [[1, 'changed']], 0],
  ['a deleted class', [two], [[1, 'removed']], -90],
  [
    'a class instead of another one',
    [two, one({ id: 3 })],
    [
      [3, 'added'],
      [1, 'removed'],
    ],
    0,
  ],
  [
    'everything',
    [],
    [
      [1, 'removed'],
      [2, 'removed'],
    ],
    -150,
  ],
] as const)('what happened after a statement: %s', (_, present, changes, difference) => {
  const found = statementChanges([one(), two], present);
  expect([...found.changes]).toEqual(changes);
  expect(found.differenceMinutes).toBe(difference);
});
