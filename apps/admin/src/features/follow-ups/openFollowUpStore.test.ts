import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFollowUpStore } from './openFollowUpStore';

const today = '2026-11-20';
const away = { contractId: 412, kind: 'outline', until: '2026-11-27', remindedOn: null } as const;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

it('keeps what each person has put away, over reloads', async () => {
  const store = await openFollowUpStore(today);
  await store.storeMarks(7, [away]);
  await store.storeMarks(7, [{ ...away, until: '2026-12-04' }]);
  await store.storeMarks(8, [{ ...away, kind: 'lesson' }]);
  const reloaded = await openFollowUpStore(today);
  expect(await reloaded.marksOf(7)).toEqual([{ ...away, until: '2026-12-04' }]);
  expect(await reloaded.marksOf(8)).toEqual([{ ...away, kind: 'lesson' }]);
  expect(await reloaded.marksOf(9)).toEqual([]);
});

it('forgets a mark on the day its item comes back, and a reminder after 60 days', async () => {
  const store = await openFollowUpStore(today);
  await store.storeMarks(7, [away]);
  await store.storeMarks(7, [{ ...away, kind: 'reports', until: null, remindedOn: today }]);
  expect(await (await openFollowUpStore('2026-11-26')).marksOf(7)).toHaveLength(2);
  expect((await (await openFollowUpStore('2026-11-27')).marksOf(7)).map(({ kind }) => kind)).toEqual([
    'reports',
  ]);
  expect(await (await openFollowUpStore('2027-01-20')).marksOf(7)).toEqual([]);
});

it('keeps the last count of each person', async () => {
  const store = await openFollowUpStore(today);
  await store.storeCount(7, { count: 12, at: 1000 });
  await store.storeCount(7, { count: 11, at: 2000 });
  expect(await store.countOf(7)).toEqual({ count: 11, at: 2000 });
  expect(await store.countOf(8)).toBeUndefined();
});

it('forgets what has moved up, but not what was changed meanwhile', async () => {
  const store = await openFollowUpStore(today);
  const lesson = { ...away, kind: 'lesson' } as const;
  await store.storeMarks(7, [away, lesson]);
  await store.storeMarks(7, [{ ...lesson, until: '2026-12-04' }]);
  await store.forget(7, [away, lesson]);
  expect(await store.marksOf(7)).toEqual([{ ...lesson, until: '2026-12-04' }]);
});

it('opens again after the browser has closed the database', async () => {
  const store = await openFollowUpStore(today);
  await store.storeMarks(7, [away]);
  // Simulates a newer version of the portal in another tab, for which the store must close.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('chase').onsuccess = resolve;
  });
  await store.storeMarks(7, [{ ...away, until: '2026-12-04' }]);
  expect(await store.marksOf(7)).toEqual([{ ...away, until: '2026-12-04' }]);
});
