import type { Lesson } from '../attendance/lesson.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { Contract } from '../contract/contract.ts';
import { isCountedRecord, minutesOfClasses, type RecordOfHours } from '../hours/used-hours.ts';
import type { PatternClass } from './class-pattern.ts';

/** An attendance record that was made before its contract had a plan. */
export type EarlierRecord = RecordOfHours & Pick<Lesson, 'date'>;

/** Returns the day of the last record that is not deleted; null if there is none. */
export function lastRecordedDay(records: readonly Pick<Lesson, 'date' | 'status'>[]): CalendarDate | null {
  const days = records.filter(({ status }) => status === 'active').map(({ date }) => date);
  return days.toSorted().at(-1) ?? null;
}

/**
 * Returns a function that says whether a first plan gives a class, considering the contract's existing records. Until
 * the last record, the plan gives only classes on days with a record, one for each record. Other classes took place
 * without a plan, and nobody should be asked to record them (DECISION-95). The result depends on the order of the first
 * calls for a day.
 */
export function givenBesideRecords(
  records: readonly Pick<Lesson, 'date' | 'status'>[],
): (planned: Pick<PatternClass, 'slot' | 'date'>) => boolean {
  const last = lastRecordedDay(records);
  const free = new Map<CalendarDate, number>();
  for (const { date, status } of records) if (status === 'active') free.set(date, (free.get(date) ?? 0) + 1);
  const known = new Map<string, boolean>();
  return ({ slot, date }) => {
    if (last === null || date > last) return true;
    const isKnown = known.get(slot);
    if (isKnown !== undefined) return isKnown;
    const left = free.get(date) ?? 0;
    free.set(date, left - 1);
    known.set(slot, left > 0);
    return left > 0;
  };
}

/** What is left for a first plan after the existing records of a contract. */
export interface RestOfContract {
  /** The first day of the plan; null means the first day of the contract. */
  startsOn: CalendarDate | null;
  /** Number of remaining classes; null if the contract does not state a number of classes. */
  classes: number | null;
}

/**
 * Returns the rest of a contract: from the day after the last record, the number of classes that the recorded hours
 * leave, at least 0. Without hours per class, each record counts as one class. A no-show that does not count leaves its
 * class.
 */
export function restOfContract(
  { hoursPerClass, numberOfClasses }: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>,
  records: readonly EarlierRecord[],
): RestOfContract {
  const last = lastRecordedDay(records);
  const startsOn = last === null ? null : daysAfter(last, 1);
  if (numberOfClasses === null) return { startsOn, classes: null };
  const perClass = (hoursPerClass ?? 0) * 60;
  const counted = records.filter(isCountedRecord);
  const given = perClass > 0 ? minutesOfClasses(counted) / perClass : counted.length;
  // Class lengths are rounded to four decimals, so a multiple of them can be slightly off.
  return { startsOn, classes: Math.max(0, Math.ceil(numberOfClasses - given - 0.001)) };
}
