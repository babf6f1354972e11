import type { UserColumn, UserFilters } from '@portal/api-client';
import { roles } from '@portal/domain';
import { defineList, oneOf, scopeOf } from '@portal/records/list-definitions';

/** The columns that can be chosen; the actions always come last (SET-USER-05). */
export type UserColumnId = 'name' | 'role' | 'status' | 'secondFactor' | 'lastLogin';

/** In display order (SET-USER-03). */
export const statuses = ['active', 'archived', 'all'] as const;

/** People are sorted by last name. The server cannot sort by invitation. */
const sortedBy = {
  name: 'lastName',
  role: 'role',
  lastLogin: 'lastLoginAt',
} as const satisfies Partial<Record<UserColumnId, UserColumn>>;

/** The user list: active users by last name by default (SET-USER-02 to SET-USER-04, SET-USER-16, LIMIT-03). */
export const userList = defineList({
  sortable: ['name', 'role', 'lastLogin'],
  opensBy: 'name',
  pageSize: 50,
  filters: { status: scopeOf(statuses, 'active'), role: oneOf(roles) },
  query: ({ status, role, search }, sort): UserFilters => ({
    ...(status !== 'all' && { active: status === 'active' }),
    ...(role && { role }),
    ...(search && { search }),
    ...(sort && { sort: { ...sort, by: sortedBy[sort.by] } }),
  }),
});
