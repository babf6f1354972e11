import type { DBSchema } from 'idb';
import { openDatabase } from '../storage/openDatabase';
import type { SavedView, ViewStore } from './view-store';

interface ViewSchema extends DBSchema {
  views: { key: [number, string, string]; value: SavedView };
}

/** Opens the IndexedDB of saved views, which signing out keeps (DECISION-12). Rejects if the browser denies it. */
export async function openViewStore(): Promise<ViewStore> {
  const database = await openDatabase<ViewSchema>('saved-views', (fresh) => {
    fresh.createObjectStore('views', { keyPath: ['userId', 'list', 'id'] });
  });
  return {
    of: async (userId, list) =>
      // In IndexedDB arrays sort after strings, so this range contains all keys with the two values.
      (await database()).getAll('views', IDBKeyRange.bound([userId, list], [userId, list, []])),
    async keep(view) {
      await (await database()).put('views', view);
      return view;
    },
    drop: async ({ userId, list, id }) => (await database()).delete('views', [userId, list, id]),
  };
}
