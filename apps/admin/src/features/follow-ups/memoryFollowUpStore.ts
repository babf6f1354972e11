import type { FollowUpMark } from '@portal/domain';
import { followUpKey } from '@portal/domain';
import type { OpenFollowUpStore, StoredCount } from './follow-up-store';

/** A store in memory, for stories. */
export function memoryFollowUpStore(marks: readonly FollowUpMark[] = []): OpenFollowUpStore {
  const storedMarks = new Map(marks.map((mark) => [followUpKey(mark), mark]));
  let last: StoredCount | undefined;
  return async () => ({
    marksOf: async () => [...storedMarks.values()],
    storeMarks: async (_userId, changed) => {
      for (const mark of changed) storedMarks.set(followUpKey(mark), mark);
    },
    countOf: async () => last,
    storeCount: async (_userId, count) => {
      last = count;
    },
  });
}
