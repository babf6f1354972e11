import { expect, it } from 'vitest';
import { contractExpiry, type ExpiryStanding } from './contract-expiry.ts';

it.each<[string, number, ExpiryStanding]>([
  ['2027-01-31', 72, 'open'],
  ['2026-12-21', 31, 'open'],
  ['2026-12-20', 30, 'soon'],
  ['2026-11-20', 0, 'soon'],
  ['2026-11-19', -1, 'expired'],
])('a contract that expires on %s has %i days left on 2026-11-20: %s', (expiresOn, days, standing) => {
  expect(contractExpiry({ status: 'activated', expiresOn }, '2026-11-20')).toEqual({ days, standing });
});

it.each([
  { status: 'activated', expiresOn: null },
  { status: 'done', expiresOn: '2026-11-01' },
  { status: 'archived', expiresOn: '2026-11-01' },
] as const)('nothing is said of $status with $expiresOn', (contract) => {
  expect(contractExpiry(contract, '2026-11-20')).toBeNull();
});
