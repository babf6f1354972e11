import type { Db } from '../database/connect.ts';
import { type Letter, mailLetter } from './mailLetter.ts';

/** Writes a letter to every active administrator with a password, in the transaction of the change. */
export async function mailAdministrators(db: Db, letter: Letter, now: Date): Promise<void> {
  const administrators = await db
    .selectFrom('users')
    .select(['name', 'last_name', 'email'])
    .where('role', '=', 'ROLE_ADMIN')
    .where('status', '=', 1)
    .where('password', 'is not', null)
    .orderBy('id')
    .execute();
  for (const reader of administrators) await mailLetter(db, reader, letter, now);
}
