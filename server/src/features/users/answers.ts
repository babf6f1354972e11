import type { User } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Providers } from '../../sessions/providers/Providers.ts';

/** A user with the columns of `userSelect`. */
export type UserRow = Selectable<Schema['users']> & {
  readonly is_archived: boolean;
  readonly second_factor_at: string | null;
  readonly recovery_codes_left: number;
  readonly passkeys: number;
  readonly passkey_used_at: string | null;
  readonly needs_second_factor: 0 | 1;
  /** The accounts at providers, with the role that the groups there gave last. */
  readonly identities: readonly { readonly issuer: string; readonly role: string | null }[];
};

/** Converts a user to the API's shape. */
export function userAnswer(user: UserRow, providers: Providers): User {
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
      reminded_at: user.second_factor_reminded_at,
    },
    provider_access: providerAccess(user, providers),
  };
}

/** How a user signs in with providers, and what comes from there. */
function providerAccess(user: UserRow, providers: Providers): NonNullable<User['provider_access']> {
  const linked = user.identities.flatMap(({ issuer, role }) => {
    const settings = providers.byIssuer(issuer)?.settings;
    return settings
      ? [{ name: settings.name, isDeciding: settings.roles !== undefined && role !== null }]
      : [];
  });
  return {
    providers: linked.map(({ name }) => name),
    role_from: linked.find(({ isDeciding }) => isDeciding)?.name ?? null,
    password_off: providers.isPasswordOff(user) ? 1 : 0,
    emergency: providers.isEmergencyAccount(user) ? 1 : 0,
  };
}
