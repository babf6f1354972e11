import { sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import type { Caller } from '../sessions/Caller.ts';

/** Who makes the changes of a transaction, and by which request. */
interface Actor {
  readonly caller: Caller;
  /** The `operationId`. */
  readonly call: string;
  readonly requestId: string;
}

/** Names the caller in every history row of this transaction. */
export async function nameActor(db: Db, { caller, call, requestId }: Actor): Promise<void> {
  const user = 'userId' in caller ? caller.userId : null;
  const actor = JSON.stringify({ user, role: caller.role, call, request: requestId });
  await sql`${withNext}select set_config('portal.actor', ${actor}, true)`.execute(db);
}

/**
 * Writes no more history in this transaction, and lets it change the history: for restoring, erasing, undoing an import
 * and deleting old rows.
 */
export async function suspendHistory(db: Db): Promise<void> {
  await sql`select set_config('portal.history', 'off', true)`.execute(db);
}

/** Writes an entry that is no change of a row, or of a table without triggers. Uses the caller of `nameActor`. */
export async function noteChange(
  db: Db,
  table: string,
  id: number,
  before: object,
  after: object,
): Promise<void> {
  const teacher = sql`(select id from teachers where user_id = ${table === 'users' ? id : null}::bigint)`;
  await sql`insert into history (user_id, role, call, request_id, table_name, action, record_id, student_id, teacher_id,
      before, after)
    select (actor ->> 'user')::bigint, actor ->> 'role', actor ->> 'call', actor ->> 'request', ${table}, 'update', ${id},
      ${table === 'students' ? id : null}::bigint, ${teacher},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    from (select nullif(current_setting('portal.actor', true), '')::jsonb as actor) a`.execute(db);
}
