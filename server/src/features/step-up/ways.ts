import type { ProofWay } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import { linkedProviders } from '../providers/linkedProviders.ts';
import { authenticatorOf, hasPasskey } from '../second-factor/queries.ts';

/** Says whether a user can prove with a second factor of one kind who they are. */
type HasWay = (db: Db, userId: number) => Promise<boolean>;

/** The second factors, in the order in which they are offered (ADR-0083 says how to add one). */
const secondFactors: readonly { readonly way: ProofWay; readonly isThere: HasWay }[] = [
  { way: 'passkey', isThere: hasPasskey },
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

/** How a user can prove again who they are, the preferred way first. */
export interface WaysToProve {
  readonly ways: readonly ProofWay[];
  /** The providers of the way `provider`. */
  readonly providers: readonly Provider[];
}

/**
 * Returns how a user can prove again who they are: by a second factor if there is one, otherwise with a linked account
 * of a provider or with the password. A provider whose second factor the office trusts is among the second factors.
 */
export async function waysToProve(
  db: Db,
  { providers }: Pick<Call, 'providers'>,
  userId: number,
): Promise<WaysToProve> {
  const ways: ProofWay[] = [];
  for (const { way, isThere } of secondFactors) if (await isThere(db, userId)) ways.push(way);
  const hasSecondFactor = ways.length > 0;
  const linked = await linkedProviders(db, providers, userId);
  const offered = hasSecondFactor ? linked.filter(({ settings }) => settings.trustsSecondFactor) : linked;
  if (offered.length > 0) ways.push('provider');
  if (!hasSecondFactor && (await hasPassword(db, providers, userId))) ways.push('password');
  return { ways, providers: offered };
}

/** Whether the user has a password, which is not switched off. */
async function hasPassword(db: Db, providers: Call['providers'], userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'password'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && user.password !== null && !providers.isPasswordOff(user);
}
