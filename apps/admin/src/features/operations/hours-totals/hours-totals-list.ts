import {
  type CalendarMonth,
  isCalendarMonth,
  maxMonthsOfHours,
  monthOf,
  monthsAfter,
  type TotalGrouping,
  totalGroupings,
  weekOfYearBefore,
  yearBefore,
} from '@portal/domain';
import { defineList, recordId, scopeOf, tick } from '@portal/records/list-definitions';

export type HoursTotalsColumnId =
  | 'group'
  | 'classes'
  | 'hours'
  | 'hoursBefore'
  | 'hoursChange'
  | 'billed'
  | 'amount'
  | 'amountBefore'
  | 'amountChange';

/** The records that totals can be filtered by. */
export const totalFilters = ['teacher', 'company', 'language', 'courseType'] as const;
export type TotalFilter = (typeof totalFilters)[number];

/** Totals by group over a period of at most 24 months. */
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
    by,
    from,
    to,
    compared,
    teacher,
    company,
    language,
    courseType,
  }),
});

/** The filters of the totals in the URL. */
export interface HoursTotalsFilters extends Record<TotalFilter, number> {
  by: TotalGrouping;
  /** Empty for the last month. */
  from: string;
  /** Empty for the month of `from`. */
  to: string;
  /** Compares with the previous year. */
  compared: boolean;
}

/** Returns the months in the URL, by default the last month, limited to the maximum of one request. */
export function shownSpan(
  { from, to }: Pick<HoursTotalsFilters, 'from' | 'to'>,
  today: string,
): { from: CalendarMonth; to: CalendarMonth } {
  const last = isCalendarMonth(to) ? to : isCalendarMonth(from) ? from : monthsAfter(monthOf(today), -1);
  const first = isCalendarMonth(from) && from <= last ? from : last;
  const earliest = monthsAfter(last, 1 - maxMonthsOfHours);
  return { from: [first, earliest].sort().at(-1) ?? first, to: last };
}

/** Returns the key of the same group in the previous year's totals. */
export function groupOfYearBefore(
  by: TotalGrouping,
  span: { from: CalendarMonth; to: CalendarMonth },
  id: string,
) {
  const before = by === 'month' ? monthsAfter(id, -12) : by === 'week' ? weekOfYearBefore(id) : id;
  return { span: yearBefore(span), id: before };
}

/** Target of a number's link. */
export type RowsOfGroup =
  | { page: 'hours'; query: Record<string, string> }
  | { page: 'totals'; query: Record<string, string> };

/**
 * Returns the page with the classes behind a number: the list of hours for one month, otherwise the totals of that
 * group by month.
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
  const month = isTime ? monthWithin(span, id) : span.from === span.to ? span.from : null;
  if (month === null) return { page: 'totals', query: { by: 'month', ...span, ...filters } };
  const { teacher, ...ofList } = filters;
  return {
    page: 'hours',
    query: { month, ...ofList, ...(teacher && { dialog: 'month', record: teacher }) },
  };
}

/**
 * Returns the month of a month's or week's row. The first week of a period may begin before the period; its totals do
 * not.
 */
function monthWithin({ from }: { from: CalendarMonth }, id: string): CalendarMonth {
  const month = monthOf(id);
  return month < from ? from : month;
}
