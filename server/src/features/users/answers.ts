import type { User } from '@portal/api-client/treaty';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Converts a user to the wire. */
export function userAnswer(user: Selectable<Schema['users']>): User {
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
  };
}
