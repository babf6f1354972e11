import { weekdayOf } from '../calendar/weekday.ts';
import type { ClassChange, WeeklyTime } from './class-pattern.ts';
import { type ClassTime, type LocalMoment, momentText } from './clock-time.ts';

/** Returns the start that identifies the class of a change: that of the weekly times, or of the added class. */
export function slotOfChange(change: ClassChange): LocalMoment {
  return change.kind === 'added' ? { date: change.at.date, time: change.at.time } : change.slot;
}

/** Removes the change of a weekly class from the changes of a plan. Classes added at its start stay. */
export function withoutChange(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  return changes.filter((change) => change.kind === 'added' || momentText(change.slot) !== momentText(slot));
}

/** Adds a change so that a weekly class takes place at its time, even on a closed day. */
export function withGivenClass(
  changes: readonly ClassChange[],
  slot: LocalMoment,
  to: ClassTime,
): ClassChange[] {
  return [...withoutChange(changes, slot), { kind: 'moved', slot, to }];
}

/** Returns the changes of a plan with one class moved; an added class is added at the new time instead. */
export function withMovedClass(
  changes: readonly ClassChange[],
  slot: LocalMoment,
  to: ClassTime,
): ClassChange[] {
  if (!isAdded(changes, slot)) return withGivenClass(changes, slot, to);
  return [...withoutAdded(changes, slot), { kind: 'added', at: to }];
}

/** Removes one class from a plan. A weekly class is dropped; an added class is deleted. */
export function withoutClass(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  if (isAdded(changes, slot)) return withoutAdded(changes, slot);
  return [...withoutChange(changes, slot), { kind: 'dropped', slot }];
}

function withoutAdded(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  return changes.filter((change) => !isAdded([change], slot));
}

/**
 * Returns the changes of a plan such that each class has a different start. If a class is added at the original start
 * of a moved one, the moved one becomes an added class too. If two classes are added at the same time, the last one
 * counts.
 */
export function settledChanges(
  changes: readonly ClassChange[],
  times: readonly Pick<WeeklyTime, 'weekday' | 'time'>[],
): ClassChange[] {
  const starts = new Set(
    changes.flatMap((change) => (change.kind === 'added' ? [momentText(change.at)] : [])),
  );
  const isWeekly = ({ date, time }: LocalMoment) =>
    times.some((weekly) => weekly.time === time && weekly.weekday === weekdayOf(date));
  const settled = changes.map(
    (change): ClassChange =>
      change.kind === 'moved' && starts.has(momentText(change.slot)) && isWeekly(change.slot)
        ? { kind: 'added', at: change.to }
        : change,
  );
  // A moved class that becomes an added one may now be at the original start of another moved class.
  if (settled.some((change, place) => change !== changes[place])) return settledChanges(settled, times);
  const byStart = settled.map(
    (change, place) => [change.kind === 'added' ? momentText(change.at) : place, change] as const,
  );
  return [...new Map(byStart).values()];
}

/** Returns whether the class with this start is an added one. */
export function isAdded(changes: readonly ClassChange[], slot: LocalMoment): boolean {
  return changes.some((change) => change.kind === 'added' && momentText(change.at) === momentText(slot));
}
