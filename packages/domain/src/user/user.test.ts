import { describe, expect, it } from 'vitest';
import { plainPhone } from './phone.ts';
import { aUser } from './user.fixtures.ts';
import type { User } from './user.ts';
import { type AccessLoss, accessLossOf, canInvite, type UserStatus, userStatusOf } from './user-status.ts';

const day = '2026-09-01T12:00:00.000Z';

describe('a user in the list', () => {
  it.each<[UserStatus, Partial<User>, string]>([
    ['invited', { invitedAt: day, lastLoginAt: null, active: false }, 'SET-USER-17'],
    ['active', { invitedAt: day, lastLoginAt: null, active: true }, 'SET-USER-17, SET-USER-18'],
    ['active', { invitedAt: null, lastLoginAt: day, active: true }, 'SET-USER-18'],
    ['inactive', { invitedAt: null, lastLoginAt: null, active: false }, 'SET-USER-19'],
    ['inactive', { invitedAt: day, lastLoginAt: day, active: false }, 'SET-USER-19'],
    ['inactive', { invitedAt: day, lastLoginAt: null, active: false, archived: true }, 'SET-USER-19'],
  ])('is %s with %j (%s)', (status, situation) => {
    expect(userStatusOf(aUser(situation))).toBe(status);
  });

  it('can be invited until the first sign-in (SET-USER-20)', () => {
    expect(canInvite(aUser({ lastLoginAt: null }))).toBe(true);
    expect(canInvite(aUser({ lastLoginAt: day }))).toBe(false);
  });

  it('cannot be invited while archived as a teacher (SET-USER-20, CONFLICT-10)', () => {
    expect(canInvite(aUser({ lastLoginAt: null, archived: true }))).toBe(false);
  });
});

describe('a change of one’s own record', () => {
  it.each<[AccessLoss | null, Partial<User>]>([
    [null, {}],
    [null, { name: 'Marie-Ève' }],
    ['account', { active: false }],
    ['role', { role: 'ROLE_TEACHER' }],
    ['account', { active: false, role: 'ROLE_TEACHER' }],
  ])('takes %s with %j', (loss, change) => {
    expect(accessLossOf(aUser(), aUser(change))).toBe(loss);
  });

  it('takes nothing that was not there', () => {
    const archivedTeacher = aUser({ active: false, role: 'ROLE_TEACHER' });
    expect(accessLossOf(archivedTeacher, archivedTeacher)).toBeNull();
    expect(accessLossOf(archivedTeacher, aUser())).toBeNull();
  });
});

it.each([
  ['514-555-0100', '5145550100'],
  ['(514) 555.0100', '5145550100'],
  ['+1 514 555 0100', '5145550100'],
  ['[514]\u00a0555\u20110100', '5145550100'],
  ['+33 1 42 68 53 00', '+33142685300'],
  ['514 555 0100 +1', '5145550100+1'],
  ['514 555 0100 poste 4', '5145550100poste4'],
])('reads the phone %s as %s (DECISION-35)', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});
