import { type CsvCell, type Role, type User, type UserStatus, userStatusOf } from '@portal/domain';
import type { UserListColumn } from './user-list-state';

/** A column of the file: those of the list, a person and a status in their parts. */
export type UserCsvColumn = UserListColumn | 'lastName' | 'email' | 'phone' | 'invited';

/** What the cells of a file are written with. */
export interface UserCsvWords {
  head: (column: UserCsvColumn) => string;
  role: (role: Role) => string;
  status: (status: UserStatus) => string;
}

/** The lines of a file with these columns of the list, heads first. */
export function userTable(
  users: readonly User[],
  columns: readonly string[],
  words: UserCsvWords,
): CsvCell[][] {
  const written = columns.flatMap((column) => inFile[column as UserListColumn]);
  return [
    written.map(words.head),
    ...users.map((user) => written.map((column) => cells[column](user, words))),
  ];
}

const inFile: Record<UserListColumn, readonly UserCsvColumn[]> = {
  name: ['lastName', 'name', 'email', 'phone'],
  role: ['role'],
  status: ['status', 'invited'],
  lastLogin: ['lastLogin'],
};

const cells: Record<UserCsvColumn, (user: User, words: UserCsvWords) => CsvCell> = {
  lastName: ({ lastName }) => lastName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }, words) => words.role(role),
  status: (user, words) => words.status(userStatusOf(user)),
  invited: ({ invitedAt }) => invitedAt?.slice(0, 10) ?? null,
  lastLogin: ({ lastLoginAt }) => lastLoginAt?.slice(0, 10) ?? null,
};
