import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, monthOf, monthsAfter } from '../calendar/calendar-month.ts';
import type { TeacherRate } from './teacher.ts';

/** A rate of a teacher for one course type. It applies from its first day until the next period of the type begins. */
export interface RatePeriod {
  /** The first day; null means from the beginning. */
  from: CalendarDate | null;
  /** Dollars for an hour; null if there is no rate from this day. */
  rate: number | null;
}

/** A period with its course type. */
export interface TypedRatePeriod extends RatePeriod {
  courseTypeId: number;
}

/** The teacher's periods of every course type, as `TypedRatePeriod`, by type and then by day. */
export type TeacherRatePeriods = readonly TypedRatePeriod[];

/** Returns the rate of one course type on a day; null if there is none. The periods may be in any order. */
export function rateOn(periods: readonly RatePeriod[], day: CalendarDate): number | null {
  return periods.reduce<RatePeriod>(
    (found, period) =>
      hasBegunOn(period, day) && compareFirstDays(period.from, found.from) >= 0 ? period : found,
    { from: null, rate: null },
  ).rate;
}

/** Returns the periods of one course type, by day. */
export function periodsOfType(periods: TeacherRatePeriods, courseTypeId: number): RatePeriod[] {
  return periods
    .filter((period) => period.courseTypeId === courseTypeId)
    .map(({ from, rate }) => ({ from, rate }))
    .toSorted(byFirstDay);
}

/** Returns the rates that apply on a day, in the order in which the types first appear. */
export function ratesOn(periods: TeacherRatePeriods, day: CalendarDate): TeacherRate[] {
  const types = [...new Set(periods.map(({ courseTypeId }) => courseTypeId))];
  return types.flatMap((courseTypeId) => {
    const rate = rateOn(periodsOfType(periods, courseTypeId), day);
    return rate === null ? [] : [{ courseTypeId, rate }];
  });
}

/** Adds a period of one course type, or replaces the one that begins on the same day. */
export function withPeriod(periods: readonly RatePeriod[], added: RatePeriod): RatePeriod[] {
  return [...withoutPeriod(periods, added.from), added].toSorted(byFirstDay);
}

/** Removes the period that begins on a day; the period before it is extended. */
export function withoutPeriod(periods: readonly RatePeriod[], from: CalendarDate | null): RatePeriod[] {
  return periods.filter((period) => period.from !== from).toSorted(byFirstDay);
}

/** Replaces the period that begins on `from`, changing its rate or its first day. */
export function withCorrection(
  periods: readonly RatePeriod[],
  from: CalendarDate | null,
  corrected: RatePeriod,
): RatePeriod[] {
  return withPeriod(withoutPeriod(periods, from), corrected);
}

/**
 * Returns the default first day of a new rate: the first of the month after the last submitted month. If no month was
 * submitted, a raise starts this month, and the first rate of a course type applies from the beginning (null).
 */
export function usualFirstDay(
  periods: readonly RatePeriod[],
  handedIn: readonly CalendarMonth[],
  today: CalendarDate,
): CalendarDate | null {
  const last = handedIn.toSorted().at(-1);
  if (last !== undefined) return firstDayOf(monthsAfter(last, 1));
  return periods.length === 0 ? null : firstDayOf(monthOf(today));
}

/**
 * Applies a rate from a client that knows only one rate per course type. Today's rate again changes nothing. Another
 * rate applies from `from` and replaces periods that began between that day and today; later periods stay.
 */
export function withOnlyRate(
  periods: readonly RatePeriod[],
  rate: number | null,
  { from, today }: { from: CalendarDate | null; today: CalendarDate },
): RatePeriod[] {
  if (rateOn(periods, today) === rate) return periods.toSorted(byFirstDay);
  const kept = periods.filter(
    (period) => compareFirstDays(period.from, from) < 0 || !hasBegunOn(period, today),
  );
  const isNeeded = rate !== null || kept.some((period) => compareFirstDays(period.from, from) < 0);
  return isNeeded ? withPeriod(kept, { from, rate }) : kept.toSorted(byFirstDay);
}

/** Returns whether two lists of one course type contain the same periods, in any order. */
export function arePeriodsEqual(one: readonly RatePeriod[], other: readonly RatePeriod[]): boolean {
  const keyOf = (periods: readonly RatePeriod[]) =>
    JSON.stringify(periods.toSorted(byFirstDay).map(({ from, rate }) => [from, rate]));
  return keyOf(one) === keyOf(other);
}

function hasBegunOn({ from }: RatePeriod, day: CalendarDate): boolean {
  return from === null || from <= day;
}

function byFirstDay(one: RatePeriod, other: RatePeriod): number {
  return compareFirstDays(one.from, other.from);
}

function compareFirstDays(one: CalendarDate | null, other: CalendarDate | null): number {
  return (one ?? '').localeCompare(other ?? '');
}
