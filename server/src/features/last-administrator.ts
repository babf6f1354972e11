import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal/Refusal.ts';
import { holds } from './access.ts';

/** Number of the advisory lock of transactions that may remove an administrator; any number would do. */
const lock = 7_261_485;

const lastOne =
  'Il doit rester au moins un administrateur actif : donnez d’abord ce rôle à une autre personne - At least one active administrator must remain: give this role to someone else first';

/**
 * Lets only one transaction at a time archive, demote or delete a user, so that two administrators cannot archive each
 * other. Call it before locking the user: a transaction that waits here must not hold a lock on a user.
 */
export async function lockAdministrators(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}

/** Throws a conflict if a user is the last active administrator. The transaction must hold `lockAdministrators`. */
export async function refuseLastAdministrator(db: Db, user: MaybeLast): Promise<void> {
  if (await isLastAdministrator(db, user)) throw new Refusal('conflict', lastOne);
}

/** Whether a user is the last active administrator. The transaction must hold `lockAdministrators`. */
export async function isLastAdministrator(db: Db, { id, role, status }: MaybeLast): Promise<boolean> {
  if (role !== 'ROLE_ADMIN' || status !== 1) return false;
  const others = sql`exists (select from users where role = 'ROLE_ADMIN' and status = 1 and id <> ${id})`;
  return !(await holds(db, others));
}

type MaybeLast = Pick<Selectable<Schema['users']>, 'id' | 'role' | 'status'>;
