import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * Locks teachers until the transaction ends, as submitting and approving a month do. Uses a fixed order, so that no
 * deadlock is possible.
 */
export async function lockTeachers(db: Db, ids: readonly (number | null)[]): Promise<void> {
  await sql`select from teachers where id = any (${ids}::bigint[]) order by id for no key update`.execute(db);
}
