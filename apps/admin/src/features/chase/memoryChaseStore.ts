import type { ChaseMark } from '@portal/domain';
import { chaseKey } from '@portal/domain';
import type { OpenChaseStore, StoredCount } from './chase-store';

/** A store in memory, for stories. */
export function memoryChaseStore(marks: readonly ChaseMark[] = []): OpenChaseStore {
  const storedMarks = new Map(marks.map((mark) => [chaseKey(mark), mark]));
  let last: StoredCount | undefined;
  return async () => ({
    marksOf: async () => [...storedMarks.values()],
    storeMarks: async (_userId, changed) => {
      for (const mark of changed) storedMarks.set(chaseKey(mark), mark);
    },
    countOf: async () => last,
    storeCount: async (_userId, count) => {
      last = count;
    },
  });
}
