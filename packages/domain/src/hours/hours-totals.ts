import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, monthsAfter } from '../calendar/calendar-month.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { HoursGrouping, HoursRow, HoursSum } from './hours.ts';
import { totalHours } from './hours-sums.ts';

/** What totals can be grouped by. */
export const totalGroupings = ['teacher', 'company', 'language', 'courseType', 'month', 'week'] as const;
export type TotalGrouping = (typeof totalGroupings)[number];

/** Sums of a group, with those of the same group one year earlier. */
export interface HoursTotal extends HoursSum {
  /** Identifies the group: an id, a month or a Monday; 0 for classes without one. */
  id: string;
  /** A row of the group, for its name. It has the group, whichever year it is of. */
  row: HoursRow;
  /** Null without a comparison. */
  before: HoursSum | null;
}

/** Returns the same span a year before. */
export function yearBefore({ from, to }: { from: CalendarMonth; to: CalendarMonth }) {
  return { from: monthsAfter(from, -12), to: monthsAfter(to, -12) };
}

/** Returns the Monday of the same week a year earlier: 52 weeks before. */
export function weekOfYearBefore(week: CalendarDate): CalendarDate {
  return daysAfter(week, -daysOfYear);
}

const daysOfYear = 52 * 7;

/**
 * Joins sums with those of one year earlier, in the order of the current ones; groups with earlier sums only come last.
 * A week is compared with the one 52 weeks earlier, which begins on a Monday too.
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
        ...{ id, row, before: before && totalHours(was ? [was] : []) },
        ...totalHours(shown.has(id) ? [row] : []),
      };
    },
  );
  const isTime = grouping === 'month' || grouping === 'week';
  return isTime ? totals.toSorted((one, other) => (one.id < other.id ? -1 : 1)) : totals;
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
