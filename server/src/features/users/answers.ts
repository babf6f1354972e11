import type { User } from '@portal/api-client/treaty';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A user with the columns of `userSelect`. */
export type UserRow = Selectable<Schema['users']> & { readonly is_archived: boolean };

/** Converts a user to the API's shape. */
export function userAnswer(user: UserRow): User {
  const { id, name, last_name, role, phone, status } = user;
  return {
    id,
    name,
    last_name,
    role,
    phone,
    status,
    users_id: { email: user.email },
    login_date: user.login_at,
    email_date: user.invited_at,
    archived: user.is_archived ? 1 : 0,
  };
}
