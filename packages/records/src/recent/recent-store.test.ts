import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecent } from './forget-recent';
import type { RecentRecord } from './recent-records';
import { maxStored, recentRecords, storeRecentOf } from './recent-store';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const contract = (id: number): RecentRecord => ({
  kind: 'contract',
  id,
  label: `2026-${id}`,
  detail: 'Banque Champlain',
});
const student: RecentRecord = { kind: 'student', id: 412, label: 'Inès Fortin', detail: '' };
const idsOf = async (userId: number) => (await recentRecords(userId)).map(({ id }) => id);

describe('what was opened lately (DECISION-12)', () => {
  it('is told the newest first, each person’s apart', async () => {
    await storeRecentOf(1, contract(412), 1);
    await storeRecentOf(1, student, 3);
    await storeRecentOf(2, contract(409), 2);
    expect(await recentRecords(1)).toEqual([student, contract(412)]);
    expect(await idsOf(2)).toEqual([409]);
    expect(await idsOf(3)).toEqual([]);
  });

  it('has a record once, called as it was last', async () => {
    await storeRecentOf(1, contract(412), 1);
    await storeRecentOf(1, contract(409), 2);
    await storeRecentOf(1, { ...contract(412), label: '2026-0412' }, 3);
    expect((await recentRecords(1)).map(({ label }) => label)).toEqual(['2026-0412', '2026-409']);
  });

  it('forgets the oldest when there are too many', async () => {
    for (let id = 1; id <= maxStored + 2; id += 1) await storeRecentOf(1, contract(id), id);
    const stored = await idsOf(1);
    expect(stored).toHaveLength(maxStored);
    expect(stored.at(-1)).toBe(3);
  });

  it('is nothing where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('refused');
      },
    });
    expect(await recentRecords(1)).toEqual([]);
  });

  it('is gone once nobody is signed in', async () => {
    await storeRecentOf(1, contract(412), 1);
    let status = 'signed-in';
    let hear = () => {};
    forgetRecent({
      state: () => ({ status, user: null, generation: 0 }),
      subscribe: (listener: () => void) => {
        hear = listener;
        return () => {};
      },
    } as unknown as Parameters<typeof forgetRecent>[0]);
    expect(await idsOf(1)).toEqual([412]);
    status = 'signed-out';
    hear();
    expect(await idsOf(1)).toEqual([]);
  });
});
