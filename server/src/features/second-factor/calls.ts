import type { LoginAnswer } from '@portal/api-client/openapi';
import { readTypedCode, recoveryCodeText } from '@portal/domain';
import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { noteChange } from '../../history/history.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { newSeed, openSeed, sealSeed, stepOfCode } from '../../sessions/authenticators.ts';
import { newRecoveryCodes } from '../../sessions/recovery-codes.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { trustDevice } from '../../sessions/trustedDevices.ts';
import { findRecord, oneRow, recordOf } from '../records.ts';
import { openSignIn } from '../session/openSignIn.ts';
import { reachableUser } from '../sessions/reachable-user.ts';
import { beginAttempt, isRecoveryCode, lateCode, noCodes, refuseCode, useCode, wrongCode } from './codes.ts';
import { refuseEnded, refuseUnproved } from './proved.ts';
import { hasPasskey, hasSecondFactor, isRequiredOfUser, requiresSecondFactor } from './queries.ts';
import { remindOfSecondFactor } from './remindOfSecondFactor.ts';
import { removeAuthenticator, resetFactors } from './removeFactors.ts';

const sentences = {
  notOffered:
    'Cette clé n’est plus offerte : demandez-en une autre - This key is no longer offered: ask for another one',
  required: 'Votre rôle exige une deuxième étape - Your role requires a second step',
  own: 'Votre deuxième étape se gère dans votre profil - You manage your own second step in your profile',
};

