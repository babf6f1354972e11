import { describe, expect, it } from 'vitest';
import { aContract } from './contract.fixtures.ts';
import {
  type ContractColumn,
  contractColumns,
  contractOrders,
  contractToggles,
  defaultContractStatus,
  isTicked,
  withTick,
} from './contract-list.ts';
import { contractStatuses } from './contract-status.ts';

describe('the four flavours of the list', () => {
  it.each(contractStatuses)('has flag, ticks and notes for %s contracts', (status) => {
    const columns: readonly ContractColumn[] = contractColumns[status];
    expect(columns[0]).toBe('flagged');
    expect(columns.at(-1)).toBe('notes');
    expect(
      columns.filter((column) => contractToggles.some((toggle) => toggle === column)).length,
    ).toBeGreaterThan(1);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('differs from one to the other (CON-LIST-12)', () => {
    expect(new Set(contractStatuses.map((status) => contractColumns[status].join())).size).toBe(4);
  });

  it('sorts by a column that it shows', () => {
    for (const status of contractStatuses) {
      const columns: readonly ContractColumn[] = contractColumns[status];
      expect(columns).toContain(contractOrders[status].by);
    }
  });

  it('opens with the activated contracts (CON-LIST-36)', () => {
    expect(defaultContractStatus).toBe('activated');
  });
});

describe('ticks', () => {
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
