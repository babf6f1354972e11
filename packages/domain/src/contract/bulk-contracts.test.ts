import { expect, it } from 'vitest';
import { whyNoTeacher, whyNotFlagged, whyNotMoved } from './bulk-contracts.ts';
import { aContract } from './contract.fixtures.ts';
import { contractStatuses } from './contract-status.ts';

it.each([
  ['pending', ['already-there', null, 'not-from-here', null]],
  ['activated', ['not-from-here', 'already-there', null, null]],
  ['done', ['not-from-here', 'not-from-here', 'already-there', null]],
  ['archived', ['locked', 'locked', 'locked', 'already-there']],
] as const)(
  'from %s the list leads where its menu does (CON-LIST-24, CON-LIST-25, CON-LIST-26, CON-LIST-27)',
  (status, why) => {
    expect(contractStatuses.map((to) => whyNotMoved(aContract({ status }), to))).toEqual(why);
  },
);

it('flags every contract but an archived one (CON-LIST-28)', () => {
  expect(contractStatuses.map((status) => whyNotFlagged(aContract({ status })))).toEqual([
    null,
    null,
    null,
    'locked',
  ]);
});

it('gives a teacher to contracts that have none and may have one (CON-SIDE-08, CON-SIDE-12)', () => {
  expect(contractStatuses.map((status) => whyNoTeacher(aContract({ status, teacher: null })))).toEqual([
    null,
    null,
    null,
    'locked',
  ]);
  expect(whyNoTeacher(aContract({ status: 'activated' }))).toBe('has-teacher');
});