/** The calls about the second factor of sign-ins (extension `second-factor`, ADR-0080). */
export const secondFactor = {
  /** Completes a partial session with a code. The session of the caller ends, and another one begins. */
  async proveSecondFactor(call) {
    const { caller, session, pool, sessions, device, body, secondStep } = call;
    const userId = userIdOf(caller);
    if (secondStep === 'enrolment') throw new Refusal('conflict', noCodes);
    const { attempt, known } = await beginAttempt(call, userId);
    const code = readTypedCode(body.code);
    const isHashRight = await attempt.unless(() => isRecoveryCode(call, userId, code, known));
    const outcome = await transact(pool, async (trx) => {
      const user = await findRecord(trx, 'users', userId, { isLocked: true });
      if (user?.status !== 1) throw new Refusal('unauthorized');
      await refuseEnded(trx, session);
      const proof = await useCode(trx, call, userId, code, isHashRight);
      if ('refused' in proof) return proof;
      await sessions.endPartial(session ?? '', trx);
      if (body.trust_device) await trustDevice(trx, call, userId);
      return openSignIn(trx, call, user, { isNewDevice: known === null, proof: proof.kind });
    });
    if ('refused' in outcome) throw await refuseCode(call, userId, outcome.refused);
    await attempt.succeed();
    await device.remember(userId);
    return outcome;
  },

  /**
   * Offers the seed of an authenticator app: the same one for an hour within a session, so that two tabs show the same
   * QR code. Nothing changes until a code confirms it.
   */
  async offerAuthenticator(call) {
    const { caller, session, links, now, write } = call;
    const userId = userIdOf(caller);
    return write(async (trx) => {
      const { email } = await recordOf(trx, 'users', userId, { isLocked: true });
      await refuseEnded(trx, session);
      await refuseUnproved(trx, call, userId);
      const { offered_seed } = await trx
        .selectFrom('sessions')
        .select('offered_seed')
        .where('id', '=', session ?? '')
        .executeTakeFirstOrThrow();
      const offered = offered_seed === null ? null : openSeed(links, userId, offered_seed);
      const key = offered ?? newSeed();
      if (offered === null)
        await trx
          .updateTable('sessions')
          .set({ offered_seed: sealSeed(links, userId, key) })
          .where('id', '=', session ?? '')
          .execute();
      return { data: { key, account: email, time: now.toISOString() } };
    });
  },

  /**
   * Sets up the offered authenticator with its first code, in place of an earlier one. Completes a partial session: it
   * ends, and another one begins.
   */
  async setUpAuthenticator(call) {
    const { caller, session, links, sessions, device, body, secondStep, now, write } = call;
    const userId = userIdOf(caller);
    const { attempt, known } = await beginAttempt(call, userId);
    const code = readTypedCode(body.code);
    const outcome = await write<SetUp | { refused: string }>(async (trx) => {
      const user = await recordOf(trx, 'users', userId, { isLocked: true });
      await refuseEnded(trx, session);
      await refuseUnproved(trx, call, userId);
      const { offered_seed } = await trx
        .selectFrom('sessions')
        .select('offered_seed')
        .where('id', '=', session ?? '')
        .executeTakeFirstOrThrow();
      const seed = offered_seed === null ? null : openSeed(links, userId, offered_seed);
      if (seed === null || offered_seed === null) throw new Refusal('conflict', sentences.notOffered);
      if (code?.kind !== 'authenticator') return { refused: wrongCode };
      const found = stepOfCode(seed, code.digits, now);
      if (found === null) return { refused: wrongCode };
      if (found.isOver) return { refused: lateCode };
      const set = { seed_sealed: offered_seed, set_up_at: now.toISOString(), last_step: found.step };
      await trx
        .insertInto('authenticators')
        .values({ user_id: userId, ...set })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
        .execute();
      // Recovery codes of an earlier authenticator may be in the hands of whoever has it now.
      await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      // Other sessions that were about to set up an authenticator must now prove this one.
      await trx
        .updateTable('sessions')
        .set({ second_step: 'code', offered_seed: null })
        .where('user_id', '=', userId)
        .where('second_step', '=', 'enrolment')
        .execute();
      await trx
        .updateTable('sessions')
        .set({ has_second_factor: true, offered_seed: null })
        .where('id', '=', session ?? '')
        .execute();
      if (secondStep === null) await sessions.noteProof(session, trx, { withSecondFactor: true });
      await noteChange(
        trx,
        'users',
        userId,
        { second_factor_at: null },
        { second_factor_at: now.toISOString() },
      );
      await noteSignIn(trx, call, { account: { userId }, outcome: 'factor-set-up', session });
      await mailAccountChange(trx, { event: 'second-factor', user, now });
      if (secondStep === null) return { message: 'The second factor is set up' };
      await sessions.endPartial(session ?? '', trx);
      const opened = await openSignIn(trx, call, user, { isNewDevice: known === null, proof: 'enrolment' });
      return { message: 'The second factor is set up', auth: opened.auth };
    });
    if ('refused' in outcome) throw await refuseCode(call, userId, outcome.refused);
    await attempt.succeed();
    await device.remember(userId);
    return outcome;
  },

  /** Creates recovery codes, which replace the earlier ones. Only their hashes are stored. */
  async createRecoveryCodes(call) {
    const { caller, db, passwords } = call;
    const userId = userIdOf(caller);
    const codes = newRecoveryCodes();
    const hashed: Insertable<Schema['recovery_codes']>[] = [];
    // One after the other, because only a few hashes may be computed or wait at once.
    for (const { name, secret } of codes)
      hashed.push({ user_id: userId, name, hash: await passwords.hash(secret), used_at: null });
    await recordOf(db, 'users', userId, { isLocked: true });
    if (!(await hasSecondFactor(db, userId))) throw new Refusal('conflict', noCodes);
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await db.insertInto('recovery_codes').values(hashed).execute();
    return { data: { codes: codes.map(({ name, secret }) => recoveryCodeText(name + secret)) } };
  },

  /** Removes the codes of the caller, unless the settings require a second factor and there is no passkey either. */
  async removeSecondFactor(call) {
    const { caller, db, session, now } = call;
    const userId = userIdOf(caller);
    const user = await recordOf(db, 'users', userId, { isLocked: true });
    const isLast = !(await hasPasskey(db, userId));
    if (isLast && (await requiresSecondFactor(db, user))) throw new Refusal('forbidden', sentences.required);
    if (await removeAuthenticator(db, userId)) {
      await noteSignIn(db, call, { account: { userId }, outcome: 'factor-removed', session });
      await mailAccountChange(db, { event: 'no-second-factor', user, now });
    }
    return { message: 'The second factor was removed' };
  },

  async getSecondFactor(call) {
    const { path, db } = call;
    await reachableUser(call, path.id);
    const read = await sql<{
      set_up_at: string | null;
      left: number;
      passkeys: number;
      passkey_used_at: string | null;
      is_required: 0 | 1;
      reminded_at: string | null;
    }>`select a.set_up_at,
        (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as left,
        (select count(*)::int from passkeys p where p.user_id = u.id and p.is_usable) as passkeys,
        (select max(p.used_at) from passkeys p where p.user_id = u.id and p.is_usable) as passkey_used_at,
        ${isRequiredOfUser}::int as is_required, u.second_factor_reminded_at as reminded_at
      from users u left join authenticators a on a.user_id = u.id where u.id = ${path.id}`.execute(db);
    const { left: recovery_codes_left, ...rest } = oneRow(read);
    return { data: { ...rest, recovery_codes_left } };
  },

  /**
   * Removes the second factor of another user, who has lost it. Ends all access of the user, because someone else may
   * have the device.
   */
  async resetSecondFactor(call) {
    const { caller, path, db, now } = call;
    const by = userIdOf(caller);
    if (path.id === by) throw new Refusal('conflict', sentences.own);
    const user = await recordOf(db, 'users', path.id, { isLocked: true });
    await resetFactors(db, user, { by, now });
    return { message: 'The second factor was reset' };
  },

  remindOfSecondFactor: async (call) => ({
    message: 'The reminders were sent',
    data: await remindOfSecondFactor(call, call.body.ids),
  }),
} satisfies Handlers;

type SetUp = { readonly message: string; readonly auth?: LoginAnswer['auth'] };
