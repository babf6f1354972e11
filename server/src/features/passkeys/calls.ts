import type { Passkey } from '@portal/api-client/openapi';
import { transact } from '../../database/transact.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import { type Call, type Handlers, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { originOf } from '../../sessions/originOf.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { trustDevice } from '../../sessions/trustedDevices.ts';
import { refusePasswordOff } from '../providers/refusePasswordOff.ts';
import { deleteRecord, findRecord, recordOf } from '../records.ts';
import { refuseEnded, refuseUnproved } from '../second-factor/proved.ts';
import { authenticatorOf, requiresSecondFactor } from '../second-factor/queries.ts';
import { openSignIn } from '../session/openSignIn.ts';
import { refuseLastWayIn } from '../session/waysIn.ts';
import { reachableUser } from '../sessions/reachable-user.ts';
import { readOwnAssertion, refusalOf, refuseAnswer, usePasskey } from './answers.ts';
import { handleOf, passkeyAnswer, passkeyByCredential, passkeysOf, useChallenge } from './queries.ts';

const sentences = {
  noHost:
    'Les clés d’accès demandent que le portail soit ouvert par un nom, pas par une adresse IP - Passkeys need the portal to be opened by a host name, not by an IP address',
  taken:
    'Cette clé d’accès est déjà inscrite à un autre compte - This passkey already belongs to another account',
  tooMany:
    'Retirez d’abord une clé d’accès : un compte en a au plus 20 - Remove a passkey first: an account has at most 20',
  none: 'Ce compte n’a pas de clé d’accès - This account has no passkey',
  required:
    'Votre rôle exige une deuxième étape : ajoutez d’abord une autre clé ou des codes - Your role requires a second step: add another passkey or codes first',
};

/** The name of a passkey of an unknown browser. */
const unnamed = 'Clé d’accès - Passkey';

/** Maximum number of passkeys of a person. */
const maxPasskeys = 20;

