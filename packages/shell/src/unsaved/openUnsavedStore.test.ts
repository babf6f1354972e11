import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUnsavedStore } from './openUnsavedStore';
import type { Draft } from './unsaved-work';

const noon = Date.parse('2026-11-20T12:00:00-05:00');
const day = 24 * 60 * 60 * 1000;

const aWork = (changes: Partial<Draft> = {}): Draft => ({
  userId: 7,
  form: 'contract',
  record: '412',
  id: 'a',
  title: '2026-0412',
  initialValues: { invoice: 'F-1' },
  typed: { invoice: 'F-2' },
  savedAt: noon,
  ...changes,
});
const place = { userId: 7, form: 'contract', record: '412' } as const;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the store of unsaved work', () => {
  it('keeps the last of what was typed, over reloads', async () => {
    const store = await openUnsavedStore();
    await store.keep(aWork());
    await store.keep(aWork({ typed: { invoice: 'F-3' } }));
    const reloaded = await openUnsavedStore();
    expect(await reloaded.at(place)).toEqual([aWork({ typed: { invoice: 'F-3' } })]);
  });

  it.each<[string, Partial<Draft>]>([
    ['another person', { userId: 8 }],
    ['another form', { form: 'note' }],
    ['another record', { record: '4120' }],
  ])('gives nothing to %s', async (_case, changes) => {
    const store = await openUnsavedStore();
    await store.keep(aWork(changes));
    expect(await store.at(place)).toEqual([]);
  });

  it('lets two tabs keep theirs side by side, the newest first', async () => {
    const [one, other] = [await openUnsavedStore(), await openUnsavedStore()];
    await one.keep(aWork({ id: 'one' }));
    await other.keep(aWork({ id: 'other', savedAt: noon + 1 }));
    expect((await one.at(place)).map(({ id }) => id)).toEqual(['other', 'one']);
    await one.drop(aWork({ id: 'one' }));
    expect((await other.at(place)).map(({ id }) => id)).toEqual(['other']);
  });

  it('lists and drops all that one person has, and nothing of others (DECISION-12)', async () => {
    const store = await openUnsavedStore();
    const works = [aWork(), aWork({ form: 'note', id: 'n' }), aWork({ userId: 70, id: 'o' })];
    for (const work of works) await store.keep(work);
    expect((await store.ofUser(7)).map(({ id }) => id).sort()).toEqual(['a', 'n']);
    await store.dropOfUser(7);
    expect(await store.ofUser(7)).toEqual([]);
    expect(await store.ofUser(70)).toHaveLength(1);
  });

  it('forgets what has been there for 30 days', async () => {
    const store = await openUnsavedStore();
    await store.keep(aWork({ id: 'younger', savedAt: noon - 30 * day + 1 }));
    await store.keep(aWork({ id: 'older', savedAt: noon - 30 * day }));
    const reopened = await openUnsavedStore();
    expect((await reopened.ofUser(7)).map(({ id }) => id)).toEqual(['younger']);
  });

  it('makes room for a newer version of the portal in another tab', async () => {
    await openUnsavedStore();
    const newer = indexedDB.open('unsaved-work', 2);
    await new Promise((resolve, reject) => {
      newer.onsuccess = resolve;
      newer.onblocked = reject;
    });
  });

  it('is opened again after another tab has deleted it', async () => {
    const store = await openUnsavedStore();
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('unsaved-work');
      deletion.onsuccess = resolve;
      deletion.onblocked = reject;
    });
    await store.keep(aWork());
    expect(await store.at(place)).toEqual([aWork()]);
  });

  it('is opened again after the browser has closed it', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const store = await openUnsavedStore();
    const connection: IDBDatabase = open.mock.results[0]?.value.result;
    const closed = new Promise((resolve) => connection.addEventListener('close', resolve));
    // The type declarations ask for the class instead of a connection.
    forceCloseDatabase(connection as never);
    await closed;
    await store.keep(aWork());
    expect(await store.at(place)).toEqual([aWork()]);
  });

  it('says so when the browser refuses', async () => {
    const refusal = new DOMException('A private window', 'SecurityError');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw refusal;
    });
    await expect(openUnsavedStore()).rejects.toBe(refusal);
  });

  it('says so when the browser does not answer, as behind a deletion that another tab holds up', async () => {
    await new Promise((resolve) => {
      indexedDB.open('unsaved-work', 1).onsuccess = resolve;
    });
    indexedDB.deleteDatabase('unsaved-work');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = expect(openUnsavedStore()).rejects.toThrow('does not open');
    await vi.advanceTimersByTimeAsync(2000);
    await late;
  });
});
