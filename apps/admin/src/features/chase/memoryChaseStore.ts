import type { ChaseMark } from '@portal/domain';
import { chaseKey } from '@portal/domain';
import type { KeptCount, OpenChaseStore } from './chase-store';

/** A store that lasts as long as a story. */
export function memoryChaseStore(marks: readonly ChaseMark[] = []): OpenChaseStore {
  const kept = new Map(marks.map((mark) => [chaseKey(mark), mark]));
  let last: KeptCount | undefined;
  return async () => ({
    marksOf: async () => [...kept.values()],
    keepMark: async (_userId, mark) => void kept.set(chaseKey(mark), mark),
    countOf: async () => last,
    keepCount: async (_userId, count) => {
      last = count;
    },
  });
}
