import { type DBSchema, openDB } from 'idb';
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
  const db = await withTimeout(
    openDB<UnsavedSchema>('unsaved-work', 1, {
      upgrade(database) {
        const works = database.createObjectStore('works', { keyPath: ['userId', 'form', 'record', 'id'] });
        works.createIndex('keptAt', 'keptAt');
      },
      // A newer version of the portal in another tab waits to upgrade the database.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    }),
  );
  const within = (...part: (string | number)[]) => IDBKeyRange.bound(part, [...part, []]);
  const newestFirst = (stored: StoredDraft[]) =>
    stored
      .sort((one, other) => other.keptAt - one.keptAt)
      .map(({ began, keptAt, ...draft }): Draft => ({ ...draft, initialValues: began, savedAt: keptAt }));

  const cleanup = db.transaction('works', 'readwrite');
  const expired = IDBKeyRange.upperBound(Date.now() - draftLifetime);
  for await (const cursor of cleanup.store.index('keptAt').iterate(expired)) await cursor.delete();

  return {
    at: async ({ userId, form, record }) =>
      newestFirst(await db.getAll('works', within(userId, form, record))),
    ofUser: async (userId) => newestFirst(await db.getAll('works', within(userId))),
    async keep({ initialValues, savedAt, ...draft }) {
      const transaction = db.transaction('works', 'readwrite');
      const put = transaction.store.put({ ...draft, began: initialValues, keptAt: savedAt });
      // Commit explicitly, because the page may be unloading.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    drop: ({ userId, form, record, id }) => db.delete('works', IDBKeyRange.only([userId, form, record, id])),
    dropOfUser: (userId) => db.delete('works', within(userId)),
  };
}

/** Rejects after 2 s, because a browser that never answers must not block a form or sign-out. */
function withTimeout<Value>(opening: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The store of unsaved work does not open.')), 2000);
  });
  return Promise.race([opening, timeout]);
}
