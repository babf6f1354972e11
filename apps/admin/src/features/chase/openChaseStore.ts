import { type CalendarDate, type ChaseMark, daysUntil } from '@portal/domain';
import { type DBSchema, openDB } from 'idb';
import type { DeviceChaseStore, StoredCount } from './chase-store';

interface ChaseSchema extends DBSchema {
  marks: { key: [number, number, string]; value: ChaseMark & { userId: number } };
  counts: { key: number; value: StoredCount & { userId: number } };
}

/** Opens the browser's store and deletes expired marks. Rejects when access is refused. */
export async function openChaseStore(today: CalendarDate): Promise<DeviceChaseStore> {
  const db = await inTime(
    openDB<ChaseSchema>('chase', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('marks', { keyPath: ['userId', 'contractId', 'kind'] });
        fresh.createObjectStore('counts', { keyPath: 'userId' });
      },
      // A newer version of the portal in another tab needs to upgrade the store.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    }),
  );
  const aged = db.transaction('marks', 'readwrite');
  for await (const cursor of aged.store) if (isOver(cursor.value, today)) await cursor.delete();

  return {
    async marksOf(userId) {
      const marks = await db.getAll('marks', IDBKeyRange.bound([userId], [userId, []]));
      return marks.map(({ userId: _own, ...mark }) => mark);
    },
    async storeMarks(userId, marks) {
      const stored = db.transaction('marks', 'readwrite');
      for (const { contractId, kind, until, remindedOn } of marks)
        await stored.store.put({ userId, contractId, kind, until, remindedOn });
      await stored.done;
    },
    async forget(userId, marks) {
      const stored = db.transaction('marks', 'readwrite');
      for (const { contractId, kind, until, remindedOn } of marks) {
        const now = await stored.store.get([userId, contractId, kind]);
        if (now?.until === until && now.remindedOn === remindedOn)
          await stored.store.delete([userId, contractId, kind]);
      }
      await stored.done;
    },
    async countOf(userId) {
      const storedCount = await db.get('counts', userId);
      return storedCount && { count: storedCount.count, at: storedCount.at };
    },
    storeCount: async (userId, count) => void (await db.put('counts', { ...count, userId })),
  };
}

/** Days for which a sent reminder is remembered. */
const reminderLifetime = 60;

/** Returns whether a mark has expired: no snooze, and no recent reminder. */
function isOver({ until, remindedOn }: ChaseMark, today: CalendarDate): boolean {
  const isBack = until === null || until <= today;
  return isBack && (remindedOn === null || daysUntil(remindedOn, today) < -reminderLifetime);
}

/** A browser that never answers must not block the page. */
function inTime<Value>(opening: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The store of what there is to chase does not open.')), 2000);
  });
  return Promise.race([opening, late]);
}
