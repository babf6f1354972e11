import type { UnsavedStore } from '../unsaved/unsaved-store';
import type { KeptWork, UnsavedPlace } from '../unsaved/unsaved-work';

/** In-memory store of unsaved input for stories. */
export function memoryUnsavedStore(works: readonly KeptWork[] = []): UnsavedStore {
  let kept = works;
  const isAt = (work: KeptWork, { userId, form, record }: UnsavedPlace) =>
    work.userId === userId && work.form === form && work.record === record;
  const newestFirst = (found: KeptWork[]) => found.sort((one, other) => other.keptAt - one.keptAt);
  const without = ({ id }: Pick<KeptWork, 'id'>) => kept.filter((work) => work.id !== id);
  return {
    at: async (place) => newestFirst(kept.filter((work) => isAt(work, place))),
    ofUser: async (userId) => newestFirst(kept.filter((work) => work.userId === userId)),
    keep: async (work) => {
      kept = [...without(work), work];
    },
    drop: async (work) => {
      kept = without(work);
    },
    dropOfUser: async (userId) => {
      kept = kept.filter((work) => work.userId !== userId);
    },
  };
}
