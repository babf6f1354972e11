import { expect, it } from 'vitest';
import { aPlannedClass, aPlannedContract } from './planned-class.fixtures.ts';
import { teacherWeeks, withContracts } from './teacher-weeks.ts';

const days = ['2026-11-23', '2026-11-24'];
const zoe = { id: 2, name: 'Zoé', lastName: 'Abel' };
const contracts = [
  aPlannedContract(),
  aPlannedContract({ id: 13, teacher: zoe }),
  aPlannedContract({ id: 14, teacher: null }),
];
const classes = withContracts(
  [
    aPlannedClass({ id: 1, time: '14:00', minutes: 60 }),
    aPlannedClass({ id: 2, time: '08:30' }),
    aPlannedClass({ id: 3, date: '2026-11-24', isCancelled: true }),
    aPlannedClass({ id: 4, date: '2026-11-25' }),
    aPlannedClass({ id: 5, contractId: 13, date: '2026-11-24' }),
    aPlannedClass({ id: 6, contractId: 14 }),
    aPlannedClass({ id: 7, contractId: 99 }),
  ],
  contracts,
);

it('joins classes with their contracts, and leaves out those without', () => {
  expect(classes.map(({ id, contract }) => [id, contract.id])).toEqual([
    [1, 12],
    [2, 12],
    [3, 12],
    [4, 12],
    [5, 13],
    [6, 14],
  ]);
});

it('has a week for each teacher: nobody first, then by name, with the classes of each day in order', () => {
  const weeks = teacherWeeks(classes, days).map(({ teacher, minutes, days: ofDays }) => [
    teacher?.name ?? null,
    minutes,
    ofDays.map((ofDay) => ofDay.map(({ id }) => id)),
  ]);
  const expected = [
    [null, 90, [[6], []]],
    ['Léa', 150, [[2, 1], [3]]],
    ['Zoé', 90, [[], [5]]],
  ];
  expect(weeks).toEqual(expected);
  expect(teacherWeeks(classes.toReversed(), days).map(({ teacher }) => teacher?.name ?? null)).toEqual([
    null,
    'Léa',
    'Zoé',
  ]);
});
