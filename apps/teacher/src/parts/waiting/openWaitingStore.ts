import type { WaitingLesson } from '@portal/domain';
import { type DBSchema, openDB } from 'idb';
import { oldestFirst, type WaitingStore } from './waiting-store';

interface WaitingSchema extends DBSchema {
  lessons: { key: string; value: WaitingLesson; indexes: { userId: number } };
}

/** Maximum time to open the browser's store, in milliseconds. */
const openTimeout = 2000;

/** Opens the IndexedDB of submitted lessons. Rejects if the browser denies it. */
export async function openWaitingStore(): Promise<WaitingStore> {
  const opening = openDB<WaitingSchema>('waiting-attendance', 1, {
    upgrade: (fresh) =>
      void fresh.createObjectStore('lessons', { keyPath: 'id' }).createIndex('userId', 'userId'),
    // A newer version of the portal in another tab waits to upgrade the database.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The store of waiting attendance does not open.')), openTimeout);
  });
  const db = await Promise.race([opening, late]);
  return {
    isPersistent: true,
    ofUser: async (userId) => oldestFirst(await db.getAllFromIndex('lessons', 'userId', userId)),
    get: (id) => db.get('lessons', id),
    async put(lesson) {
      // Resolves after the write has reached the disk, because the form then confirms it.
      const writing = db.transaction('lessons', 'readwrite', { durability: 'strict' });
      await Promise.all([writing.store.put(lesson), writing.done]);
    },
    async replace(lesson) {
      const writing = db.transaction('lessons', 'readwrite', { durability: 'strict' });
      const isStored = (await writing.store.getKey(lesson.id)) !== undefined;
      if (isStored) await writing.store.put(lesson);
      await writing.done;
      return isStored;
    },
    drop: (id) => db.delete('lessons', id),
  };
}
