import type { SavedView, ViewStore } from '../list/view-store';

/** Saved views that are gone with the story. */
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
