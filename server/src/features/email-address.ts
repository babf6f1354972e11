import { plainEmail } from '@portal/domain';
import type { Db } from '../database/connect.ts';
import { Refusal } from '../treaty/Refusal.ts';

/**
 * Refuses an address that another record of the table has already, (OPEN-06).
 * Teachers sign in as users, so theirs are the addresses of users.
 */
export async function refuseDuplicateEmail(
  db: Db,
  table: 'users' | 'students',
  email: string,
  exceptId?: number,
): Promise<void> {
  const holder = await db
    .selectFrom(table)
    .select('id')
    .where((e) => e.fn('lower', ['email']), '=', plainEmail(email))
    .executeTakeFirst();
  if (holder && holder.id !== exceptId) {
    throw duplicateEmail();
  }
}

/** The refusal in the words that the screens look for. */
export function duplicateEmail(): Refusal {
  return new Refusal('conflict', 'Email duplicated', { email: ['Email duplicated'] });
}
