import { type CalendarMonth, monthOf } from '../calendar/calendar-month.ts';
import type { Person } from '../person/person.ts';
import { periodsOfType, rateOn, type TeacherRatePeriods } from '../teacher/rate-periods.ts';
import type { HoursSum } from './hours.ts';
import { hoursSums, rateCentsOf, type TaughtClass } from './hours-sums.ts';
import { isSettled, type MonthStatus } from './statement.ts';

/** A class of a teacher. Its rate is determined by the rate periods. */
export interface UnratedClass extends Omit<TaughtClass, 'rateCents'> {
  /** The rate in cents from an approved statement; undefined in other months. */
  settledRateCents?: number | null;
}

/** A month whose amount would change with other rates. If it is approved, it keeps its amount. */
export interface RateMonth {
  month: CalendarMonth;
  status: MonthStatus;
  /** The present amount of the whole month, in cents. */
  beforeCents: number;
  /** The amount at the new rates. An approved or exported month keeps `beforeCents`. */
  afterCents: number;
}

/** A month of a teacher whose amount changes because recorded classes are assigned to another teacher. */
export interface ChangedMonth extends RateMonth {
  teacher: Person;
}

/** Returns each class with the rate of its day and course type, or with the rate of an approved statement. */
export function ratedClasses(classes: readonly UnratedClass[], periods: TeacherRatePeriods): TaughtClass[] {
  return classes.map(({ settledRateCents, ...taught }) => ({
    ...taught,
    rateCents: settledRateCents === undefined ? rateCentsOn(periods, taught) : settledRateCents,
  }));
}

/**
 * Compares the months of a teacher at two lists of rates, earliest month first. Approved and exported months are
 * included where the new rates differ for their classes, although they keep their amounts.
 */
export function rateMonths(
  classes: readonly UnratedClass[],
  statusOf: (month: CalendarMonth) => MonthStatus,
  before: TeacherRatePeriods,
  after: TeacherRatePeriods,
): RateMonth[] {
  const unsettled = classes.map(({ settledRateCents: _settled, ...taught }) => taught);
  const now = byMonth(ratedClasses(classes, before));
  const atOld = byMonth(ratedClasses(unsettled, before));
  const atNew = byMonth(ratedClasses(unsettled, after));
  return [...new Set(classes.map(({ date }) => monthOf(date)))].toSorted().flatMap((month) => {
    const status = statusOf(month);
    const [old, changed] = [sumOf(atOld, month), sumOf(atNew, month)];
    if (old.amountCents === changed.amountCents && old.unratedMinutes === changed.unratedMinutes) return [];
    return [
      {
        month,
        status,
        beforeCents: sumOf(now, month).amountCents,
        afterCents: changed.amountCents,
      },
    ];
  });
}

/** Returns whether this month keeps its amount when rates change. */
export function keepsAmount({ status }: Pick<RateMonth, 'status'>): boolean {
  return isSettled(status);
}

/** Returns whether two lists contain the same months with the same statuses and amounts. */
export function areRateMonthsEqual(one: readonly RateMonth[], other: readonly RateMonth[]): boolean {
  const keyOf = (months: readonly RateMonth[]) =>
    months
      .map(({ month, status, beforeCents, afterCents }) => [month, status, beforeCents, afterCents].join(' '))
      .toSorted()
      .join();
  return keyOf(one) === keyOf(other);
}

function rateCentsOn(
  periods: TeacherRatePeriods,
  { courseTypeId, date }: Pick<TaughtClass, 'courseTypeId' | 'date'>,
): number | null {
  const rate = courseTypeId === null ? null : rateOn(periodsOfType(periods, courseTypeId), date);
  return rate === null ? null : rateCentsOf(rate);
}

function byMonth(classes: readonly TaughtClass[]): Map<string, HoursSum> {
  return hoursSums(classes, 'month');
}

function sumOf(sums: ReadonlyMap<string, HoursSum>, month: CalendarMonth): HoursSum {
  return sums.get(month) ?? { classes: 0, minutes: 0, amountCents: 0, unratedMinutes: 0 };
}
