import type { ProofWay } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { authenticatorOf, hasPasskey } from '../second-factor/queries.ts';

/** Says whether a user can prove with a second factor of one kind who they are. */
type HasWay = (db: Db, userId: number) => Promise<boolean>;

/** The second factors, in the order in which they are offered (ADR-0083 says how to add one). */
const secondFactors: readonly { readonly way: ProofWay; readonly isThere: HasWay }[] = [
  { way: 'code', isThere: hasCodes },
];

/** Whether there is an authenticator app, or a recovery code beside a passkey. */
async function hasCodes(db: Db, userId: number): Promise<boolean> {
  if (await authenticatorOf(db, userId)) return true;
  if (!(await hasPasskey(db, userId))) return false;
  const left = await db
    .selectFrom('recovery_codes')
    .select('name')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return left !== undefined;
}

/** Returns how a user can prove again who they are: by a second factor if there is one, otherwise with the password. */
export async function waysToProve(db: Db, userId: number): Promise<ProofWay[]> {
  const ways: ProofWay[] = [];
  for (const { way, isThere } of secondFactors) if (await isThere(db, userId)) ways.push(way);
  if (ways.length > 0) return ways;
  const user = await db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirst();
  return user?.password == null ? [] : ['password'];
}
