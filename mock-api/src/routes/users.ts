import type { ListUsersData, ListUsersResponses, User } from '@portal/api-client/treaty';
import type { Handler } from '../http/call.ts';
import type { UserRow } from '../store/tables.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';

const listUsers: Handler<ListUsersData, ListUsersResponses> = ({ query, store }) => {
  const found = store
    .all('users')
    .filter(
      (user) =>
        (query.role === undefined || user.role === query.role) &&
        (query.status === undefined || user.status === query.status) &&
        matches(query.userName, user.name, user.lastName, user.email),
    );
  const columns: Columns<UserRow> = {
    id: (user) => user.id,
    name: (user) => user.name,
    last_name: (user) => user.lastName,
    role: (user) => user.role,
    phone: (user) => user.phone,
    status: (user) => user.status,
    'users_id.email': (user) => user.email,
    login_date: (user) => user.loginDate,
    email_date: (user) => user.emailDate,
  };
  return paged(sorted(found, columns, query, ['last_name', 'ASC']), query, userAnswer);
};

function userAnswer(user: UserRow): User {
  return {
    id: user.id,
    name: user.name,
    last_name: user.lastName,
    role: user.role,
    phone: user.phone,
    status: user.status,
    users_id: { email: user.email },
    login_date: user.loginDate,
    email_date: user.emailDate,
  };
}

/** The calls about users. */
export const users = {
  listUsers,
};
