import type { UserColumn, UserFilters } from '@portal/api-client';
import { roles } from '@portal/domain';
import { defineList, oneOf } from '@portal/records/list-definitions';

export type SignInMethodColumnId = 'name' | 'role' | 'method' | 'required' | 'recovery' | 'lastLogin';

const sortedBy = {
  name: 'lastName',
  role: 'role',
  lastLogin: 'lastLoginAt',
} as const satisfies Partial<Record<SignInMethodColumnId, UserColumn>>;

/** Choices of the filter by second factor, in display order. */
export const factorFilters = ['missing', 'none'] as const;

/** The active users, by last name, with how they sign in. */
export const signInMethodList = defineList({
  sortable: ['name', 'role', 'lastLogin'],
  opensBy: 'name',
  pageSize: 50,
  filters: { role: oneOf(roles), secondFactor: oneOf(factorFilters) },
  query: ({ role, secondFactor, search }, sort): UserFilters => ({
    active: true,
    ...(role && { role }),
    ...(secondFactor && { secondFactor }),
    ...(search && { search }),
    ...(sort && { sort: { ...sort, by: sortedBy[sort.by] } }),
  }),
});
