import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openViewStore } from './openViewStore';
import type { SavedView } from './view-store';

const aView = (changes: Partial<SavedView> = {}): SavedView => ({
  userId: 7,
  list: 'contracts',
  id: 'a',
  name: 'Fin du mois',
  query: 'status=done&columns=all',
  ...changes,
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the views of each person and each list apart, over reloads', async () => {
  const store = await openViewStore();
  await store.keep(aView());
  await store.keep(aView({ id: 'b', name: 'À moi' }));
  await store.keep(aView({ userId: 8 }));
  await store.keep(aView({ list: 'students' }));
  const reloaded = await openViewStore();
  expect(await reloaded.of(7, 'contracts')).toEqual([aView(), aView({ id: 'b', name: 'À moi' })]);
  expect(await reloaded.of(7, 'teachers')).toEqual([]);
});

it('is opened again after another tab has deleted it', async () => {
  const store = await openViewStore();
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('saved-views');
    deletion.onsuccess = resolve;
    deletion.onblocked = reject;
  });
  await store.keep(aView());
  expect(await store.of(7, 'contracts')).toEqual([aView()]);
});

it('puts a view in place of what its id was before, and drops it', async () => {
  const store = await openViewStore();
  await store.keep(aView());
  await store.keep(aView({ name: 'Terminés' }));
  expect(await store.of(7, 'contracts')).toEqual([aView({ name: 'Terminés' })]);
  await store.drop(aView());
  expect(await store.of(7, 'contracts')).toEqual([]);
});
