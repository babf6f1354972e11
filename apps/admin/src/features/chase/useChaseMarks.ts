import { type CalendarDate, type ChaseMark, chaseKey } from '@portal/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChaseStore, OpenChaseStore } from './chase-store';
import type { ChaseMarks } from './chase-view';

/** A user's marks on this device, and functions to change them. */
export interface ChaseMarksHandle {
  /** Undefined until loaded. */
  marks: ChaseMarks | undefined;
  /** Whether marks survive a reload: some browsers have no storage. */
  isPersistent: boolean;
  /** Shows the changed marks and stores them. */
  mark: (changed: readonly ChaseMark[]) => void;
  /** Stores the number of follow-ups for the next page load. */
  storeCount: (count: number) => void;
}

const none: ChaseMarks = new Map();

/** Reads and writes the marks of one user. `open` must be a constant. */
export function useChaseMarks(userId: number, today: CalendarDate, open: OpenChaseStore): ChaseMarksHandle {
  const [marks, setMarks] = useState<ChaseMarks>();
  const [isPersistent, setIsPersistent] = useState(true);
  const store = useRef<ChaseStore>(undefined);

  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      try {
        store.current = await open(today);
        const known = await store.current.marksOf(userId);
        if (isWanted) setMarks(new Map(known.map((mark) => [chaseKey(mark), mark])));
      } catch {
        if (!isWanted) return;
        setIsPersistent(false);
        setMarks(none);
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [open, today, userId]);

  const mark = useCallback(
    (changed: readonly ChaseMark[]) => {
      setMarks(
        (before = none) => new Map([...before, ...changed.map((one) => [chaseKey(one), one] as const)]),
      );
      const keeping = changed.map((one) => store.current?.storeMark(userId, one));
      Promise.all(keeping).catch(() => setIsPersistent(false));
    },
    [userId],
  );
  const storeCount = useCallback(
    (count: number) => {
      // Without storage, the navbar counts again.
      store.current?.storeCount(userId, { count, at: Date.now() }).catch(() => {});
    },
    [userId],
  );
  return { marks, isPersistent, mark, storeCount };
}
