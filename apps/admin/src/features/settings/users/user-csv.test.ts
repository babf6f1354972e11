import { aUser } from '@portal/domain';
import { expect, it } from 'vitest';
import { type UserCsvWords, userTable } from './user-csv.ts';
import { userColumns } from './user-list-state.ts';

const words: UserCsvWords = { head: (column) => column, role: (role) => role, status: (status) => status };

it('writes the columns that are shown, in their order, a person in their parts', () => {
  expect(userTable([aUser()], ['role', 'name', 'status'], words)).toEqual([
    ['role', 'lastName', 'name', 'email', 'phone', 'status', 'invited'],
    [
      'ROLE_ADMIN',
      'Bélanger',
      'Marie',
      'marie.belanger@passerelle.example',
      '5145550100',
      'active',
      '2025-01-06',
    ],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aUser({ phone: null, active: false, invitedAt: null, lastLoginAt: null });
  expect(userTable([bare], userColumns, words)[1]?.slice(3)).toEqual([
    null,
    'ROLE_ADMIN',
    'inactive',
    null,
    null,
  ]);
});
