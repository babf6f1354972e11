import { describe, expect, it } from 'vitest';
import { aTeacher, aTeacherAccount } from './teacher.fixtures.ts';
import type { Registration, TeacherAccount } from './teacher.ts';
import {
  assignStatusOf,
  canInviteTeacher,
  contractsInProgress,
  isArchivedTeacher,
  type TeacherListStatus,
  teacherCardStatus,
  teacherListStatus,
} from './teacher-status.ts';

const day = '2026-09-01T12:00:00.000Z';

describe('the word in the list', () => {
  it.each<[TeacherListStatus, Partial<TeacherAccount>, string]>([
    ['invited', { invitedAt: day, lastLoginAt: null, active: false }, 'TEA-LIST-08'],
    ['active', { invitedAt: day, lastLoginAt: day, active: true }, 'TEA-LIST-09'],
    ['active', { invitedAt: day, lastLoginAt: null, active: true }, 'TEA-LIST-08, TEA-LIST-09'],
    ['inactive', { invitedAt: null, lastLoginAt: null, active: false }, 'TEA-LIST-10'],
    ['inactive', { invitedAt: day, lastLoginAt: day, active: false }, 'TEA-LIST-10'],
  ])('is %s for %j (%s)', (status, account) => {
    expect(teacherListStatus({ account: aTeacherAccount(account) })).toBe(status);
  });

  it('is inactive without an account', () => {
    expect(teacherListStatus({ account: null })).toBe('inactive');
  });
});

describe('the word on the card is the first that holds (CONFLICT-10)', () => {
  it.each<[string | null, string | null, boolean | null, Registration | null, string]>([
    ['inactive', null, true, 'completed', 'TEA-EDIT-18'],
    ['invited', day, false, null, 'TEA-EDIT-19'],
    ['signed-in', day, true, 'signed-in', 'TEA-EDIT-20'],
    ['registration-completed', day, true, 'completed', 'TEA-EDIT-21'],
    ['active', day, true, null, 'TEA-EDIT-22'],
    ['archived', day, null, 'archived', 'TEA-EDIT-23'],
    ['archived', day, false, 'archived', 'TEA-EDIT-23'],
    ['archived', day, true, 'archived', 'TEA-EDIT-23'],
    ['archived', null, false, 'archived', 'TEA-EDIT-23'],
    [null, day, null, null, 'CONFLICT-10'],
  ])('%s: invited %s, active %s, registration %s (%s)', (status, invitedAt, active, registration) => {
    expect(teacherCardStatus({ account: aTeacherAccount({ invitedAt, active }), registration })).toBe(status);
  });
});

it('is inactive on the card without an account (TEA-EDIT-18)', () => {
  expect(teacherCardStatus({ account: null, registration: null })).toBe('inactive');
});

it('is assigned with any contract (TEA-LIST-11, TEA-LIST-12)', () => {
  expect(assignStatusOf(aTeacher())).toBe('assigned');
  expect(assignStatusOf(aTeacher({ contracts: [] }))).toBe('unassigned');
});

it.each<[boolean, Partial<TeacherAccount> | null, Registration | null]>([
  [true, { invitedAt: null, lastLoginAt: null }, null],
  [true, { invitedAt: day, lastLoginAt: null }, null],
  [false, { invitedAt: day, lastLoginAt: day }, 'signed-in'],
  [false, { invitedAt: day, lastLoginAt: null }, 'archived'],
  [false, null, null],
])(
  'can be invited: %s, with the account %j and the registration %s (CON-SIDE-21)',
  (can, account, registration) => {
    const teacher = { account: account && aTeacherAccount(account), registration };
    expect(canInviteTeacher(teacher)).toBe(can);
    expect(isArchivedTeacher(teacher)).toBe(registration === 'archived');
  },
);

it('has at present what is neither done nor archived', () => {
  const contracts = (['pending', 'activated', 'done', 'archived'] as const).map((status, id) => ({
    id,
    number: `2026-000${id}`,
    status,
  }));
  expect(contractsInProgress({ contracts }).map(({ status }) => status)).toEqual(['pending', 'activated']);
});
