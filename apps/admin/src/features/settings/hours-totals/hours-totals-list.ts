import {
  type CalendarMonth,
  isCalendarMonth,
  monthOf,
  monthsAfter,
  mostMonthsOfHours,
  type TotalGrouping,
  totalGroupings,
  weekOfYearBefore,
  yearBefore,
} from '@portal/domain';
import { defineList, recordId, scopeOf, tick } from '../../../parts/list/define-list';

export type HoursTotalsColumnId =
  | 'group'
  | 'classes'
  | 'hours'
  | 'hoursBefore'
  | 'hoursChange'
  | 'amount'
  | 'amountBefore'
  | 'amountChange';

/** The records that totals can be narrowed to. */
export const totalFilters = ['teacher', 'company', 'language', 'courseType'] as const;
export type TotalFilter = (typeof totalFilters)[number];

/** The totals of a span of months by group, at most 24 months. */
export const hoursTotalsList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 2000,
  filters: {
    by: scopeOf(totalGroupings, 'teacher'),
    from: { off: '' as string, isScope: true },
    to: { off: '' as string, isScope: true },
    compared: { ...tick, isScope: true },
    teacher: recordId,
    company: recordId,
    language: recordId,
    courseType: recordId,
  },
  query: ({ by, from, to, compared, teacher, company, language, courseType }): HoursTotalsFilters => ({
    ...{ by, from, to, compared, teacher, company, language, courseType },
  }),
});

/** What the totals show, as the address has it. */
export interface HoursTotalsFilters extends Record<TotalFilter, number> {
  by: TotalGrouping;
  /** Empty for the last month. */
  from: string;
  /** Empty for the month of `from`. */
  to: string;
  /** Beside the year before. */
  compared: boolean;
}

/** Returns the months that the address names; the last month without them. Never more than a read allows. */
export function shownSpan(
  { from, to }: Pick<HoursTotalsFilters, 'from' | 'to'>,
  today: string,
): { from: CalendarMonth; to: CalendarMonth } {
  const last = isCalendarMonth(to) ? to : isCalendarMonth(from) ? from : monthsAfter(monthOf(today), -1);
  const first = isCalendarMonth(from) && from <= last ? from : last;
  const earliest = monthsAfter(last, 1 - mostMonthsOfHours);
  return { from: [first, earliest].sort().at(-1) ?? first, to: last };
}

/** Returns the group and the months to which its figures of the year before belong. */
export function groupOfYearBefore(
  by: TotalGrouping,
  span: { from: CalendarMonth; to: CalendarMonth },
  id: string,
) {
  const before = by === 'month' ? monthsAfter(id, -12) : by === 'week' ? weekOfYearBefore(id) : id;
  return { span: yearBefore(span), id: before };
}

/** Where the figures of a group lead. */
export type RowsOfGroup =
  | { page: 'hours'; query: Record<string, string> }
  | { page: 'totals'; query: Record<string, string> };

/**
 * Returns where the classes behind a figure are: those of one month in the list of hours, those of several months in
 * the totals by month of the group alone.
 */
export function rowsOfGroup(
  { by, ...narrowed }: Pick<HoursTotalsFilters, 'by' | TotalFilter>,
  span: { from: CalendarMonth; to: CalendarMonth },
  id: string,
): RowsOfGroup {
  const isTime = by === 'month' || by === 'week';
  const kept = { ...narrowed, ...(!isTime && { [by]: Number(id) }) };
  const filters = Object.fromEntries(
    totalFilters.flatMap((name) => (kept[name] > 0 ? [[name, String(kept[name])]] : [])),
  );
  const month = isTime ? monthOf(id) : span.from === span.to ? span.from : null;
  if (month === null) return { page: 'totals', query: { by: 'month', ...span, ...filters } };
  const { teacher, ...ofList } = filters;
  return {
    page: 'hours',
    query: { month, ...ofList, ...(teacher && { dialog: 'month', record: teacher }) },
  };
}
