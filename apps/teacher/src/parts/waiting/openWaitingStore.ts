import type { WaitingLesson } from '@portal/domain';
import { openDatabase } from '@portal/shell/storage';
import type { DBSchema } from 'idb';
import { oldestFirst, type WaitingStore } from './waiting-store';

interface WaitingSchema extends DBSchema {
  lessons: { key: string; value: WaitingLesson; indexes: { userId: number } };
}

/** Opens the IndexedDB of submitted classes. Rejects if the browser denies it. */
export async function openWaitingStore(): Promise<WaitingStore> {
  const database = await openDatabase<WaitingSchema>('waiting-attendance', (fresh) => {
    fresh.createObjectStore('lessons', { keyPath: 'id' }).createIndex('userId', 'userId');
  });
  return {
    isPersistent: true,
    ofUser: async (userId) =>
      oldestFirst(await (await database()).getAllFromIndex('lessons', 'userId', userId)),
    get: async (id) => (await database()).get('lessons', id),
    async put(lesson) {
      // Resolves after the write has reached the disk, because the form then confirms it.
      const writing = (await database()).transaction('lessons', 'readwrite', { durability: 'strict' });
      await Promise.all([writing.store.put(lesson), writing.done]);
    },
    async replace(lesson) {
      const writing = (await database()).transaction('lessons', 'readwrite', { durability: 'strict' });
      const isStored = (await writing.store.getKey(lesson.id)) !== undefined;
      if (isStored) await writing.store.put(lesson);
      await writing.done;
      return isStored;
    },
    drop: async (id) => (await database()).delete('lessons', id),
    async dropUnsent(id) {
      const writing = (await database()).transaction('lessons', 'readwrite');
      const lesson = await writing.store.get(id);
      const isUnsent = lesson !== undefined && lesson.state !== 'sent';
      if (isUnsent) await writing.store.delete(id);
      await writing.done;
      return isUnsent;
    },
  };
}
