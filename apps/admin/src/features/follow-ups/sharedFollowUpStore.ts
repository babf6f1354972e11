import { ApiError, type SnoozeValues } from '@portal/api-client';
import { type CalendarDate, followUpKey, marksFor, type SharedMark, type Snooze } from '@portal/domain';
import type { DeviceFollowUpStore, FollowUpStore } from './follow-up-store';

/** The calls that a shared store uses. */
export interface SnoozeCalls {
  read: () => Promise<Snooze[]>;
  save: (snoozes: readonly SnoozeValues[]) => Promise<void>;
  end: (snooze: Snooze) => Promise<void>;
  moveUp: (snoozes: readonly SnoozeValues[]) => Promise<void>;
}

/**
 * A store of snoozes in the backend. Marks of this device move there when they are loaded, and are deleted here once
 * the backend has stored them; the count stays on the device.
 */
export function sharedFollowUpStore(
  calls: SnoozeCalls,
  device: DeviceFollowUpStore | null,
  today: CalendarDate,
): FollowUpStore {
  let known: readonly Snooze[] = [];

  return {
    canShare: true,
    async marksOf(userId) {
      // Marks that cannot be moved now are shown from the device and moved next time, if the device's store is
      // readable.
      const left = await moveUp(userId)
        .catch(() => device?.marksOf(userId))
        .catch(() => undefined);
      known = await calls.read();
      const marks = marksFor(known, userId, today);
      const keys = new Set(marks.map(followUpKey));
      return [...marks, ...(left ?? []).filter((mark) => !keys.has(followUpKey(mark)))];
    },
    async storeMarks(userId, marks) {
      const keys = new Set(marks.filter(({ until }) => until === null).map(followUpKey));
      const foreign = known.filter((one) => one.owner.id !== userId && keys.has(followUpKey(one)));
      for (const snooze of foreign) await endUnlessOver(snooze);
      await calls.save(marks.map((mark) => ownValues(mark, userId)));
      // The marks are stored, even if they cannot be loaded again.
      known = await calls.read().catch(() => known);
    },
    countOf: async (userId) => device?.countOf(userId),
    storeCount: async (userId, count) => device?.storeCount(userId, count),
  };

  /** Returns the values to store for a mark: a colleague's snooze must not become the user's own. */
  function ownValues({ by, ...mark }: SharedMark, userId: number): SnoozeValues {
    const { contractId, kind, until, remindedOn, isShared = false } = mark;
    if (!by) return { contractId, kind, until, remindedOn, isShared: until !== null && isShared };
    const own = known.find((one) => one.owner.id === userId && followUpKey(one) === followUpKey(mark));
    return { contractId, kind, remindedOn, until: own?.until ?? null, isShared: own?.isShared ?? false };
  }

  async function endUnlessOver(snooze: Snooze): Promise<void> {
    try {
      await calls.end(snooze);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
    }
  }

  async function moveUp(userId: number): Promise<undefined> {
    const marks = (await device?.marksOf(userId)) ?? [];
    if (marks.length === 0) return;
    await calls.moveUp(
      marks.map(({ contractId, kind, until, remindedOn }) => ({
        contractId,
        kind,
        until,
        remindedOn,
        isShared: false,
      })),
    );
    await device?.forget(userId, marks);
  }
}
