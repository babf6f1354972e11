import { type DBSchema, openDB } from 'idb';
import type { SavedView, ViewStore } from './view-store';

interface ViewSchema extends DBSchema {
  views: { key: [number, string, string]; value: SavedView };
}

/** Opens the browser's own store of saved views, which logging out leaves alone (decision 12). Rejects when it is refused. */
export async function openViewStore(): Promise<ViewStore> {
  const db = await openDB<ViewSchema>('saved-views', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('views', { keyPath: ['userId', 'list', 'id'] });
    },
    // A newer version of the portal in another tab wants to change the store.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    of: (userId, list) =>
      // An array stands after every text, so this is all that begins with the two.
      db.getAll('views', IDBKeyRange.bound([userId, list], [userId, list, []])),
    async keep(view) {
      await db.put('views', view);
    },
    drop: ({ userId, list, id }) => db.delete('views', [userId, list, id]),
  };
}
