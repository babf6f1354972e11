import type { WaitingLesson } from '@portal/domain';
import { openDatabase } from '@portal/shell/storage';
import type { DBSchema } from 'idb';
import { oldestFirst, type WaitingItem, type WaitingStore } from './waiting-store';

interface WaitingSchema<Item> extends DBSchema {
  items: { key: string; value: Item; indexes: { userId: number } };
}

/** The database of submitted classes. */
const ofLessons = { name: 'waiting-attendance', table: 'lessons' };

/** Opens the IndexedDB of what was submitted, of classes by default. Rejects if the browser denies it. */
export async function openWaitingStore<Item extends WaitingItem = WaitingLesson>({
  name,
  table: storedName,
} = ofLessons): Promise<WaitingStore<Item>> {
  // Each database has its own name for its only table.
  const table = storedName as 'items';
  const database = await openDatabase<WaitingSchema<Item>>(name, (fresh) => {
    fresh.createObjectStore(table, { keyPath: 'id' }).createIndex('userId', 'userId');
  });
  return {
    isPersistent: true,
    ofUser: async (userId) => oldestFirst(await (await database()).getAllFromIndex(table, 'userId', userId)),
    get: async (id) => (await database()).get(table, id),
    async put(item) {
      // Resolves after the write has reached the disk, because the form then confirms it.
      const writing = (await database()).transaction(table, 'readwrite', { durability: 'strict' });
      await Promise.all([writing.store.put(item), writing.done]);
    },
    async replace(item) {
      const writing = (await database()).transaction(table, 'readwrite', { durability: 'strict' });
      const isStored = (await writing.store.getKey(item.id)) !== undefined;
      if (isStored) await writing.store.put(item);
      await writing.done;
      return isStored;
    },
    drop: async (id) => (await database()).delete(table, id),
    async dropUnsent(id) {
      const writing = (await database()).transaction(table, 'readwrite');
      const item = await writing.store.get(id);
      const isUnsent = item !== undefined && item.state !== 'sent';
      if (isUnsent) await writing.store.delete(id);
      await writing.done;
      return isUnsent;
    },
  };
}
