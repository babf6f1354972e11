import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Whether an account can still be used if the providers are down: an active administrator with a password. */
export function isUsableInEmergency(
  user: Pick<Selectable<Schema['users']>, 'role' | 'status' | 'password'> | undefined,
): boolean {
  return user?.role === 'ROLE_ADMIN' && user.status === 1 && user.password !== null;
}
