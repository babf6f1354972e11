import { type Call, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { recordOf } from '../records.ts';

/** Throws if the user does not exist, or if a teacher asks for another user. */
export async function reachableUser(
  { caller, db }: Call,
  id: number,
  { isLocked = false } = {},
): Promise<void> {
  if (caller.role !== 'ROLE_ADMIN' && userIdOf(caller) !== id) throw new Refusal('forbidden');
  await recordOf(db, 'users', id, { isLocked });
}
