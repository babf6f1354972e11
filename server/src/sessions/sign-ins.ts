import type { SignInOutcome } from '@portal/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { LinkKeys } from './LinkKeys.ts';
import { networkDigestsOf, originOf } from './originOf.ts';

/** The parts of a call that say where an attempt came from. */
export interface Sender {
  readonly links: LinkKeys;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** The account of an attempt: a user, or an address or identity without a user. */
export type Account =
  | { readonly userId: number }
  | { readonly email: string }
  /** Issuer and subject of a provider. */
  | { readonly identity: string };

interface SignIn {
  readonly account: Account;
  readonly outcome: SignInOutcome;
  readonly session?: string | null;
  /** Whether this is the user's first sign-in on this device. */
  readonly isNewDevice?: boolean;
  /** The name of the provider with which the person signed in. */
  readonly provider?: string | null;
  /** The number of attempts that this row stands for. */
  readonly times?: number;
}

/** Records an attempt to sign in, with the time of the database. */
export async function noteSignIn(db: Db, sender: Sender, signIn: SignIn): Promise<void> {
  const { account, outcome, session = null, isNewDevice = false, provider = null, times = 1 } = signIn;
  const { device, network } = originOf(sender);
  await db
    .insertInto('sign_ins')
    .values({
      ...accountOf(sender.links, account),
      outcome,
      network,
      ...device,
      session_id: session,
      is_new_device: isNewDevice,
      provider,
      times,
    })
    .execute();
}

/** Outcomes after which someone is, or could have been, signed in. */
const entries: readonly SignInOutcome[] = [
  'signed-in',
  'recovery-code',
  'password-link',
  'password-changed',
  'provider-link',
  'passkey',
  'trusted-device',
];

/**
 * Returns whether a user has signed in with the same browser and system from the same network before, only elsewhere,
 * or never, as far as sign-ins are kept. Used to tell a browser that lost or rejects its cookie (ADR-0044) from a new
 * device.
 */
export async function cameFrom(
  db: Db,
  sender: Sender,
  userId: number,
): Promise<'here' | 'elsewhere' | 'never'> {
  const { browser, system } = originOf(sender).device;
  const isHere = sql`network = any (${networkDigestsOf(sender)}::text[])
    and browser is not distinct from ${browser} and system is not distinct from ${system}`;
  const { rows } = await sql<{ is_here: boolean | null }>`select bool_or(${isHere}) as is_here from sign_ins
    where user_id = ${userId} and outcome = any (${entries}::text[])`.execute(db);
  const here = rows[0]?.is_here ?? null;
  return here === null ? 'never' : here ? 'here' : 'elsewhere';
}

/**
 * Ends the open sessions of matching users, and records who ended them: the caller of `nameActor`, or the owner if
 * nobody is signed in. Returns the number of sessions that it ended.
 */
export async function endUserSessions(
  db: Db,
  isEnded: RawBuilder<unknown>,
  moment: RawBuilder<string>,
  outcome: Extract<SignInOutcome, 'ended' | 'signed-out' | 'token-reused' | 'provider-ended'> = 'ended',
): Promise<number> {
  const actor = sql`nullif(current_setting('portal.actor', true), '')::jsonb`;
  const by =
    outcome === 'token-reused' || outcome === 'provider-ended'
      ? sql`null::bigint`
      : sql`case when actor ->> 'role' = 'anonymous' then user_id else (actor ->> 'user')::bigint end`;
  const { numAffectedRows } = await sql`with ended as (
      update sessions set ended_at = ${moment} where (${isEnded}) and ended_at is null
      returning id, user_id, browser, system
    )
    insert into sign_ins (user_id, outcome, session_id, browser, system, by_user_id)
    select user_id, ${outcome}, id, browser, system, ${by} from ended, (select ${actor} as actor) a
    where user_id is not null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The columns of an account. The hash is keyed, because with a plain hash anybody could try all addresses. */
function accountOf(links: LinkKeys, account: Account) {
  if ('userId' in account) return { user_id: account.userId, account: null };
  if ('identity' in account)
    return { user_id: null, account: links.digestsOf(`identity ${account.identity}`)[0] ?? '' };
  return { user_id: null, account: accountDigestsOf(links, account.email)[0] ?? '' };
}

/** Returns every hash under which attempts with an address may be stored. */
export function accountDigestsOf(links: LinkKeys, email: string): readonly string[] {
  return links.digestsOf(`account ${email}`);
}
