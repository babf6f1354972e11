import { aContract } from '@portal/domain';
import { expect, it } from 'vitest';
import { minutesInAll, ordered } from './past-contracts.ts';

const contracts = [
  aContract({ id: 1, number: '2026-0009', startsOn: '2026-01-05', status: 'done', minutesTaught: 600 }),
  aContract({ id: 2, number: '2026-0010', startsOn: null, company: null, minutesTaught: 0 }),
  aContract({ id: 3, number: '2025-0300', startsOn: '2026-09-08', company: { id: 7, name: 'Éduc inc.' } }),
];

it.each([
  ['startsOn', 'DESC', [3, 1, 2]],
  ['startsOn', 'ASC', [1, 3, 2]],
  ['number', 'ASC', [3, 1, 2]],
  ['company', 'ASC', [1, 3, 2]],
  ['company', 'DESC', [3, 1, 2]],
  ['status', 'ASC', [3, 2, 1]],
] as const)('by %s %s the history comes as %j', (by, direction, ids) => {
  expect(ordered(contracts, { by, direction }).map(({ id }) => id)).toEqual(ids);
});

it('adds up what was taught, unless that is not told of each contract', () => {
  expect(minutesInAll(contracts.slice(0, 2))).toBe(600);
  expect(minutesInAll([aContract({ minutesTaught: null }), aContract()])).toBeNull();
  expect(minutesInAll([])).toBe(0);
});
