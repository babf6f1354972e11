import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import { type FollowUpMark, followUpKey, isSnoozed } from './contract-follow-up.ts';

/** A snooze or reminder of an administrator, as the backend stores it. */
export interface Snooze extends FollowUpMark {
  id: number;
  /** Whether the follow-up is snoozed for everyone. */
  isShared: boolean;
  /** The administrator; `id` is the user id. */
  owner: Person;
  version: string;
}

/** A mark with its owner and audience. */
export interface SharedMark extends FollowUpMark {
  /** Whether the follow-up is snoozed for everyone. */
  isShared?: boolean;
  /** The colleague who snoozed it; undefined if it was the user. */
  by?: Person;
}

/**
 * Returns one mark per follow-up: the user's own reminder, and the snooze that ends last among the user's own and
 * those of colleagues.
 */
export function marksFor(snoozes: readonly Snooze[], userId: number, today: CalendarDate): SharedMark[] {
  const marks = new Map<string, SharedMark>();
  const isOwn = ({ owner }: Snooze) => owner.id === userId;
  for (const snooze of snoozes.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const { contractId, kind, until, isShared, owner } = snooze;
    const key = followUpKey(snooze);
    if (isOwn(snooze)) {
      marks.set(key, { contractId, kind, until, remindedOn: snooze.remindedOn, isShared });
    } else if (isShared && isSnoozed(snooze, today)) {
      const former = marks.get(key);
      if ((former?.until ?? '') >= (until ?? '')) continue;
      const { remindedOn = null } = former ?? {};
      marks.set(key, { contractId, kind, until, remindedOn, isShared, by: owner });
    }
  }
  return [...marks.values()];
}
