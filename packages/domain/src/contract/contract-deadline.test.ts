import { expect, it } from 'vitest';
import { deadlineOf } from './contract-deadline.ts';

const today = '2026-11-21';

it.each([
  ['well before both', '2026-12-18', '2027-01-31', null],
  ['on its last day', '2026-11-21', null, null],
  ['a day past its end', '2026-11-20', '2027-01-31', { what: 'ended', days: 1 }],
  ['a month before it expires', '2026-12-18', '2026-12-21', { what: 'expires', days: 30 }],
  ['a day earlier', '2026-12-18', '2026-12-22', null],
  ['on the day it expires', null, '2026-11-21', { what: 'expires', days: 0 }],
  ['past both: what is worse', '2026-10-20', '2026-11-18', { what: 'expired', days: 3 }],
  ['without dates', null, null, null],
] as const)('%s', (_, endsOn, expiresOn, deadline) => {
  expect(deadlineOf({ status: 'activated', endsOn, expiresOn }, today)).toEqual(deadline);
});

it.each(['pending', 'done', 'archived'] as const)('nothing presses on a contract that is %s', (status) => {
  expect(deadlineOf({ status, endsOn: '2020-01-01', expiresOn: '2020-01-01' }, today)).toBeNull();
});
