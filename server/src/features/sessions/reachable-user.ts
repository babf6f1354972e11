import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Call, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { recordOf } from '../records.ts';

/** Returns the user. Throws if there is none, or if a teacher asks for another user. */
export async function reachableUser(
  { caller, db }: Call,
  id: number,
  { isLocked = false } = {},
): Promise<Selectable<Schema['users']>> {
  if (caller.role !== 'ROLE_ADMIN' && userIdOf(caller) !== id) throw new Refusal('forbidden');
  return recordOf(db, 'users', id, { isLocked });
}
