import { weekdayOf } from '../calendar/weekday.ts';
import type { ClassChange, WeeklyTime } from './class-pattern.ts';
import { type ClassTime, type LocalMoment, momentText } from './clock-time.ts';

/** Returns the start that identifies the class of a change: that of the weekly times, or of the added class. */
export function slotOfChange(change: ClassChange): LocalMoment {
  return change.kind === 'added' ? { date: change.at.date, time: change.at.time } : change.slot;
}

/** Returns the changes of a plan without the change of one class; this removes an added class. */
export function withoutChange(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  return changes.filter((change) => momentText(slotOfChange(change)) !== momentText(slot));
}

/**
 * Returns the changes of a plan with one class moved; an added class is added at the new time instead. A class moved
 * to its own time takes place even on a closed day.
 */
export function withMovedClass(
  changes: readonly ClassChange[],
  slot: LocalMoment,
  to: ClassTime,
): ClassChange[] {
  if (!isAdded(changes, slot)) return [...withoutChange(changes, slot), { kind: 'moved', slot, to }];
  const others = changes.filter((change) => !isAdded([change], slot));
  return [...others, { kind: 'added', at: to }];
}

/** Returns the changes of a plan that drop one of its classes. */
export function withoutClass(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  const others = withoutChange(changes, slot);
  return isAdded(changes, slot) ? others : [...others, { kind: 'dropped', slot }];
}

/**
 * Returns the changes of a plan with a start of its own for each class. If a class is added at the start of a moved
 * one, the moved one becomes an added class too. Of two classes added at the same time, the last one counts.
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
  // One that becomes an added class may take the start of another moved one.
  if (settled.some((change, place) => change !== changes[place])) return settledChanges(settled, times);
  const byStart = settled.map(
    (change, place) => [change.kind === 'added' ? momentText(change.at) : place, change] as const,
  );
  return [...new Map(byStart).values()];
}

/** Returns whether the class with this start is an added one. */
export function isAdded(changes: readonly ClassChange[], slot: LocalMoment): boolean {
  return changes.some(
    (change) => change.kind === 'added' && momentText(slotOfChange(change)) === momentText(slot),
  );
}
