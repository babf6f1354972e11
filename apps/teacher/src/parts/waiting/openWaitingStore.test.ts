import 'fake-indexeddb/auto';
import { aWaitingLesson } from '@portal/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWaitingStore } from './openWaitingStore';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the store of submitted lessons (DECISION-12)', () => {
  it('keeps them over reloads, the oldest first, each person’s apart', async () => {
    const store = await openWaitingStore();
    const lessons = [
      aWaitingLesson({ id: 'later', queuedAt: 2 }),
      aWaitingLesson({ id: 'earlier', queuedAt: 1 }),
      aWaitingLesson({ id: 'other', userId: 32 }),
    ];
    for (const lesson of lessons) await store.put(lesson);
    const reloaded = await openWaitingStore();
    expect((await reloaded.ofUser(31)).map(({ id }) => id)).toEqual(['earlier', 'later']);
    expect(await reloaded.ofUser(33)).toEqual([]);
    expect(await reloaded.get('other')).toEqual(aWaitingLesson({ id: 'other', userId: 32 }));
  });

  it('keeps the last that was said of a lesson, in all tabs, until it is dropped', async () => {
    const [one, other] = [await openWaitingStore(), await openWaitingStore()];
    await one.put(aWaitingLesson());
    await other.put(aWaitingLesson({ state: 'sent' }));
    expect(await one.ofUser(31)).toMatchObject([{ state: 'sent' }]);
    await one.drop('a1');
    expect(await other.get('a1')).toBeUndefined();
  });

  it('replaces a lesson, but not one that was dropped in another tab', async () => {
    const [one, other] = [await openWaitingStore(), await openWaitingStore()];
    await one.put(aWaitingLesson());
    expect(await one.replace(aWaitingLesson({ state: 'sending' }))).toBe(true);
    expect(await other.get('a1')).toMatchObject({ state: 'sending' });
    await other.drop('a1');
    expect(await one.replace(aWaitingLesson({ state: 'sent' }))).toBe(false);
    expect(await other.get('a1')).toBeUndefined();
  });

  it('drops a lesson that is not recorded yet, and says whether it did', async () => {
    const store = await openWaitingStore();
    await store.put(aWaitingLesson());
    await store.put(aWaitingLesson({ id: 'b2', state: 'sent' }));
    expect(await store.dropUnsent('a1')).toBe(true);
    expect(await store.dropUnsent('a1')).toBe(false);
    expect(await store.dropUnsent('b2')).toBe(false);
    expect(await store.ofUser(31)).toMatchObject([{ id: 'b2' }]);
  });

  it('makes room for a newer version of the portal in another tab', async () => {
    await openWaitingStore();
    const newer = indexedDB.open('waiting-attendance', 2);
    await new Promise((resolve, reject) => {
      newer.onsuccess = resolve;
      newer.onblocked = reject;
    });
  });

  it('is opened again after another tab has deleted it', async () => {
    const store = await openWaitingStore();
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('waiting-attendance');
      deletion.onsuccess = resolve;
      deletion.onblocked = reject;
    });
    await store.put(aWaitingLesson());
    expect(await store.ofUser(31)).toEqual([aWaitingLesson()]);
  });

  it('is opened again after the browser has refused to open it again', async () => {
    const store = await openWaitingStore();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('waiting-attendance').onsuccess = resolve;
    });
    const refusal = new DOMException('The storage is not available.', 'SecurityError');
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw refusal;
    });
    await expect(store.ofUser(31)).rejects.toBe(refusal);
    expect(await store.ofUser(31)).toEqual([]);
  });

  it('says so when the browser does not answer', async () => {
    // Waits behind a deletion that another tab delays.
    await new Promise((resolve) => {
      indexedDB.open('waiting-attendance', 1).onsuccess = resolve;
    });
    indexedDB.deleteDatabase('waiting-attendance');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = expect(openWaitingStore()).rejects.toThrow('does not open');
    await vi.advanceTimersByTimeAsync(2000);
    await late;
  });
});
