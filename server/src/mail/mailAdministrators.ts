import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type Letter, mailLetter, type Reader } from './mailLetter.ts';

/** Writes a letter to every active administrator who can sign in, in the transaction of the change. */
export async function mailAdministrators(db: Db, letter: Letter, now: Date): Promise<void> {
  for (const reader of await readAdministrators(db)) await mailLetter(db, reader, letter, now);
}

/**
 * Returns the active administrators with a password or an account at a provider, except the given user. Others wait for
 * their invitation.
 */
export async function readAdministrators(db: Db, except: number | null = null): Promise<Reader[]> {
  const { rows } = await sql<Reader>`select u.name, u.last_name, u.email from users u
    where u.role = 'ROLE_ADMIN' and u.status = 1 and u.id is distinct from ${except}::bigint
      and (u.password is not null or exists (select from identities i where i.user_id = u.id))
    order by u.id`.execute(db);
  return rows;
}
