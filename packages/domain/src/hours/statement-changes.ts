import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ClassDifference } from './hours.ts';

/** A class in a statement, or its current record. */
export interface StatementClass {
  id: number;
  contractId: number;
  date: CalendarDate;
  minutes: number;
}

/** The changes to the classes of a month since its submission or approval. */
export interface StatementChanges {
  /** By class id; unchanged classes are missing. */
  changes: Map<number, ClassDifference>;
  /** The current minutes minus those of the statement. */
  differenceMinutes: number;
}

/**
 * Compares the classes of a statement with the current ones of the same teacher and month. Pass active records only:
 * a deleted class, and one that moved to another month, counts as removed.
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
