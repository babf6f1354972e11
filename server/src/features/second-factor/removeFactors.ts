import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { noteChange } from '../../history/history.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import { endAccessOfUser } from '../../sessions/Sessions.ts';
import { hasPasskey } from './queries.ts';

/**
 * Deletes the authenticator of a locked user, and the recovery codes unless there is a passkey. Returns whether there was
 * an authenticator.
 */
export async function removeAuthenticator(db: Db, userId: number): Promise<boolean> {
  if (!(await hasPasskey(db, userId)))
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await db.deleteFrom('authenticators').where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Deletes authenticator, passkeys and recovery codes of a locked user. Returns whether there was a second factor. */
async function removeFactors(db: Db, userId: number): Promise<boolean> {
  const passkeys = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  const hadAuthenticator = await removeAuthenticator(db, userId);
  return hadAuthenticator || passkeys.numDeletedRows > 0n;
}

/**
 * Removes the second factor of a locked user who has lost it. Ends all access of the user, because someone else may have
 * the device, and mails the user and all administrators. `by` is null for a command of the server. Returns whether there
 * was one.
 */
export async function resetFactors(
  db: Db,
  user: Selectable<Schema['users']>,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<boolean> {
  if (!(await removeFactors(db, user.id))) return false;
  await endAccessOfUser(db, user.id, now);
  const reset = { second_factor_reset_at: now.toISOString() };
  await noteChange(db, 'users', user.id, { second_factor_reset_at: null }, reset);
  await sql`insert into sign_ins (user_id, outcome, by_user_id) values (${user.id}, 'factor-reset', ${by})`.execute(
    db,
  );
  await mailAccountChange(db, { event: 'second-factor-reset', user, by, now });
  return true;
}
