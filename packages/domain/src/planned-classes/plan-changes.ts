import type { ClassChange } from './class-pattern.ts';
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
  return [
    ...withoutChange(changes, slot),
    isAdded(changes, slot) ? { kind: 'added', at: to } : { kind: 'moved', slot, to },
  ];
}

/** Returns the changes of a plan that drop one of its classes. */
export function withoutClass(changes: readonly ClassChange[], slot: LocalMoment): ClassChange[] {
  const others = withoutChange(changes, slot);
  return isAdded(changes, slot) ? others : [...others, { kind: 'dropped', slot }];
}

function isAdded(changes: readonly ClassChange[], slot: LocalMoment): boolean {
  return changes.some(
    (change) => change.kind === 'added' && momentText(slotOfChange(change)) === momentText(slot),
  );
}
