import { aUser, type User } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { plainTexts } from '@portal/records/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userCsv } from './user-csv.ts';

const table = (user: User, columns: readonly string[]) =>
  csvTable(userCsv.columns, [user], columns, (column) => column, plainTexts);

it('writes the columns that are shown, in their order, a person in their parts', () => {
  expect(table(aUser(), ['role', 'name', 'status'])).toEqual([
    ['role', 'lastName', 'firstName', 'email', 'phone', 'status', 'invitedOn'],
    [
      'role.ROLE_ADMIN',
      'Bélanger',
      'Marie',
      'marie.belanger@passerelle.example',
      '5145550100',
      'userStatus.active',
      '2025-01-06',
    ],
  ]);
});

it('writes the days of the reader’s calendar, as the list shows them', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  onTestFinished(() => void vi.unstubAllEnvs());
  const late = aUser({ invitedAt: '2026-11-21T01:00:00.000Z', lastLoginAt: '2026-11-22T04:59:00.000Z' });
  expect(table(late, ['status', 'lastLogin'])[1]).toEqual(['userStatus.active', '2026-11-20', '2026-11-21']);
});

it('leaves empty what is absent', () => {
  const bare = aUser({ phone: null, active: false, invitedAt: null, lastLoginAt: null });
  expect(table(bare, ['name', 'role', 'status', 'lastLogin'])[1]?.slice(3)).toEqual([
    null,
    'role.ROLE_ADMIN',
    'userStatus.inactive',
    null,
    null,
  ]);
});
