import { type CalendarDate, type ChaseMark, chaseKey } from '@portal/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChaseStore, OpenChaseStore } from './chase-store';
import type { ChaseMarks } from './chase-view';

/** What a person has put away on this device, and the way to change it. */
export interface ChaseMarksHandle {
  /** Undefined until they have been read. */
  marks: ChaseMarks | undefined;
  /** Whether they outlive this page: some browsers keep nothing. */
  isPersistent: boolean;
  /** Shows marks in place of those before, and keeps them. */
  mark: (changed: readonly ChaseMark[]) => void;
  /** Keeps how much there is to chase, for the next page load. */
  storeCount: (count: number) => void;
}

const none: ChaseMarks = new Map();

/** The marks of one person. Give `open` as a constant. */
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
      // The navbar counts anew when nothing is kept.
      store.current?.storeCount(userId, { count, at: Date.now() }).catch(() => {});
    },
    [userId],
  );
  return { marks, isPersistent, mark, storeCount };
}
