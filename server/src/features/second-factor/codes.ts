import { plainEmail, type TypedCode } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { openSeed, stepOfCode } from '../../sessions/authenticators.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { recordOf } from '../records.ts';
import { authenticatorOf } from './queries.ts';

const sentences = {
  used: 'Ce code a déjà servi : attendez le suivant - This code was already used: wait for the next one',
  usedRecovery: 'Ce code de secours a déjà servi - This recovery code was already used',
  lost: 'Vos codes ne peuvent pas être vérifiés : entrez un code de secours, ou demandez à l’administration de remettre à zéro votre deuxième étape - Your codes cannot be checked: enter a recovery code, or ask the administration to reset your second step',
};

/** The refusal of a wrong code. */
export const wrongCode = 'Ce code n’est pas le bon - This code is not right';
/** The refusal of a code whose 30 seconds have just ended. */
export const lateCode =
  'Ce code vient de changer : entrez celui que l’application affiche maintenant. S’il est refusé aussi, réglez l’heure de l’appareil sur « automatique » - This code has just changed: enter the one that the app shows now. If that one is refused too, set the clock of the device to “automatic”';
/** The refusal of a code for an account without an authenticator. */
export const noCodes = 'Ce compte n’a pas de codes - This account has no codes';

/** Counts an attempt with a code before it is checked. Throws a refusal if there were too many. */
export async function beginAttempt(call: Call, userId: number) {
  const { pool, attempts, address, device } = call;
  const { email } = await recordOf(pool, 'users', userId);
  const known = await device.knownBy(userId);
  const attempt = await attempts
    .begin({ purpose: 'second-step', address, account: plainEmail(email), device: known })
    .catch(async (error: unknown) => {
      if (error instanceof Refusal) await call.refusedSignIns.note(call, { userId });
      throw error;
    });
  return {
    known,
    attempt: {
      ...attempt,
      /** Cancels the attempt if the work fails. */
      unless: <T>(work: () => Promise<T>) =>
        work().catch(async (error: unknown) => {
          await attempt.cancel();
          throw error;
        }),
    },
  };
}

/** Notes a wrong code, and returns the refusal. */
export async function refuseCode(call: Call, userId: number, sentence: string): Promise<Refusal> {
  const { pool, session } = call;
  await noteSignIn(pool, call, { account: { userId }, outcome: 'wrong-code', session });
  return new Refusal('bad-input', sentence, { code: ['is wrong'] });
}

/** A code that was used up, or the sentence of its refusal. `isUsed`: it was right, but has been used before. */
export type CodeProof =
  | { readonly kind: 'code' | 'recovery-code' }
  | { readonly refused: string; readonly isUsed?: boolean };

/** Uses up a code of a locked user, so that it works once in all processes. */
export async function useCode(
  trx: Db,
  { links, now }: Call,
  userId: number,
  code: TypedCode | null,
  isHashRight: boolean,
): Promise<CodeProof> {
  if (code?.kind === 'recovery') {
    if (!isHashRight) return { refused: wrongCode };
    const used = await trx
      .updateTable('recovery_codes')
      .set({ used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('name', '=', code.name)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n
      ? { kind: 'recovery-code' }
      : { refused: sentences.usedRecovery, isUsed: true };
  }
  const authenticator = await authenticatorOf(trx, userId);
  if (!authenticator) throw new Refusal('conflict', noCodes);
  const seed = openSeed(links, userId, authenticator.seed_sealed);
  if (seed === null) return { refused: sentences.lost };
  if (code === null) return { refused: wrongCode };
  const found = stepOfCode(seed, code.digits, now);
  if (found === null) return { refused: wrongCode };
  if (found.step <= authenticator.last_step) return { refused: sentences.used, isUsed: true };
  if (found.isOver) return { refused: lateCode };
  const used = await trx
    .updateTable('authenticators')
    .set({ last_step: found.step })
    .where('user_id', '=', userId)
    .where('last_step', '<', found.step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n ? { kind: 'code' } : { refused: sentences.used, isUsed: true };
}

/** Compares a recovery code with its hash. An unknown code takes the same time. */
export async function isRecoveryCode(
  { pool, passwords }: Call,
  userId: number,
  code: TypedCode | null,
  known: string | null,
): Promise<boolean> {
  if (code?.kind !== 'recovery') return false;
  const stored = await pool
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', userId)
    .where('name', '=', code.name)
    .executeTakeFirst();
  return passwords.matches(code.secret, stored?.hash ?? null, known === null ? 'stranger' : 'known');
}
