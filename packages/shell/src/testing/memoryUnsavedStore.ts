import type { UnsavedStore } from '../unsaved/unsaved-store';
import type { Draft, UnsavedPlace } from '../unsaved/unsaved-work';

/** In-memory store of unsaved input for stories. */
export function memoryUnsavedStore(works: readonly Draft[] = []): UnsavedStore {
  let stored = works;
  const isAt = (work: Draft, { userId, form, record }: UnsavedPlace) =>
    work.userId === userId && work.form === form && work.record === record;
  const newestFirst = (found: Draft[]) => found.sort((one, other) => other.savedAt - one.savedAt);
  const othersThan = ({ id }: Pick<Draft, 'id'>) => stored.filter((work) => work.id !== id);
  return {
    at: async (place) => newestFirst(stored.filter((work) => isAt(work, place))),
    ofUser: async (userId) => newestFirst(stored.filter((work) => work.userId === userId)),
    keep: async (work) => {
      stored = [...othersThan(work), work];
    },
    drop: async (work) => {
      stored = othersThan(work);
    },
    dropOfUser: async (userId) => {
      stored = stored.filter((work) => work.userId !== userId);
    },
  };
}

type Leftover<Values> = UnsavedPlace & { title: string; initialValues: Values; changes: Partial<Values> };

/** Unsaved input from the previous evening, for the `unsaved` of a story's portal. */
export const savedYesterday =
  <Values extends object>({ initialValues, changes, ...about }: Leftover<Values>) =>
  () => {
    const typed = { ...initialValues, ...changes };
    const savedAt = Date.parse('2026-11-19T16:20:00-05:00');
    return memoryUnsavedStore([{ ...about, id: 'kept', initialValues, typed, savedAt }]);
  };
