import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';

/**
 * Days on which a student belongs to a contract, both included. A student who leaves and comes back has several
 * periods.
 */
export interface EnrolmentPeriod {
  /** The first day; null means from the first class of the contract. */
  from: CalendarDate | null;
  /** The last day; null while the student is in the contract. Never in the future. */
  to: CalendarDate | null;
}

/**
 * Returns whether a student belongs to a contract on a day. Classes outside the periods are neither attended nor missed
 * (DOMAIN-10). If periods are undefined, because the backend does not support them, every class counts.
 */
export function belongsOn(periods: readonly EnrolmentPeriod[] | undefined, day: CalendarDate): boolean {
  if (periods === undefined) return true;
  return periods.some(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
}

/** Returns whether one of the periods has no last day: the student is in the contract, or joins it later. */
export function hasOpenPeriod(periods: readonly EnrolmentPeriod[]): boolean {
  return periods.some(({ to }) => to === null);
}

/** The facts that determine default days. */
export interface EnrolmentDays {
  today: CalendarDate;
  /** The earliest class that was recorded or is planned; null if there is none. */
  firstClass: CalendarDate | null;
}

/**
 * Returns the default first day for a student who is added: today, or null (the first class) if the contract has not
 * begun.
 */
export function usualJoiningDay({ today, firstClass }: EnrolmentDays): CalendarDate | null {
  return firstClass === null || firstClass >= today ? null : today;
}

/**
 * Returns the default last day for a student who is removed: yesterday, or today if the student belonged to the
 * contract before and today's class is recorded.
 */
export function usualLeavingDay(
  periods: readonly EnrolmentPeriod[],
  { today, hasClassToday }: { today: CalendarDate; hasClassToday: boolean },
): CalendarDate {
  const belongedBefore = belongsOn(periods, daysAfter(today, -1));
  return hasClassToday && belongedBefore ? today : daysAfter(today, -1);
}

/**
 * Adds a period without a last day. Changes nothing for a student who is in the contract already. Periods without a gap
 * are merged.
 */
export function withJoining(
  periods: readonly EnrolmentPeriod[],
  from: CalendarDate | null,
): EnrolmentPeriod[] {
  return joined(hasOpenPeriod(periods) ? periods : [...periods, { from, to: null }]);
}

/**
 * Ends the open period on a day, or removes it if it would have no days. Changes nothing for a student who is not in
 * the contract.
 */
export function withLeaving(
  periods: readonly EnrolmentPeriod[],
  to: CalendarDate,
  { firstClass }: Pick<EnrolmentDays, 'firstClass'>,
): EnrolmentPeriod[] {
  return joined(
    periods.flatMap((period) => {
      if (period.to !== null) return [period];
      const first = period.from ?? firstClass;
      return first === null || to < first ? [] : [{ ...period, to }];
    }),
  );
}

/** Returns the last period by day; undefined without one. */
export function lastPeriod(periods: readonly EnrolmentPeriod[]): EnrolmentPeriod | undefined {
  return inOrder(periods).at(-1);
}

/** Corrects the last period, and merges it with a period that it touches. */
export function withLastPeriod(
  periods: readonly EnrolmentPeriod[],
  days: Partial<EnrolmentPeriod>,
): EnrolmentPeriod[] {
  const sorted = inOrder(periods);
  const last = sorted.at(-1);
  return last === undefined ? [] : joined([...sorted.slice(0, -1), { ...last, ...days }]);
}

/** The reason why periods are refused, as a code. */
export type EnrolmentPeriodsFault = 'ends-before-start' | 'ends-ahead' | 'overlap';

/** Checks periods in any order; null if they can be stored. */
export function enrolmentPeriodsFault(
  periods: readonly EnrolmentPeriod[],
  today: CalendarDate,
): EnrolmentPeriodsFault | null {
  if (periods.some(({ from, to }) => from !== null && to !== null && to < from)) return 'ends-before-start';
  if (periods.some(({ to }) => to !== null && to > today)) return 'ends-ahead';
  const sorted = inOrder(periods);
  const overlaps = sorted.some(({ from }, place) => {
    const before = sorted[place - 1];
    return before !== undefined && (before.to === null || from === null || from <= before.to);
  });
  return overlaps ? 'overlap' : null;
}

/** Returns whether two lists hold the same periods, in any order. */
export function areEnrolmentPeriodsEqual(
  one: readonly EnrolmentPeriod[],
  other: readonly EnrolmentPeriod[],
): boolean {
  const keyOf = (periods: readonly EnrolmentPeriod[]) =>
    JSON.stringify(inOrder(periods).map(({ from, to }) => [from, to]));
  return keyOf(one) === keyOf(other);
}

function joined(periods: readonly EnrolmentPeriod[]): EnrolmentPeriod[] {
  return inOrder(periods).reduce<EnrolmentPeriod[]>((before, period) => {
    const last = before.at(-1);
    const isApart =
      last === undefined || (last.to !== null && period.from !== null && period.from > daysAfter(last.to, 1));
    if (isApart) return [...before, period];
    const ends = [last.to, period.to];
    const to = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
    return [...before.slice(0, -1), { from: last.from, to }];
  }, []);
}

function inOrder(periods: readonly EnrolmentPeriod[]): EnrolmentPeriod[] {
  return periods.toSorted(
    (a, b) => (a.from ?? '').localeCompare(b.from ?? '') || (a.to ?? '9999').localeCompare(b.to ?? '9999'),
  );
}
