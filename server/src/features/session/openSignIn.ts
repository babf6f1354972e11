import type { LoginAnswer, SessionUser } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import type { Call } from '../../openapi/call.ts';
import type { SignedIn } from '../../sessions/Caller.ts';
import { originOf } from '../../sessions/originOf.ts';
import { cameFrom, noteSignIn } from '../../sessions/sign-ins.ts';
import { useTrust } from '../../sessions/trustedDevices.ts';
import { updateRecord } from '../records.ts';
import { secondStepOf } from '../second-factor/queries.ts';
import { waysToProve } from '../step-up/ways.ts';

type User = Selectable<Schema['users']>;

interface SignInStep {
  /** Whether the user has not signed in on this device before. */
  readonly isNewDevice: boolean;
  /** The provider that proved the person, instead of a password. */
  readonly provider?: SignInByProvider;
  /** The second factor that was proved, after the first step. A passkey is both steps at once. */
  readonly proof?: 'code' | 'recovery-code' | 'enrolment' | 'passkey';
}

/** A sign-in by an OpenID Connect provider (ADR-0081). */
interface SignInByProvider {
  readonly name: string;
  readonly identityId: number;
  /** The session at the provider (`sid`). */
  readonly providerSession: string | null;
  /** Whether the office trusts that the provider has asked for two factors. */
  readonly trustsSecondFactor: boolean;
}

/** Hours after which a session ends that the provider has not confirmed. */
export const confirmedHours = 8;

/**
 * Opens the session of a locked user who has proved a step of the sign-in, such as the password. Its session is partial
 * if a second step is left (`second_step`); otherwise the sign-in is complete: it is stored, and mailed if the device is
 * unusual. A caller then remembers the device, never before.
 */
export async function openSignIn(
  trx: Db,
  call: Call,
  user: User,
  { isNewDevice, proof, provider }: SignInStep,
): Promise<LoginAnswer> {
  const { sessions, now } = call;
  const answer = sessionUser(user);
  const isTrusted = provider?.trustsSecondFactor ?? false;
  const asked = proof === undefined && !isTrusted ? await secondStepOf(trx, user) : null;
  // A device that the user trusts spares the second step, and is no second factor: a protected action still asks for one.
  const isSpared = asked === 'code' && (await useTrust(trx, call, user.id));
  const secondStep = isSpared ? null : asked;
  const account = { userId: user.id };
  const caller = callerFor(user, call);
  if (secondStep !== null) {
    const { id: session, auth } = await sessions.open(caller, trx, originOf(call), { secondStep });
    await keepProvider(trx, call, session, provider);
    await noteSignIn(trx, call, {
      account,
      outcome: 'code-asked',
      session,
      isNewDevice,
      provider: provider?.name,
    });
    return { auth, user: answer, second_step: secondStep };
  }
  if (isNewDevice && (await isUnusual(trx, call, user.id, user.login_at))) {
    const { device } = originOf(call);
    await mailAccountChange(trx, { event: 'new-device', user, device, now });
  }
  await updateRecord(trx, 'users', user.id, { login_at: now.toISOString() });
  const hasSecondFactor = proof !== undefined || isTrusted;
  const { id: session, auth } = await sessions.open(caller, trx, originOf(call), {
    hasSecondFactor,
    proved: isSpared || (await isUnasked(trx, call, user.id, { proof, provider })) ? 'never' : 'now',
  });
  await keepProvider(trx, call, session, provider);
  const outcome = isSpared ? 'trusted-device' : isEntry(proof) ? proof : 'signed-in';
  await noteSignIn(trx, call, { account, outcome, session, isNewDevice, provider: provider?.name });
  return { auth, user: answer };
}

/**
 * Stores which identity a session began with, so that it ends unless the provider confirms the person. After a second
 * step it is that of the partial session.
 */
async function keepProvider(
  trx: Db,
  { session: partial, now }: Call,
  session: string,
  provider: SignInByProvider | undefined,
): Promise<void> {
  if (provider) {
    const ends = new Date(now.getTime() + confirmedHours * 3_600_000).toISOString();
    const { identityId: identity_id, providerSession: provider_session } = provider;
    await trx
      .updateTable('sessions')
      .set({ identity_id, provider_session, confirmed_until: ends })
      .where('id', '=', session)
      .execute();
  } else if (partial !== null)
    await sql`update sessions s set identity_id = p.identity_id, provider_session = p.provider_session,
        confirmed_until = p.confirmed_until
      from sessions p where s.id = ${session} and p.id = ${partial} and p.identity_id is not null`.execute(
      trx,
    );
}

/**
 * Whether a provider may have let the person in without asking anything, because it still knew them. Then the sign-in is
 * no proof, unless the person could prove who they are in no other way.
 */
async function isUnasked(
  db: Db,
  call: Call,
  userId: number,
  { proof, provider }: Pick<SignInStep, 'proof' | 'provider'>,
): Promise<boolean> {
  if (provider === undefined || proof !== undefined) return false;
  const { ways } = await waysToProve(db, call, userId);
  return ways.some((way) => way !== 'provider');
}

function isEntry(proof: SignInStep['proof']): proof is 'recovery-code' | 'passkey' {
  return proof === 'recovery-code' || proof === 'passkey';
}

function sessionUser({ id, name, last_name, role }: SessionUser): SessionUser {
  return { id, name, last_name, role };
}

function callerFor({ id, role }: User, { today }: Call): SignedIn {
  return role === 'ROLE_ADMIN' ? { role, userId: id } : { role, userId: id, teacherId: null, today };
}

/** Number of days after which a new sign-in is mailed to the user, if no earlier sign-in is stored to compare with. */
const longAway = 90;

/**
 * Whether to mail the user about a sign-in on an unknown device. Not if the same browser came from the same network
 * before, and not at the first sign-in, just after the password was chosen. Earlier versions did not store sign-ins.
 */
async function isUnusual(db: Db, call: Call, userId: number, lastLogin: string | null): Promise<boolean> {
  const came = await cameFrom(db, call, userId);
  if (came !== 'never') return came === 'elsewhere';
  return lastLogin !== null && call.now.getTime() - Date.parse(lastLogin) > longAway * 24 * 3_600_000;
}
