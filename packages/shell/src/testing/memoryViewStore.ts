import type { SavedView, ViewStore } from '../list/view-store';

/** In-memory store of saved views for stories. */
export function memoryViewStore(views: readonly SavedView[] = []): ViewStore {
  let stored = views;
  return {
    of: async (userId, list) => stored.filter((view) => view.userId === userId && view.list === list),
    keep: async (view) => {
      stored = [...stored.filter(({ id }) => id !== view.id), view];
      return view;
    },
    drop: async ({ id }) => {
      stored = stored.filter((view) => view.id !== id);
    },
  };
}
