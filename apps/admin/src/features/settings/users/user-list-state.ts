import type { UserColumn, UserFilters } from '@portal/api-client';
import { type Role, roles } from '@portal/domain';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** The columns of the list that can be chosen; the actions of a row always stand last (SET-USER-05). */
export const userColumns = ['name', 'role', 'status', 'lastLogin'] as const;
export type UserListColumn = (typeof userColumns)[number];

/** What the list can be sorted by; the server knows no order of invitations. */
export const sortableColumns = ['name', 'role', 'lastLogin'] as const satisfies readonly UserListColumn[];
type SortableColumn = (typeof sortableColumns)[number];

/** Names of people are ordered by the family's. */
const sortedBy = {
  name: 'lastName',
  role: 'role',
  lastLogin: 'lastLoginAt',
} as const satisfies Record<SortableColumn, UserColumn>;

/** In the order in which they are offered (SET-USER-03). */
export const statuses = ['active', 'archived'] as const;

/** Filters, order and page of the users list, as its address carries them. */
export type UserListState = {
  status: (typeof statuses)[number];
  role: Role | '';
  search: string;
  sort: SortableColumn;
  direction: 'ASC' | 'DESC';
  page: number;
};

/** The list as it opens: active users (SET-USER-16). */
export const userList: ListDefinition<UserListState> = {
  defaults: { status: 'active', role: '', search: '', sort: 'name', direction: 'ASC', page: 1 },
  choices: {
    status: statuses,
    role: ['', ...roles],
    sort: sortableColumns,
    direction: ['ASC', 'DESC'],
  },
};

/** Rows a page (LIMIT-03). */
export const userPageSize = 50;

/** Whether anything narrows the users of a status. */
export function isNarrowed({ search, role }: UserListState): boolean {
  return search !== '' || role !== '';
}

/** What the server is asked for (SET-USER-02 to SET-USER-04). */
export function filtersOf({ status, role, search, sort, direction, page }: UserListState): UserFilters {
  return {
    active: status === 'active',
    ...(role && { role }),
    ...(search && { search }),
    sort: { by: sortedBy[sort], direction },
    page,
    pageSize: userPageSize,
  };
}

/**
 * What the server is asked for to find the invited users, whom the list of active users shows last; null where no
 * list of invited users is needed. The server knows them as inactive.
 */
export function filtersOfInvited(state: UserListState): UserFilters | null {
  if (state.status !== 'active' || state.page !== 1) return null;
  return { ...filtersOf(state), active: false, page: 1, pageSize: mostInvited };
}

/** More users than an organisation invites and waits for. */
const mostInvited = 1000;

/** What the list is sorted by; as it opens, by last name. */
export function orderOf({ sort, direction }: UserListState): ListOrder<SortableColumn> {
  return { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: UserListState, column: string): Partial<UserListState> {
  const order = afterPress(orderOf(state), sortableColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
