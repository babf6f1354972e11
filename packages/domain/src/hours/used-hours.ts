import type { Lesson } from '../attendance/lesson.ts';
import type { ClassOutcome } from '../cancellation/cancellation-rule.ts';
import type { Contract } from '../contract/contract.ts';
import { hoursOf } from '../contract/contract-hours.ts';
import type { PlannedClass } from '../planned-classes/planned-class.ts';

/** A record of attendance, with what follows from it if nobody appeared. */
export type RecordOfHours = Pick<Lesson, 'minutes' | 'status'> & {
  noShow?: Pick<ClassOutcome, 'counted'> | undefined;
};

/** A planned class that may be cancelled. */
export type ClassOfHours = Pick<PlannedClass, 'minutes' | 'isCancelled'> & {
  cancellation?: { outcome: Pick<ClassOutcome, 'counted'> } | null | undefined;
};

/** The hours of a contract that are used, and where they come from. */
export interface UsedHours {
  /** Of recorded and of cancelled classes together. */
  total: number;
  /** Of cancelled classes that count. Null if they are not known. */
  cancelled: number | null;
  /** Of recorded classes at which nobody appeared and that do not count. `total` excludes them. */
  uncounted: number;
}

/** Returns whether a record counts against the hours of its contract: it is not deleted, and no no-show that does not count. */
export function isCountedRecord({ status, noShow }: Omit<RecordOfHours, 'minutes'>): boolean {
  return status === 'active' && (noShow === undefined || noShow.counted);
}

/** Returns whether a cancelled class counts against the hours of its contract as if it had been given. */
export function countsAgainstHours({
  isCancelled,
  cancellation,
}: Pick<ClassOfHours, 'isCancelled' | 'cancellation'>): boolean {
  return isCancelled && cancellation?.outcome.counted === true;
}

/** Returns the minutes of classes. */
export function minutesOfClasses(classes: readonly { minutes: number }[]): number {
  return classes.reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * Returns the hours of a contract that its records and its cancelled classes use (DECISION-133): the sum of what a page
 * lists. While the planned classes are not known, it is the number of the server, or that of the records for a backend
 * without one.
 */
export function usedHours(
  { minutesTaught }: Pick<Contract, 'minutesTaught'>,
  records: readonly RecordOfHours[],
  classes: readonly ClassOfHours[] | undefined,
): UsedHours {
  const active = records.filter(({ status }) => status === 'active');
  const recorded = minutesOfClasses(active.filter(isCountedRecord));
  const uncounted = hoursOf(minutesOfClasses(active) - recorded);
  if (!classes) return { total: hoursOf(minutesTaught ?? recorded), cancelled: null, uncounted };
  const cancelled = minutesOfClasses(classes.filter(countsAgainstHours));
  return { total: hoursOf(recorded + cancelled), cancelled: hoursOf(cancelled), uncounted };
}
