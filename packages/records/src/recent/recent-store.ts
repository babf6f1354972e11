import { type DBSchema, openDB } from 'idb';
import { recentDatabase } from './forget-recent';
import type { RecentRecord } from './recent-records';

interface StoredRecord extends RecentRecord {
  userId: number;
  /** Milliseconds since 1970. */
  openedAt: number;
}

interface RecentSchema extends DBSchema {
  records: { key: [number, string, number]; value: StoredRecord };
}

/** Number of recent records per user. */
export const maxStored = 12;

/** Stores a user's recent record, replaces an earlier entry of the record, and deletes all but the latest 12. */
export function storeRecentOf(userId: number, record: RecentRecord, openedAt: number): Promise<void> {
  return withStore(async (db) => {
    const { store, done } = db.transaction('records', 'readwrite');
    await store.put({ ...record, userId, openedAt });
    const stored = newestFirst(await store.getAll(of(userId)));
    for (const { kind, id } of stored.slice(maxStored)) await store.delete([userId, kind, id]);
    await done;
  });
}

/** Returns a user's recent records, newest first; empty if the browser has no storage. */
export function recentRecords(userId: number): Promise<RecentRecord[]> {
  return withStore(async (db) =>
    newestFirst(await db.getAll('records', of(userId))).map(({ kind, id, label, detail }) => ({
      kind,
      id,
      label,
      detail,
    })),
  ).catch(() => []);
}

/** Opens the database for each use, because an open connection would block its deletion on sign-out. */
async function withStore<Result>(
  use: (db: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const db = await open();
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

function open() {
  return openDB<RecentSchema>(recentDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('records', { keyPath: ['userId', 'kind', 'id'] }),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

const of = (userId: number) => IDBKeyRange.bound([userId], [userId, []]);
const newestFirst = (records: StoredRecord[]) => records.sort((one, other) => other.openedAt - one.openedAt);
