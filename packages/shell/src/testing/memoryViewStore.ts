import type { SavedView, ViewStore } from '../list/view-store';

/** In-memory store of saved views for stories. */
export function memoryViewStore(views: readonly SavedView[] = []): ViewStore {
  let kept = views;
  return {
    of: async (userId, list) => kept.filter((view) => view.userId === userId && view.list === list),
    keep: async (view) => {
      kept = [...kept.filter(({ id }) => id !== view.id), view];
    },
    drop: async ({ id }) => {
      kept = kept.filter((view) => view.id !== id);
    },
  };
}
