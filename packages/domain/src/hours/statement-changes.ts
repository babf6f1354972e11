import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ClassDifference } from './hours.ts';

/** A class in a statement, or its current record. */
export interface StatementClass {
  id: number;
  contractId: number;
  date: CalendarDate;
  minutes: number;
}

/** What happened to the classes of a month after it was handed in or approved. */
export interface StatementChanges {
  /** By the id of the class; a class without a change is missing. */
  changes: Map<number, ClassDifference>;
  /** The present minutes less those of the statement. */
  differenceMinutes: number;
}

/**
 * Compares the classes of a statement with the present ones of the same teacher and month. Pass active records only: a
 * deleted one, and one that moved to another month, is missing among the present ones and so counts as removed.
 */
export function statementChanges(
  held: readonly StatementClass[],
  present: readonly StatementClass[],
): StatementChanges {
  const before = new Map(held.map((one) => [one.id, one]));
  const now = new Set(present.map(({ id }) => id));
  const changes = new Map<number, ClassDifference>();
  for (const one of present) {
    const was = before.get(one.id);
    if (!was) changes.set(one.id, 'added');
    else if (was.contractId !== one.contractId || was.date !== one.date || was.minutes !== one.minutes)
      changes.set(one.id, 'changed');
  }
  for (const { id } of held) if (!now.has(id)) changes.set(id, 'removed');
  return { changes, differenceMinutes: minutesOf(present) - minutesOf(held) };
}

function minutesOf(classes: readonly StatementClass[]): number {
  return classes.reduce((sum, { minutes }) => sum + minutes, 0);
}
