import type { PasskeyAnswer } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import type { Assertion, PasskeyFault } from '../../sessions/Passkeys.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { type PasskeyRow, passkeyByCredential, useChallenge } from './queries.ts';

const sentences = {
  unknown:
    'Cette clé d’accès n’est plus inscrite au portail - This passkey is not registered with the portal any more',
  wrong: 'Cette clé d’accès n’a pas été acceptée - This passkey was not accepted',
  expired:
    'La demande était trop vieille ou avait déjà servi : recommencez - The request was too old or already used: try again',
};

/** Hours in which a person gets at most one mail about a counter that goes back. */
const hoursBetweenCounterMails = 24;

/** Why a valid answer is not accepted: the passkey was removed, or its challenge was used before. */
export type PasskeyUseFault = 'unknown' | 'used';

/**
 * Checks the answer of a device of a signed-in user, who proves a passkey. Throws a refusal if it is not valid. The
 * caller then uses the passkey with `usePasskey`, and ends the attempt. `field` is the one of the body.
 */
export async function readOwnAssertion(
  call: Call,
  userId: number,
  credential: PasskeyAnswer,
  field = 'credential',
) {
  const { pool, passkeys, attempts, address } = call;
  const attempt = await attempts.count({ purpose: 'passkey', address, link: credential.id });
  const passkey = await passkeyByCredential(pool, credential.id);
  if (passkey?.user_id !== userId) {
    await refuseTooMany(call, attempt, userId);
    throw refusalOf('unknown');
  }
  const assertion = await passkeys.readAssertion('proof', userId, credential, passkey.public_key);
  if (typeof assertion === 'string') throw await refuseAnswer(call, attempt, userId, assertion, field);
  return { attempt, passkey, assertion };
}

async function refuseTooMany(
  call: Call,
  attempt: Awaited<ReturnType<Call['attempts']['count']>>,
  userId: number,
): Promise<void> {
  try {
    attempt.refuseTooMany();
  } catch (error) {
    await call.refusedSignIns.note(call, { userId });
    throw error;
  }
}

/**
 * Notes a wrong answer of a device, and returns the refusal. Throws if there were too many; the right answer is never
 * refused for the wrong ones. An old challenge is no try.
 */
export async function refuseAnswer(
  call: Call,
  attempt: Awaited<ReturnType<Call['attempts']['count']>>,
  userId: number,
  fault: PasskeyFault,
  field = 'credential',
): Promise<Refusal> {
  const { pool, session } = call;
  if (fault === 'wrong') await refuseTooMany(call, attempt, userId);
  else await attempt.cancel();
  if (fault === 'wrong')
    await noteSignIn(pool, call, { account: { userId }, outcome: 'wrong-passkey', session });
  return refusalOf(fault, field);
}

/** Returns the refusal of an answer of a device, which was sent in this field. */
export function refusalOf(fault: PasskeyFault | PasskeyUseFault, field = 'credential'): Refusal {
  if (fault === 'expired' || fault === 'used') return new Refusal('conflict', sentences.expired);
  if (fault === 'unknown') return new Refusal('not-found', sentences.unknown);
  return new Refusal('bad-input', sentences.wrong, { [field]: ['is wrong'] });
}

/**
 * Uses a passkey of a locked user, and its challenge, once. A counter that goes back may mean a copy of the passkey: the
 * person is told, and nothing is refused, because some devices count wrongly.
 */
export async function usePasskey(
  trx: Db,
  { now }: Call,
  user: Selectable<Schema['users']>,
  id: number,
  proof: Assertion,
): Promise<PasskeyUseFault | null> {
  const passkey = await trx.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  // It was removed after it was read.
  if (!passkey) return 'unknown';
  if (!(await useChallenge(trx, proof))) return 'used';
  const isBack = (proof.counter > 0 || passkey.counter > 0) && proof.counter <= passkey.counter;
  const moment = now.toISOString();
  await trx
    .updateTable('passkeys')
    .set({
      counter: proof.counter,
      used_at: moment,
      is_synced: proof.isSynced,
      ...(isBack && { counter_back_at: moment }),
    })
    .where('id', '=', id)
    .execute();
  if (isBack && isToBeTold(passkey, now))
    await mailAccountChange(trx, { event: 'passkey-counter', user, passkey: passkey.name, now });
  return null;
}

function isToBeTold({ counter_back_at }: PasskeyRow, now: Date): boolean {
  if (counter_back_at === null) return true;
  return now.getTime() - Date.parse(counter_back_at) > hoursBetweenCounterMails * 3_600_000;
}