/** The calls about passkeys (extension `passkeys`, ADR-0082). */
export const passkeyCalls = {
  /** Needs no database: a challenge is only remembered once it was used. */
  async offerPasskeySignIn({ passkeys }) {
    return { data: passkeys.siteId === null ? null : await passkeys.requestOptions('sign-in', null) };
  },

  /** Signs in without a password. A passkey with user verification counts as two factors. */
  async signInWithPasskey(call) {
    const { body, pool, passkeys, attempts, address, device } = call;
    const { credential } = body;
    const attempt = await attempts.count({ purpose: 'passkey', address, link: credential.id });
    const found = await passkeyByCredential(pool, credential.id);
    if (!found) {
      attempt.refuseTooMany();
      throw refusalOf('unknown');
    }
    const userId = found.user_id;
    const read = await passkeys.readAssertion('sign-in', null, credential, found.public_key);
    const isOwn = credential.response.userHandle === (await handleOf(pool, userId));
    const proof = isOwn || typeof read === 'string' ? read : 'wrong';
    if (typeof proof === 'string') throw await refuseAnswer(call, attempt, userId, proof);
    const known = await device.knownBy(userId);
    const outcome = await transact(pool, async (trx) => {
      const user = await findRecord(trx, 'users', userId, { isLocked: true });
      if (user?.status !== 1) return 'inactive';
      // Whoever holds the passkey is no stranger, so the answer says where to sign in.
      refusePasswordOff(call, user);
      const fault = await usePasskey(trx, call, user, found.id, proof);
      return fault ?? openSignIn(trx, call, user, { isNewDevice: known === null, proof: 'passkey' });
    });
    if (outcome === 'inactive') {
      await noteSignIn(pool, call, { account: { userId }, outcome });
      throw refusalOf('unknown');
    }
    if (typeof outcome === 'string') throw refusalOf(outcome);
    await attempt.succeed();
    await device.remember(userId);
    return outcome;
  },

  async offerPasskeyProof({ caller, passkeys, pool }) {
    refuseWithoutHost(passkeys);
    const userId = userIdOf(caller);
    const own = (await passkeysOf(pool, userId)).filter(({ is_usable }) => is_usable);
    if (own.length === 0) throw new Refusal('conflict', sentences.none);
    return { data: await passkeys.requestOptions('proof', userId, own) };
  },

  /** Completes a partial session with a passkey in the place of a code. */
  async proveWithPasskey(call) {
    const { caller, session, secondStep, body, pool, sessions, device } = call;
    const userId = userIdOf(caller);
    if (secondStep === 'enrolment') throw new Refusal('conflict', sentences.none);
    const { attempt, passkey, assertion } = await readOwnAssertion(call, userId, body.credential);
    const known = await device.knownBy(userId);
    const outcome = await transact(pool, async (trx) => {
      const user = await findRecord(trx, 'users', userId, { isLocked: true });
      if (user?.status !== 1) throw new Refusal('unauthorized');
      await refuseEnded(trx, session);
      const fault = await usePasskey(trx, call, user, passkey.id, assertion);
      if (fault) return fault;
      await sessions.endPartial(session ?? '', trx);
      if (body.trust_device) await trustDevice(trx, call, userId);
      return openSignIn(trx, call, user, { isNewDevice: known === null, proof: 'passkey' });
    });
    if (typeof outcome === 'string') throw refusalOf(outcome);
    await attempt.succeed();
    await device.remember(userId);
    return outcome;
  },

  /** Stores nothing but the name of the person for devices, which stays the same. */
  async offerPasskey(call) {
    const { caller, session, passkeys, write } = call;
    refuseWithoutHost(passkeys);
    const userId = userIdOf(caller);
    return write(async (trx) => {
      const { email, name, last_name } = await recordOf(trx, 'users', userId, { isLocked: true });
      await refuseEnded(trx, session);
      await refuseUnproved(trx, call, userId);
      const handle = await handleOf(trx, userId);
      const person = { handle, email, name: `${name} ${last_name}`.trim() };
      return { data: await passkeys.creationOptions(userId, person, await passkeysOf(trx, userId)) };
    });
  },

  /**
   * Adds a passkey. Repeating the request changes nothing, because the device has given the passkey an id. Completes a
   * partial session: it ends, and another one begins.
   */
  async addPasskey(call) {
    const { caller, session, secondStep, body, passkeys, sessions, device, now, write } = call;
    const userId = userIdOf(caller);
    const made = await passkeys.readRegistration(userId, body.credential);
    if (typeof made === 'string') throw refusalOf(made);
    const known = await device.knownBy(userId);
    const { browser, system } = originOf(call).device;
    const name = body.name?.trim() ?? ([browser, system].filter(Boolean).join(', ') || unnamed);
    const answer = await write<{ data: Passkey; auth?: Awaited<ReturnType<typeof openSignIn>>['auth'] }>(
      async (trx) => {
        const user = await recordOf(trx, 'users', userId, { isLocked: true });
        await refuseEnded(trx, session);
        const stored = await passkeyByCredential(trx, made.credentialId);
        if (stored && stored.user_id !== userId) throw new Refusal('conflict', sentences.taken);
        if (stored) return { data: passkeyAnswer(stored) };
        await refuseUnproved(trx, call, userId);
        if ((await passkeysOf(trx, userId)).length >= maxPasskeys)
          throw new Refusal('conflict', sentences.tooMany);
        if (!(await useChallenge(trx, made))) throw refusalOf('expired');
        const row = await trx
          .insertInto('passkeys')
          .values({
            user_id: userId,
            site: passkeys.siteId ?? '',
            credential_id: made.credentialId,
            public_key: made.publicKey,
            counter: made.counter,
            transports: [...made.transports],
            name,
            is_synced: made.isSynced,
            added_at: now.toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        // Other sessions that were about to set up a second factor must now prove this one.
        await trx
          .updateTable('sessions')
          .set({ second_step: 'code', offered_seed: null })
          .where('user_id', '=', userId)
          .where('second_step', '=', 'enrolment')
          .execute();
        await trx
          .updateTable('sessions')
          .set({ has_second_factor: true })
          .where('id', '=', session ?? '')
          .execute();
        await noteSignIn(trx, call, { account: { userId }, outcome: 'passkey-added', session });
        await mailAccountChange(trx, { event: 'passkey', user, passkey: name, now });
        if (secondStep === null) return { data: passkeyAnswer(row) };
        await sessions.endPartial(session ?? '', trx);
        const opened = await openSignIn(trx, call, user, { isNewDevice: known === null, proof: 'enrolment' });
        return { data: passkeyAnswer(row), auth: opened.auth };
      },
    );
    await device.remember(userId);
    return answer;
  },

  async listPasskeys(call) {
    await reachableUser(call, call.path.id);
    return { data: (await passkeysOf(call.db, call.path.id)).map(passkeyAnswer) };
  },

  async renamePasskey({ caller, path, body, db }) {
    const renamed = await db
      .updateTable('passkeys')
      .set({ name: body.name.trim() })
      .where('id', '=', path.id)
      .where('user_id', '=', userIdOf(caller))
      .returningAll()
      .executeTakeFirst();
    if (!renamed) throw new Refusal('not-found');
    return { data: passkeyAnswer(renamed) };
  },

  /** Removes a passkey of the caller. Answers what is left, so that the browser can tell the device. */
  async removePasskey(call) {
    const { caller, path, db, session, passkeys, now } = call;
    const userId = userIdOf(caller);
    const user = await recordOf(db, 'users', userId, { isLocked: true });
    const own = await passkeysOf(db, userId);
    const removed = own.find(({ id }) => id === path.id);
    if (!removed) throw new Refusal('not-found');
    const left = own.filter((passkey) => passkey !== removed && passkey.is_usable);
    const isLast = left.length === 0 && !(await authenticatorOf(db, userId));
    if (isLast && (await requiresSecondFactor(db, user))) throw new Refusal('forbidden', sentences.required);
    await refuseLastWayIn(db, call, user, { passkey: removed.id });
    await deleteRecord(db, 'passkeys', removed.id);
    if (isLast) await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await noteSignIn(db, call, { account: { userId }, outcome: 'passkey-removed', session });
    await mailAccountChange(db, { event: 'no-passkey', user, passkey: removed.name, now });
    return {
      data: {
        rp_id: passkeys.siteId ?? '',
        user_handle: await handleOf(db, userId),
        credential_ids: left.map(({ credential_id }) => credential_id),
      },
    };
  },
} satisfies Handlers;

function refuseWithoutHost({ siteId }: Call['passkeys']): void {
  if (siteId === null) throw new Refusal('conflict', sentences.noHost);
}
