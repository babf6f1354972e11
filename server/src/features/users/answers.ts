import type { User } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A user with the columns of `userSelect`. */
export type UserRow = Selectable<Schema['users']> & {
  readonly is_archived: boolean;
  readonly second_factor_at: string | null;
  readonly recovery_codes_left: number;
  readonly passkeys: number;
  readonly passkey_used_at: string | null;
  readonly needs_second_factor: 0 | 1;
};

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
    second_factor: {
      set_up_at: user.second_factor_at,
      recovery_codes_left: user.recovery_codes_left,
      passkeys: user.passkeys,
      passkey_used_at: user.passkey_used_at,
      is_required: user.needs_second_factor,
    },
  };
}
