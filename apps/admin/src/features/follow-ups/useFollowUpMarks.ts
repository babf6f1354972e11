import { type CalendarDate, followUpKey, type SharedMark } from '@portal/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FollowUpStore, OpenFollowUpStore } from './follow-up-store';
import type { FollowUpMarks } from './follow-up-view';

/** A user's marks, and functions to change them. */
export interface FollowUpMarksHandle {
  /** Undefined until loaded. */
  marks: FollowUpMarks | undefined;
  /** Whether marks survive a reload: some browsers have no storage. */
  isPersistent: boolean;
  /** Whether snoozes can be shared with everyone. */
  canShare: boolean;
  /** Shows the changed marks and stores them. */
  mark: (changed: readonly SharedMark[]) => void;
  /** Stores the number of follow-ups for the next page load. */
  storeCount: (count: number) => void;
}

const none: FollowUpMarks = new Map();
const byKey = (marks: readonly SharedMark[]): FollowUpMarks =>
  new Map(marks.map((mark) => [followUpKey(mark), mark]));

export interface FollowUpMarksOptions {
  userId: number;
  today: CalendarDate;
  /** Opens the store; must be a constant. Undefined until it is known where the marks are stored. */
  open: OpenFollowUpStore | undefined;
  /** Called when marks in a shared store could not be stored; the stored marks are shown again. */
  onRefused: (error: unknown) => void;
}

/** Loads and stores the marks of one user. Loads shared marks again when the page gets the focus. */
export function useFollowUpMarks({
  userId,
  today,
  open,
  onRefused,
}: FollowUpMarksOptions): FollowUpMarksHandle {
  const [marks, setMarks] = useState<FollowUpMarks>();
  const [isPersistent, setIsPersistent] = useState(true);
  const [canShare, setCanShare] = useState(false);
  const store = useRef<FollowUpStore>(undefined);
  const changes = useRef(0);
  const storing = useRef<Promise<unknown>>(Promise.resolve());
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });

  /**
   * Shows the stored marks. Loads them again if one changed during the request, so that an older response does not undo
   * the change.
   */
  const show = useCallback(
    async (isWanted: () => boolean = () => true) => {
      let known: SharedMark[] | undefined;
      let before: number;
      do {
        await storing.current;
        before = changes.current;
        known = await store.current?.marksOf(userId);
      } while (isWanted() && before !== changes.current);
      if (known && isWanted()) setMarks(byKey(known));
    },
    [userId],
  );

  useEffect(() => {
    if (!open) return;
    let isWanted = true;
    const read = () => show(() => isWanted);
    const start = async () => {
      try {
        store.current = await open(today);
        if (isWanted) setCanShare(store.current.canShare ?? false);
        await read();
      } catch {
        if (!isWanted) return;
        setIsPersistent(false);
        setMarks(none);
      }
    };
    const again = () => {
      if (store.current?.canShare && !document.hidden) read().catch(() => undefined);
    };
    void start();
    window.addEventListener('focus', again);
    return () => {
      isWanted = false;
      window.removeEventListener('focus', again);
    };
  }, [open, today, show]);

  const mark = useCallback(
    (changed: readonly SharedMark[]) => {
      setMarks((before = none) => new Map([...before, ...byKey(changed)]));
      changes.current += 1;
      // In sequence, so that an earlier change does not arrive last and replace a later one.
      const keeping = storing.current.then(() => store.current?.storeMarks(userId, changed));
      storing.current = keeping.catch(() => undefined);
      keeping.catch((error: unknown) => {
        if (!store.current?.canShare) return setIsPersistent(false);
        refused.current(error);
        show().catch(() => undefined);
      });
    },
    [userId, show],
  );
  const storeCount = useCallback(
    (count: number) => {
      // Without storage, the navbar counts the follow-ups again.
      store.current?.storeCount(userId, { count, at: Date.now() }).catch(() => {});
    },
    [userId],
  );
  return { marks, isPersistent, canShare, mark, storeCount };
}
