import { type DBSchema, openDB } from 'idb';
import type { SavedView, ViewStore } from './view-store';

interface ViewSchema extends DBSchema {
  views: { key: [number, string, string]; value: SavedView };
}

/** Opens the IndexedDB of saved views, which signing out keeps (DECISION-12). Rejects if the browser denies it. */
export async function openViewStore(): Promise<ViewStore> {
  const db = await openDB<ViewSchema>('saved-views', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('views', { keyPath: ['userId', 'list', 'id'] });
    },
    // A newer version of the portal in another tab waits to upgrade the database.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    of: (userId, list) =>
      // In IndexedDB arrays sort after strings, so this range contains all keys with the two values.
      db.getAll('views', IDBKeyRange.bound([userId, list], [userId, list, []])),
    async keep(view) {
      await db.put('views', view);
      return view;
    },
    drop: ({ userId, list, id }) => db.delete('views', [userId, list, id]),
  };
}
