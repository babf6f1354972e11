import { describe, expect, it } from 'vitest';
import { aContract } from './contract.fixtures.ts';
import {
  contractColumns,
  contractOrders,
  contractToggles,
  defaultContractStatus,
  isTicked,
  withTick,
} from './contract-list.ts';
import type { ContractStatus } from './contract-status.ts';

describe('the four flavours of the list', () => {
  const beginning = ['flagged', 'number', 'company', 'students', 'language', 'courseType', 'teacher'];

  it.each<[ContractStatus, string[], string]>([
    ['pending', ['startsOn', 'endsOn', 'confirmationSent'], 'CON-LIST-12'],
    [
      'activated',
      ['hours', 'startsOn', 'endsOn', 'si', 'tcs', 'sc', 'attendance', 'material'],
      'CON-LIST-12',
    ],
    ['done', ['startsOn', 'endsOn', 'sentToClient', 'completed'], 'CON-LIST-12'],
    [
      'archived',
      ['startsOn', 'endsOn', 'confirmationSent', 'si', 'tcs', 'sc', 'sentToClient', 'completed'],
      'CON-LIST-12',
    ],
  ])('of %s contracts shows, between the teacher and the notes, %j (%s)', (status, own) => {
    expect(contractColumns[status]).toEqual([...beginning, ...own, 'notes']);
  });

  it.each<[ContractStatus, string, string]>([
    ['pending', 'startsOn', 'ASC'],
    ['activated', 'endsOn', 'ASC'],
    ['done', 'endsOn', 'DESC'],
    ['archived', 'number', 'DESC'],
  ])('of %s contracts opens by %s, %s (DECISION-33)', (status, by, direction) => {
    expect(contractOrders[status]).toEqual({ by, direction });
  });

  it('opens with the activated contracts (CON-LIST-36)', () => {
    expect(defaultContractStatus).toBe('activated');
  });
});

describe('ticks', () => {
  it('can be set in a row of the list, each by itself (CON-LIST-29)', () => {
    expect(contractToggles).toEqual([
      'flagged',
      'confirmationSent',
      'si',
      'tcs',
      'sc',
      'sentToClient',
      'completed',
    ]);
  });

  it.each([...contractToggles, 'attendanceComplete' as const])(
    'sets and clears %s and nothing else (CONFLICT-15)',
    (toggle) => {
      const before = withTick(aContract(), toggle, false, '2026-11-20');
      const after = withTick(before, toggle, true, '2026-11-20');
      expect(isTicked(before, toggle)).toBe(false);
      expect(isTicked(after, toggle)).toBe(true);
      expect(withTick(after, toggle, false, '2026-11-20')).toEqual(before);
    },
  );

  it('dates "sent to client" today (CONFLICT-15)', () => {
    expect(withTick(aContract(), 'sentToClient', true, '2026-11-20').sentToClientOn).toBe('2026-11-20');
  });
});
