import { hasSecondFactor, type Role, type User, type UserStatus, userStatusOf } from '@portal/domain';
import { type CsvColumns, csvDay } from '../../../parts/list/csv-columns';
import type { UserColumnId } from './user-list';

/** The texts for the cells of a file. */
export interface UserCsvWords {
  role: (role: Role) => string;
  status: (status: UserStatus) => string;
  yesNo: (value: boolean) => string;
}

/** The columns of the exported user list, with person and status split into parts. */
export const userCsv: CsvColumns<User, UserCsvWords, UserColumnId> = {
  name: {
    lastName: ({ lastName }) => lastName,
    firstName: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
  },
  role: { role: ({ role }, words) => words.role(role) },
  status: {
    status: (user, words) => words.status(userStatusOf(user)),
    invitedOn: ({ invitedAt }) => csvDay(invitedAt),
  },
  secondFactor: { secondFactor: ({ secondFactor }, words) => words.yesNo(hasSecondFactor(secondFactor)) },
  lastLogin: { lastLogin: ({ lastLoginAt }) => csvDay(lastLoginAt) },
};
