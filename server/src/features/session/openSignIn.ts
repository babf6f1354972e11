import type { LoginAnswer, SessionUser } from '@portal/api-client/treaty';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import type { SignedIn } from '../../sessions/Caller.ts';
import { originOf } from '../../sessions/originOf.ts';
import { cameFrom, noteSignIn } from '../../sessions/sign-ins.ts';
import type { Call } from '../../treaty/call.ts';
import { updateRecord } from '../records.ts';
import { secondStepOf } from '../second-factor/queries.ts';

type User = Selectable<Schema['users']>;

interface SignInStep {
  /** Whether the user has not signed in on this device before. */
  readonly isNewDevice: boolean;
  /** The second factor that was proved, after the first step. */
  readonly proof?: 'code' | 'recovery-code' | 'enrolment';
}

/**
 * Opens the session of a locked user who has proved a step of the sign-in, such as the password. Its session is partial
 * if a second step is left (`second_step`); otherwise the sign-in is complete: it is stored, and mailed if the device is
 * unusual. A caller then remembers the device, never before.
 */
export async function openSignIn(
  trx: Db,
  call: Call,
  user: User,
  { isNewDevice, proof }: SignInStep,
): Promise<LoginAnswer> {
  const { sessions, now } = call;
  const answer = sessionUser(user);
  const secondStep = proof === undefined ? await secondStepOf(trx, user) : null;
  const account = { userId: user.id };
  const caller = callerFor(user, call);
  if (secondStep !== null) {
    const { id: session, auth } = await sessions.open(caller, trx, originOf(call), { secondStep });
    await noteSignIn(trx, call, { account, outcome: 'code-asked', session, isNewDevice });
    return { auth, user: answer, second_step: secondStep };
  }
  if (isNewDevice && (await isUnusual(trx, call, user.id, user.login_at))) {
    const { device } = originOf(call);
    await mailAccountChange(trx, { event: 'new-device', user, device, now });
  }
  await updateRecord(trx, 'users', user.id, { login_at: now.toISOString() });
  const hasSecondFactor = proof !== undefined;
  const { id: session, auth } = await sessions.open(caller, trx, originOf(call), { hasSecondFactor });
  const outcome = proof === 'recovery-code' ? proof : 'signed-in';
  await noteSignIn(trx, call, { account, outcome, session, isNewDevice });
  return { auth, user: answer };
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
