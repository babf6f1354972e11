import type { DBSchema } from 'idb';
import { openDatabase } from '../storage/openDatabase';
import type { UnsavedStore } from './unsaved-store';
import { type Draft, draftLifetime } from './unsaved-work';

/** A draft as stored. Its property names are those of the first version, because drafts outlive a deployment. */
interface StoredDraft extends Omit<Draft, 'initialValues' | 'savedAt'> {
  began: unknown;
  keptAt: number;
}

interface UnsavedSchema extends DBSchema {
  works: { key: string[]; value: StoredDraft; indexes: { keptAt: number } };
}

/** Opens the IndexedDB of unsaved input and deletes what is older than 30 days. Rejects if the browser denies it. */
export async function openUnsavedStore(): Promise<UnsavedStore> {
  const database = await openDatabase<UnsavedSchema>('unsaved-work', (fresh) => {
    const works = fresh.createObjectStore('works', { keyPath: ['userId', 'form', 'record', 'id'] });
    works.createIndex('keptAt', 'keptAt');
  });
  const within = (...part: (string | number)[]) => IDBKeyRange.bound(part, [...part, []]);
  const newestFirst = (stored: StoredDraft[]) =>
    stored
      .sort((one, other) => other.keptAt - one.keptAt)
      .map(({ began, keptAt, ...draft }): Draft => ({ ...draft, initialValues: began, savedAt: keptAt }));

  const cleanup = (await database()).transaction('works', 'readwrite');
  const expired = IDBKeyRange.upperBound(Date.now() - draftLifetime);
  for await (const cursor of cleanup.store.index('keptAt').iterate(expired)) await cursor.delete();

  return {
    at: async ({ userId, form, record }) =>
      newestFirst(await (await database()).getAll('works', within(userId, form, record))),
    ofUser: async (userId) => newestFirst(await (await database()).getAll('works', within(userId))),
    async keep({ initialValues, savedAt, ...draft }) {
      const transaction = (await database()).transaction('works', 'readwrite');
      const put = transaction.store.put({ ...draft, began: initialValues, keptAt: savedAt });
      // Commit explicitly, because the page may be unloading.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    drop: async ({ userId, form, record, id }) =>
      (await database()).delete('works', IDBKeyRange.only([userId, form, record, id])),
    dropOfUser: async (userId) => (await database()).delete('works', within(userId)),
  };
}
