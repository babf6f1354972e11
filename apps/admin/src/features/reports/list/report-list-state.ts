import type { CompanyReportColumn, CompanyReportFilters } from '@portal/api-client';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** What the list can be sorted by (REP-LIST-03). */
export const sortable = [
  'contract',
  'student',
  'company',
  'startsOn',
  'completedOn',
  'taggedOn',
] as const satisfies readonly CompanyReportColumn[];

/** The columns of the list, in their own order (REP-LIST-05). */
export const reportColumns = [...sortable, 'lastReport'] as const;
export type ReportColumn = (typeof reportColumns)[number];

/** Search, order and page of the list, as its address carries them. */
export type ReportListState = {
  search: string;
  /** Empty: the order that the server gives. */
  sort: (typeof sortable)[number] | '';
  direction: 'ASC' | 'DESC';
  page: number;
};

/** The list as it opens. */
export const reportList: ListDefinition<ReportListState> = {
  defaults: { search: '', sort: '', direction: 'ASC', page: 1 },
  choices: { sort: ['', ...sortable], direction: ['ASC', 'DESC'] },
};

/** Rows a page (LIMIT-01). */
export const reportPageSize = 50;

/** What the server is asked for (REP-LIST-02 to REP-LIST-04). */
export function filtersOf(state: ReportListState): CompanyReportFilters {
  const order = orderOf(state);
  return { search: state.search, page: state.page, pageSize: reportPageSize, ...(order && { sort: order }) };
}

/** What the list is sorted by; null as it opens. */
export function orderOf({ sort, direction }: ReportListState): ListOrder<(typeof sortable)[number]> | null {
  return sort === '' ? null : { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: ReportListState, column: string): Partial<ReportListState> {
  const none = { by: '', direction: 'ASC' } as const;
  const order = afterPress<string>(orderOf(state) ?? none, sortable, column);
  const by = sortable.find((name) => name === order?.by);
  return order && by ? { sort: by, direction: order.direction } : {};
}
