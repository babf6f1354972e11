import type { TeacherColumn, TeacherFilters } from '@portal/api-client';
import type { AssignStatus, TeacherListStatus } from '@portal/domain';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** The columns of the list (TEA-LIST-01). */
export const teacherColumns = ['id', 'name', 'city', 'languages', 'userStatus', 'assignStatus'] as const;
export type TeacherListColumn = (typeof teacherColumns)[number];

/** What the list can be sorted by; the server knows no order of languages and statuses. */
export const sortableColumns = ['id', 'name', 'city'] as const satisfies readonly (TeacherListColumn &
  TeacherColumn)[];
export type SortableColumn = (typeof sortableColumns)[number];

/** In the order in which they are offered (TEA-LIST-04). */
export const userStatuses = ['active', 'inactive', 'invited'] as const satisfies readonly TeacherListStatus[];

/** In the order in which they are offered (TEA-LIST-05). */
export const assignStatuses = ['assigned', 'unassigned'] as const satisfies readonly AssignStatus[];

/** Filters, order and page of the teachers list, as its address carries them. */
export type TeacherListState = {
  status: TeacherListStatus | 'all';
  assign: AssignStatus | '';
  /** Language id; 0 is all of them. */
  language: number;
  search: string;
  sort: SortableColumn;
  direction: 'ASC' | 'DESC';
  page: number;
  /** Which columns are shown, as a view or a shared link has them; empty for the person's own choice. */
  columns: string;
};

/** The list as it opens: active teachers (TEA-LIST-07). */
export const teacherList: ListDefinition<TeacherListState> = {
  defaults: {
    status: 'active',
    assign: '',
    language: 0,
    search: '',
    sort: 'name',
    direction: 'ASC',
    page: 1,
    columns: '',
  },
  choices: {
    status: [...userStatuses, 'all'],
    assign: ['', ...assignStatuses],
    sort: sortableColumns,
    direction: ['ASC', 'DESC'],
  },
};

/** Rows a page (LIMIT-40). */
export const teacherPageSize = 500;

/** What narrows the teachers of a status: what is not said is not asked for (TEA-LIST-06). */
export function narrowingOf({ search, assign, language }: TeacherListState): TeacherFilters {
  return {
    ...(search && { search }),
    ...(assign && { assigned: assign === 'assigned' }),
    ...(language !== 0 && { languageId: language }),
  };
}

/** Whether anything does. */
export function isNarrowed({ search, assign, language }: TeacherListState): boolean {
  return search !== '' || assign !== '' || language !== 0;
}

/** What the server is asked for. */
export function filtersOf(state: TeacherListState): TeacherFilters {
  return {
    ...(state.status !== 'all' && { status: state.status }),
    ...narrowingOf(state),
    sort: orderOf(state),
    page: state.page,
    pageSize: teacherPageSize,
  };
}

/** What the list is sorted by; as it opens, by last name. */
export function orderOf({ sort, direction }: TeacherListState): ListOrder<SortableColumn> {
  return { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: TeacherListState, column: string): Partial<TeacherListState> {
  const order = afterPress(orderOf(state), sortableColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
