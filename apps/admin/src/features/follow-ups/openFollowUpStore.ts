import { type CalendarDate, daysUntil, type FollowUpMark } from '@portal/domain';
import { openDatabase } from '@portal/shell/storage';
import type { DBSchema } from 'idb';
import type { DeviceFollowUpStore, StoredCount } from './follow-up-store';

interface FollowUpSchema extends DBSchema {
  marks: { key: [number, number, string]; value: FollowUpMark & { userId: number } };
  counts: { key: number; value: StoredCount & { userId: number } };
}

/** Opens the browser's store and deletes expired marks. Rejects when access is refused. */
export async function openFollowUpStore(today: CalendarDate): Promise<DeviceFollowUpStore> {
  const database = await openDatabase<FollowUpSchema>('chase', (fresh) => {
    fresh.createObjectStore('marks', { keyPath: ['userId', 'contractId', 'kind'] });
    fresh.createObjectStore('counts', { keyPath: 'userId' });
  });
  const aged = (await database()).transaction('marks', 'readwrite');
  for await (const cursor of aged.store) if (isOver(cursor.value, today)) await cursor.delete();

  return {
    async marksOf(userId) {
      const marks = await (await database()).getAll('marks', IDBKeyRange.bound([userId], [userId, []]));
      return marks.map(({ userId: _own, ...mark }) => mark);
    },
    async storeMarks(userId, marks) {
      const stored = (await database()).transaction('marks', 'readwrite');
      for (const { contractId, kind, until, remindedOn } of marks)
        await stored.store.put({ userId, contractId, kind, until, remindedOn });
      await stored.done;
    },
    async forget(userId, marks) {
      const stored = (await database()).transaction('marks', 'readwrite');
      for (const { contractId, kind, until, remindedOn } of marks) {
        const now = await stored.store.get([userId, contractId, kind]);
        if (now?.until === until && now.remindedOn === remindedOn)
          await stored.store.delete([userId, contractId, kind]);
      }
      await stored.done;
    },
    async countOf(userId) {
      const storedCount = await (await database()).get('counts', userId);
      return storedCount && { count: storedCount.count, at: storedCount.at };
    },
    storeCount: async (userId, count) => void (await (await database()).put('counts', { ...count, userId })),
  };
}

/** Days for which a sent reminder is remembered. */
const reminderLifetime = 60;

/** Returns whether a mark has expired: no snooze, and no recent reminder. */
function isOver({ until, remindedOn }: FollowUpMark, today: CalendarDate): boolean {
  const isBack = until === null || until <= today;
  return isBack && (remindedOn === null || daysUntil(remindedOn, today) < -reminderLifetime);
}
