import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { grouped } from '../planned-classes/grouped.ts';
import { mondayOf } from '../planned-classes/weeks-around.ts';
import type { HoursGrouping, HoursRow, HoursSum } from './hours.ts';

/** Converts a rate in dollars to cents, rounding half up: `44.5` is 4450. */
export function rateCentsOf(rate: number): number {
  // A product such as 1.005 * 100 is slightly below the half that it represents.
  return Math.floor(Number((rate * 100).toFixed(6)) + 0.5);
}

/** Returns the amount in cents for minutes at an hourly rate, rounding half up; 0 without a rate. */
export function amountOf(minutes: number, rateCents: number | null): number {
  return Math.floor((minutes * (rateCents ?? 0) + 30) / 60);
}

/** A taught class with its rate. Deleted records do not count. */
export interface TaughtClass {
  date: CalendarDate;
  minutes: number;
  teacherId: number | null;
  contractId: number;
  companyId: number | null;
  languageId: number | null;
  courseTypeId: number | null;
  /** The teacher's rate for the type of the contract on the day of the class; null if there is none. */
  rateCents: number | null;
}

/**
 * Sums classes by group. A line has the hours of one teacher in one contract and month at one rate; each line is
 * rounded once, so that all groupings have the same total. A week gets its share of the rounded amount of its lines.
 */
export function hoursSums(classes: readonly TaughtClass[], grouping: HoursGrouping): Map<string, HoursSum> {
  const sums = new Map<string, HoursSum>();
  for (const line of linesOf(classes)) {
    const portions = grouped(
      line.toSorted((a, b) => a.date.localeCompare(b.date)),
      (taught) => groupOf(taught, grouping),
    );
    let minutesBefore = 0;
    for (const [group, ofGroup] of portions) {
      const rateCents = ofGroup[0]?.rateCents ?? null;
      const minutes = ofGroup.reduce((sum, taught) => sum + taught.minutes, 0);
      const portion = {
        classes: ofGroup.length,
        minutes,
        amountCents: amountOf(minutesBefore + minutes, rateCents) - amountOf(minutesBefore, rateCents),
        unratedMinutes: rateCents === null ? minutes : 0,
      };
      sums.set(group, added(sums.get(group) ?? nothing, portion));
      minutesBefore += minutes;
    }
  }
  return sums;
}

/** Returns the sum of rows. */
export function totalHours(rows: readonly HoursSum[]): HoursSum {
  return rows.reduce(added, nothing);
}

/** Returns the planned minutes of rows; null if no row has a plan. */
export function totalPlanned(rows: readonly Pick<HoursRow, 'plannedMinutes'>[]): number | null {
  return rows.reduce<number | null>(
    (sum, { plannedMinutes }) => (plannedMinutes === null ? sum : (sum ?? 0) + plannedMinutes),
    null,
  );
}

/** Returns the minutes of rows that are billed to clients; null for a backend that does not say. */
export function totalBilled(rows: readonly { billedMinutes?: number | null }[]): number | null {
  return rows.reduce<number | null>(
    (sum, { billedMinutes }) => (billedMinutes == null ? sum : (sum ?? 0) + billedMinutes),
    null,
  );
}

const nothing: HoursSum = { classes: 0, minutes: 0, amountCents: 0, unratedMinutes: 0 };

function added(one: HoursSum, other: HoursSum): HoursSum {
  return {
    classes: one.classes + other.classes,
    minutes: one.minutes + other.minutes,
    amountCents: one.amountCents + other.amountCents,
    unratedMinutes: one.unratedMinutes + other.unratedMinutes,
  };
}

function linesOf(classes: readonly TaughtClass[]): Iterable<TaughtClass[]> {
  return grouped(classes, ({ teacherId, contractId, date, rateCents }) =>
    [teacherId, contractId, monthOf(date), rateCents].join(' '),
  ).values();
}

function groupOf(taught: TaughtClass, grouping: HoursGrouping): string {
  const { teacherId, contractId, date } = taught;
  if (grouping === 'contract') return `${teacherId} ${contractId}`;
  if (grouping === 'month') return monthOf(date);
  if (grouping === 'week') return mondayOf(date);
  return String(taught[`${grouping}Id`]);
}
