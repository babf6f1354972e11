import { type UserFilters, useReadUsers } from '@portal/api-client';
import { hasSecondFactor, type User, userStatusOf } from '@portal/domain';
import type { ListCsv } from '@portal/records';
import { csvDay, personColumns } from '@portal/records/list-definitions';
import type { UserColumnId } from './user-list';

/** The exported user list, with person and status split into parts. */
export const userCsv: ListCsv<User, UserFilters, UserColumnId> = {
  fileName: 'utilisateurs-users',
  useRead: useReadUsers,
  columns: {
    name: { ...personColumns, phone: ({ phone }) => phone },
    role: { role: ({ role }, { term }) => term(`role.${role}`) },
    status: {
      status: (user, { term }) => term(`userStatus.${userStatusOf(user)}`),
      invitedOn: ({ invitedAt }) => csvDay(invitedAt),
    },
    secondFactor: { secondFactor: ({ secondFactor }, { yesNo }) => yesNo(hasSecondFactor(secondFactor)) },
    lastLogin: { lastLogin: ({ lastLoginAt }) => csvDay(lastLoginAt) },
  },
};
