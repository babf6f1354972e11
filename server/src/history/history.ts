import { type RawBuilder, sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import { type Caller, keyOf } from '../sessions/Caller.ts';

/** The user and the request behind the changes of a transaction. */
export interface Actor {
  readonly caller: Caller;
  /** The `operationId` of the call. */
  readonly call: string;
  readonly requestId: string;
}

/** Sets the caller whom the triggers store in every history row of this transaction. */
export async function nameActor(db: Db, actor: Actor): Promise<void> {
  await sql`${withNext}select ${namedActor(actor)}`.execute(db);
}

/** SQL that does the same as `nameActor`, as a part of another statement. */
export function namedActor({ caller, call, requestId }: Actor): RawBuilder<string> {
  const user = 'userId' in caller ? caller.userId : null;
  const key = keyOf(caller)?.id;
  const actor = JSON.stringify({ user, key, role: caller.role, call, request: requestId });
  return sql<string>`set_config('portal.actor', ${actor}, true)`;
}

/**
 * Stops recording history in this transaction, and allows changes of the history. For restoring, erasing, undoing an
 * import and deleting old rows.
 */
export async function suspendHistory(db: Db): Promise<void> {
  await sql`select set_config('portal.history', 'off', true)`.execute(db);
}

/**
 * Adds a history entry that no trigger writes: it is not the change of a row, or the table has no trigger. Uses the
 * caller of `nameActor`.
 */
export async function noteChange(
  db: Db,
  table: string,
  id: number,
  before: object,
  after: object,
): Promise<void> {
  const teacher = sql`(select id from teachers where user_id = ${table === 'users' ? id : null}::bigint)`;
  await sql`insert into history (user_id, key_id, role, call, request_id, table_name, action, record_id, student_id, teacher_id,
      before, after)
    select (actor ->> 'user')::bigint, (actor ->> 'key')::bigint, actor ->> 'role', actor ->> 'call', actor ->> 'request', ${table}, 'update', ${id},
      ${table === 'students' ? id : null}::bigint, ${teacher},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    from (select nullif(current_setting('portal.actor', true), '')::jsonb as actor) a`.execute(db);
}
