import { randomBytes } from 'node:crypto';
import type { Passkey } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import type { AnsweredChallenge } from '../../sessions/Passkeys.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

/** Returns the passkeys of a user, oldest first. */
export function passkeysOf(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Returns the passkey with this id of a device; undefined if there is none. */
export function passkeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Returns the name of a locked user for devices. It is random, and stays when all passkeys are removed. */
export async function handleOf(db: Db, userId: number): Promise<string> {
  const stored = await db
    .selectFrom('passkey_handles')
    .select('handle')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (stored) return stored.handle;
  const handle = randomBytes(32).toString('base64url');
  await db.insertInto('passkey_handles').values({ user_id: userId, handle }).execute();
  return handle;
}

/** Uses up a challenge, so that it works once in all processes. Returns false if it was used before. */
export async function useChallenge(db: Db, { id, ends }: AnsweredChallenge): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ id, ends_at: ends.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Marks the passkeys that are bound to another host name than that of the portal as not usable, and those of this one as
 * usable again. Returns how many are not. Called at a start.
 */
export async function markPasskeysOfSite(db: Db, site: string | null): Promise<number> {
  await sql`update passkeys set is_usable = not is_usable where is_usable <> (site is not distinct from ${site})`.execute(
    db,
  );
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from passkeys where not is_usable`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Converts a passkey to the API's shape. */
export function passkeyAnswer({
  id,
  name,
  added_at,
  used_at,
  is_synced,
  is_usable,
  counter_back_at,
}: PasskeyRow): Passkey {
  return {
    id,
    name,
    added_at,
    used_at,
    synced: is_synced ? 1 : 0,
    usable: is_usable ? 1 : 0,
    counter_back_at,
  };
}
