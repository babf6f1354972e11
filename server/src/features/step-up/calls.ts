import type { PasskeyAnswer, Proof } from '@portal/api-client/openapi';
import { type ProofWay, readTypedCode } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { transact } from '../../database/transact.ts';
import { type Call, type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { readOwnAssertion, refusalOf, usePasskey } from '../passkeys/answers.ts';
import { findRecord, recordOf } from '../records.ts';
import { beginAttempt, isRecoveryCode, refuseCode, useCode } from '../second-factor/codes.ts';
import { waysToProve } from './ways.ts';

const otherWay = 'Ce compte se confirme d’une autre façon - This account is confirmed in another way';

/** The calls that prove again who the caller is (extension `step-up`, ADR-0083). */
export const stepUp = {
  getProof: answer,

  async proveAgain(call) {
    const { code, passkey, password } = call.body;
    if (passkey !== undefined) await proveByPasskey(call, passkey);
    else await (code === undefined ? proveByPassword(call, password ?? '') : proveByCode(call, code));
    return answer(call);
  },
} satisfies Handlers;

async function answer(call: Call): Promise<{ data: Proof }> {
  const { caller, session, sessions, pool } = call;
  const { ways, providers } = await waysToProve(pool, call, userIdOf(caller));
  return {
    data: {
      ways: [...ways],
      providers: providers.map(({ settings: { id, name } }) => ({ id, name })),
      fresh_until: await sessions.freshUntil(session, pool),
    },
  };
}

/**
 * Notes in a transaction that the caller has proved who they are. Every way ends with it. `withSecondFactor` if the proof
 * counts as a second factor beside the password of the sign-in.
 */
export async function noteProof(
  db: Db,
  call: Call,
  { withSecondFactor }: { readonly withSecondFactor: boolean },
): Promise<void> {
  const { caller, session, sessions } = call;
  await sessions.noteProof(session, db, { withSecondFactor });
  await noteSignIn(db, call, { account: { userId: userIdOf(caller) }, outcome: 'proved', session });
}

/** Throws if the caller cannot prove it in this way, such as with a password beside a second factor. */
async function refuseOtherWay(call: Call, way: ProofWay): Promise<void> {
  const { ways } = await waysToProve(call.pool, call, userIdOf(call.caller));
  if (!ways.includes(way)) throw new Refusal('conflict', otherWay);
}

/**
 * Wrong passwords are limited by session, together with wrong old passwords of a change, so that someone with a stolen
 * session cannot guess the password, and the owner is not locked out elsewhere.
 */
async function proveByPassword(call: Call, typed: string): Promise<void> {
  const { caller, session, pool, attempts, passwords } = call;
  const userId = userIdOf(caller);
  await refuseOtherWay(call, 'password');
  const attempt = await attempts.begin({ purpose: 'change', session: String(session) });
  const { password } = await recordOf(pool, 'users', userId);
  const isRight = await passwords.matches(typed, password, 'known').catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  const isProved =
    isRight &&
    (await transact(pool, async (trx) => {
      const user = await findRecord(trx, 'users', userId, { isLocked: true });
      // Changed, or a second factor was set up, since it was read.
      const { ways } = await waysToProve(trx, call, userId);
      if (user?.password !== password || !ways.includes('password')) return false;
      await noteProof(trx, call, { withSecondFactor: false });
      return true;
    }));
  if (!isProved) {
    await noteSignIn(pool, call, { account: { userId }, outcome: 'wrong-proof', session });
    // Not a 401, which would make the client end the session.
    throw badField('password', 'is wrong');
  }
  await attempt.succeed();
}

/** Codes are counted and used up as at the sign-in. */
async function proveByCode(call: Call, typed: string): Promise<void> {
  const { caller, session, sessions, pool } = call;
  const userId = userIdOf(caller);
  await refuseOtherWay(call, 'code');
  const { attempt, known } = await beginAttempt(call, userId);
  const code = readTypedCode(typed);
  const isHashRight = await attempt.unless(() => isRecoveryCode(call, userId, code, known));
  const proof = await transact(pool, async (trx) => {
    await findRecord(trx, 'users', userId, { isLocked: true });
    const used = await useCode(trx, call, userId, code, isHashRight);
    if ('refused' in used) {
      // Sent twice, by two tabs or after a lost answer: it has proved this session, which gets nothing more.
      return used.isUsed && (await sessions.isFresh(session, trx)) ? null : used;
    }
    await noteProof(trx, call, { withSecondFactor: true });
    return null;
  });
  if (proof) throw await refuseCode(call, userId, proof.refused);
  await attempt.succeed();
}

/** A passkey with user verification counts as a second factor. Its challenge works once. */
async function proveByPasskey(call: Call, credential: PasskeyAnswer): Promise<void> {
  const { caller, session, sessions, pool } = call;
  const userId = userIdOf(caller);
  await refuseOtherWay(call, 'passkey');
  const { attempt, passkey, assertion } = await readOwnAssertion(call, userId, credential, 'passkey');
  const fault = await transact(pool, async (trx) => {
    const user = await recordOf(trx, 'users', userId, { isLocked: true });
    const found = await usePasskey(trx, call, user, passkey.id, assertion);
    // Sent twice, by two tabs or after a lost answer: it has proved this session, which gets nothing more.
    if (found === 'used' && (await sessions.isFresh(session, trx))) return null;
    if (found === null) await noteProof(trx, call, { withSecondFactor: true });
    return found;
  });
  if (fault) throw refusalOf(fault);
  await attempt.succeed();
}
