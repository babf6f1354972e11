import { plainEmail } from '@portal/domain';
import type { Db } from '../../database/connect.ts';

/** Returns the user with this address, ignoring case. `isLocked` locks the row until the transaction ends. */
export function userByEmail(db: Db, email: string, { isLocked = false } = {}) {
  return db
    .selectFrom('users')
    .selectAll()
    .where((e) => e.fn('lower', ['email']), '=', plainEmail(email))
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Whether the user has a link to set a password that has not been used or replaced. */
export async function hasOpenLink(db: Db, userId: number): Promise<boolean> {
  const link = await db
    .selectFrom('password_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return link !== undefined;
}
