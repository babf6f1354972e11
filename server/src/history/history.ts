import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Caller } from '../sessions/Caller.ts';

/** Who makes the changes of a transaction, and by which request. */
interface Actor {
  readonly caller: Caller;
  /** The `operationId`. */
  readonly call: string;
  readonly requestId: string;
}

/** Names the caller in every history row of this transaction. It can be sent together with the first change. */
export async function nameActor(db: Db, { caller, call, requestId }: Actor): Promise<void> {
  const user = 'userId' in caller ? caller.userId : null;
  const actor = JSON.stringify({ user, role: caller.role, call, request: requestId });
  await sql`select set_config('portal.actor', ${actor}, true)`.execute(db);
}

/** Writes no history in this transaction, and lets it change the history: for restoring, erasing and deleting old rows. */
export async function suspendHistory(db: Db): Promise<void> {
  await sql`select set_config('portal.history', 'off', true)`.execute(db);
}
