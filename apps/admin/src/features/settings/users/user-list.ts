import type { UserColumn, UserFilters } from '@portal/api-client';
import { roles } from '@portal/domain';
import { defineList, oneOf, scopeOf } from '../../../parts/list/define-list';

/** The columns of the list that can be chosen; the actions of a row always stand last (SET-USER-05). */
export type UserColumnId = 'name' | 'role' | 'status' | 'lastLogin';

/** In the order in which they are offered (SET-USER-03). */
export const statuses = ['active', 'archived'] as const;

/** People are sorted by their last name. The server knows no order of invitations. */
const sortedBy = {
  name: 'lastName',
  role: 'role',
  lastLogin: 'lastLoginAt',
} as const satisfies Partial<Record<UserColumnId, UserColumn>>;

/** The users, active ones by last name at first (SET-USER-02 to SET-USER-04, SET-USER-16, LIMIT-03). */
export const userList = defineList({
  sortable: ['name', 'role', 'lastLogin'],
  opensBy: 'name',
  pageSize: 50,
  filters: { status: scopeOf(statuses, 'active'), role: oneOf(roles) },
  query: ({ status, role, search }, sort): UserFilters => ({
    active: status === 'active',
    ...(role && { role }),
    ...(search && { search }),
    ...(sort && { sort: { ...sort, by: sortedBy[sort.by] } }),
  }),
});

/** More users than an organization invites and waits for. */
const maxInvited = 1000;

/** What finds the invited users among the inactive ones, whom a list of active users shows last; null for another list. */
export const filtersOfInvited = (filters: UserFilters): UserFilters | null =>
  filters.active ? { ...filters, active: false, page: 1, pageSize: maxInvited } : null;
