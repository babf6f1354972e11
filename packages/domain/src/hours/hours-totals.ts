import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, monthsAfter } from '../calendar/calendar-month.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { HoursGrouping, HoursRow, HoursSum } from './hours.ts';
import { totalBilled, totalHours } from './hours-sums.ts';

/** The groupings of totals. */
export const totalGroupings = ['teacher', 'company', 'language', 'courseType', 'month', 'week'] as const;
export type TotalGrouping = (typeof totalGroupings)[number];

/** Sums of a group, with those of the same group in the previous year. */
export interface HoursTotal extends HoursSum {
  /** Id of the group: an id, a month or a Monday; 0 for classes without one. */
  id: string;
  /** A row that names the group, from either year. */
  row: HoursRow;
  /** Null without a comparison. */
  before: HoursSum | null;
  /** Minutes that are billed to clients, paid or not; null for a backend that does not say. */
  billedMinutes: number | null;
}

/** Returns the same period a year earlier. */
export function yearBefore({ from, to }: { from: CalendarMonth; to: CalendarMonth }) {
  return { from: monthsAfter(from, -12), to: monthsAfter(to, -12) };
}

/** Returns the Monday of the same week a year earlier, which is 52 weeks before. */
export function weekOfYearBefore(week: CalendarDate): CalendarDate {
  return daysAfter(week, -daysOfYear);
}

const daysOfYear = 52 * 7;

/**
 * Joins sums with those of the previous year, in the order of the current ones; groups that only have earlier sums
 * come last. A week is compared with the one 52 weeks earlier.
 */
export function hoursTotals(
  grouping: TotalGrouping,
  rows: readonly HoursRow[],
  before: readonly HoursRow[] | null,
): HoursTotal[] {
  const moved = (before ?? []).map((row) => aYearLater(row));
  const beforeOf = new Map(moved.map((row) => [groupId(row, grouping), row]));
  const shown = new Set(rows.map((row) => groupId(row, grouping)));
  const totals = [...rows, ...moved.filter((row) => !shown.has(groupId(row, grouping)))].map(
    (row): HoursTotal => {
      const id = groupId(row, grouping);
      const was = beforeOf.get(id);
      return {
        id,
        row,
        before: before && totalHours(was ? [was] : []),
        ...totalHours(shown.has(id) ? [row] : []),
        billedMinutes: totalBilled(shown.has(id) ? [row] : []),
      };
    },
  );
  const isTime = grouping === 'month' || grouping === 'week';
  return isTime ? totals.toSorted((one, other) => one.id.localeCompare(other.id)) : totals;
}

/** Returns the group of a row. */
function groupId(row: HoursRow, grouping: Exclude<HoursGrouping, 'contract'>): string {
  if (grouping === 'month' || grouping === 'week') return row[grouping] ?? '';
  return String(row[grouping]?.id ?? 0);
}

function aYearLater(row: HoursRow): HoursRow {
  return {
    ...row,
    month: row.month && monthsAfter(row.month, 12),
    week: row.week && daysAfter(row.week, daysOfYear),
  };
}
