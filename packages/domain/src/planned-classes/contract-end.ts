import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { ClassChange } from './class-pattern.ts';
import type { PlanText } from './plan-text.ts';
import type { PlannedClass } from './planned-class.ts';

/** Returns the last day of a contract: its end or its expiration, whichever is first; null if it has neither. */
export function lastDayOfContract({
  endsOn,
  expiresOn,
}: Pick<Contract, 'endsOn' | 'expiresOn'>): CalendarDate | null {
  const [first] = [endsOn, expiresOn].filter((day) => day !== null && day !== '').toSorted();
  return first ?? null;
}

/** Returns the classes after the last day of a contract, in order; none if it has no end. */
export function classesAfterEnd<Class extends { date: CalendarDate }>(
  classes: readonly Class[],
  contract: Pick<Contract, 'endsOn' | 'expiresOn'>,
): Class[] {
  const last = lastDayOfContract(contract);
  if (last === null) return [];
  return classes
    .filter(({ date }) => date > last)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Returns whether a planned class has yet to be given, so that it could be after the end of its contract. */
export function isToCome(
  { date, isCancelled, lessonId }: Pick<PlannedClass, 'date' | 'isCancelled' | 'lessonId'>,
  today: CalendarDate,
): boolean {
  return date >= today && !isCancelled && lessonId === null;
}

/** Returns the ends of a contract that are too early for its classes, moved to the last class. */
export function endsMovedTo(
  { endsOn, expiresOn }: Pick<Contract, 'endsOn' | 'expiresOn'>,
  last: CalendarDate,
): Partial<Record<'endsOn' | 'expiresOn', CalendarDate>> {
  return {
    ...(endsOn && endsOn < last && { endsOn: last }),
    ...(expiresOn && expiresOn < last && { expiresOn: last }),
  };
}

/**
 * Returns a plan that ends on a day: without classes added after it, and with classes dropped that were moved beyond
 * it.
 */
export function planEndingOn(text: PlanText, last: CalendarDate): PlanText {
  const changes = text.changes.flatMap((change): ClassChange[] => {
    if (change.kind === 'added') return change.at.date > last ? [] : [change];
    if (change.kind === 'moved' && change.to.date > last) return [{ kind: 'dropped', slot: change.slot }];
    return [change];
  });
  return { ...text, until: 'date', endsOn: last, changes };
}
