import { plainEmail } from '@portal/domain';
import { Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { UserRow } from '../store/tables.ts';

/** Whoever signs in with this address, in whatever capitals it is typed. */
export function userByEmail(store: Store, email: string): UserRow | undefined {
  const wanted = plainEmail(email);
  return store.all('users').find((user) => plainEmail(user.email) === wanted);
}

/**
 * Refuses an address that another record of the table has already, in the words that the screens look for (OPEN-06).
 * Teachers sign in as users, so theirs are the addresses of users.
 */
export function refuseDuplicateEmail(
  store: Store,
  table: 'users' | 'students',
  email: string,
  exceptId?: number,
): void {
  const wanted = plainEmail(email);
  const rows: readonly { readonly id: number; readonly email: string | null }[] = store.all(table);
  if (rows.some((row) => row.id !== exceptId && row.email !== null && plainEmail(row.email) === wanted)) {
    throw new Refusal('conflict', 'Email duplicated', { email: ['Email duplicated'] });
  }
}
