import type { PasswordLink } from '@portal/api-client/openapi';
import { type DeadLinkReason, type LinkKind, plainEmail, type SignInOutcome } from '@portal/domain';
import { transact } from '../../database/transact.ts';
import { sendNewPassword } from '../../mail/accounts/invitation.ts';
import { mailAccountChange, mailRecordChange } from '../../mail/accounts/mailAccountChange.ts';
import type { Call, Handlers } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { originOf } from '../../sessions/originOf.ts';
import { hasFreshLink, passwordLinkOf, usePasswordLink } from '../../sessions/password-links.ts';
import { refuseCommonPassword } from '../../sessions/refuseCommonPassword.ts';
import { endAccessOfUser } from '../../sessions/Sessions.ts';
import { type Account, noteSignIn } from '../../sessions/sign-ins.ts';
import { openLink } from '../links/opening.ts';
import { confirmSession } from '../providers/confirmSession.ts';
import { refusePasswordOff } from '../providers/refusePasswordOff.ts';
import { findRecord, recordOf, updateAndRead } from '../records.ts';
import { hasSecondFactor } from '../second-factor/queries.ts';
import { openSignIn } from './openSignIn.ts';
import { hasOpenLink, userByEmail } from './queries.ts';

/** The calls about signing in, tokens and passwords. */
export const session = {
  /**
   * Ignores `username`, which repeats the email (CONFLICT-24). Refuses and limits unknown accounts in the same way as
   * known ones.
   */
  async login(call) {
    const { body, db, pool, attempts, passwords, address, device } = call;
    const email = plainEmail(body.email);
    // First, because an attacker sends hundreds at once: a network that is refused costs no statement.
    if (!(await device.isKnown()))
      await notedIfTooMany(call, { email }, async () => attempts.refuseRemembered('sign-in', address));
    const found = await userByEmail(db, body.email);
    const known = await device.knownBy(found?.id);
    const account = found ? { userId: found.id } : { email };
    const attempt = await notedIfTooMany(call, account, () =>
      attempts.begin({ purpose: 'sign-in', address, account: email, device: known }),
    );
    const isRight = await passwords
      .matches(body.password, found?.password ?? null, known === null ? 'stranger' : 'known')
      .catch(async (error: unknown) => {
        await attempt.cancel();
        throw error;
      });
    const refuse = async (outcome: SignInOutcome) => {
      await noteSignIn(pool, call, { account, outcome });
      return new Refusal('unauthorized', 'Invalid credentials');
    };
    if (!found) throw await refuse('unknown-email');
    if (found.status !== 1) throw await refuse('inactive');
    if (!isRight) throw await refuse('wrong-password');
    // Answered like a wrong password, after the same work.
    if (call.providers.isPasswordOff(found)) throw await refuse('password-off');
    const isNewDevice = known === null;
    const signedIn = await transact(pool, async (trx) => {
      const user = await findRecord(trx, 'users', found.id, { isLocked: true });
      // A new password or archiving ends all open sessions. If one happened since the user was read, no new session may
      // open (DECISION-43).
      if (user?.status !== 1 || user.password !== found.password) return null;
      return openSignIn(trx, call, user, { isNewDevice });
    });
    // The user was changed or archived after being read.
    if (!signedIn) throw await refuse('wrong-password');
    await attempt.succeed();
    // Not before the second step: whoever knows only the password must not count as a known device.
    if (signedIn.second_step === undefined) await device.remember(found.id);
    return signedIn;
  },

  async companyLogin(call) {
    const opened = await signInByLink(call, 'company', call.body.token_login);
    if (opened.id === null) return refusedLink(opened);
    const { id, name } = await recordOf(call.db, 'companies', opened.id);
    return { error: false, auth: opened.auth, company: { id, name } };
  },

  async studentLogin(call) {
    const opened = await signInByLink(call, 'student', call.body.token_login);
    if (opened.id === null) return refusedLink(opened);
    const { id, name, last_name } = await recordOf(call.db, 'students', opened.id);
    return { error: false, auth: opened.auth, data: { student: { id, name, last_name } } };
  },

  checkPasswordLink: (call) => checkLink(call, call.path.hash),

  checkPasswordLinkInBody: (call) => checkLink(call, call.body.hash),

  setPassword: (call) => setByLink(call, call.path.hash, call.body.password),

  setPasswordByLink: (call) => setByLink(call, call.body.hash, call.body.password),

  /**
   * Neither the response nor its duration reveals whether the address is known. Each request counts as an attempt, even
   * if no mail is sent. A link that was sent in the last five minutes stays valid, so that nobody can replace it before
   * it is used.
   */
  async forgotPassword(call) {
    const { body, db, attempts, address, device, later, now, providers, write } = call;
    const asking = await userByEmail(db, body.email);
    await attempts.begin({
      purpose: 'reset',
      address,
      account: plainEmail(body.email),
      device: await device.knownBy(asking?.id),
    });
    const answer = { message: 'If the address is known, an email is on its way' };
    await later.begin(async () => {
      await write(async (trx) => {
        const user = await userByEmail(trx, body.email, { isLocked: true });
        const isInvited = user?.password === null && (await hasOpenLink(trx, user.id));
        const mayAsk = user && (user.status === 1 || isInvited);
        if (mayAsk && !(await hasFreshLink(trx, user.id, now)))
          await sendNewPassword(trx, user, { now, providers });
        return answer;
      });
    });
    return answer;
  },

  async checkToken(call) {
    const { body, sessions, write } = call;
    const sent = await sessions.readRefreshToken(body.refresh_token);
    const hasOtherRole = 'userId' in sent.caller && (await confirmSession(call, sent.session));
    const refresh = hasOtherRole ? await sessions.readRefreshToken(body.refresh_token) : sent;
    const { caller } = refresh;
    const renewed = await write(async (trx) => {
      const token = await sessions.renew(refresh, trx, originOf(call).network);
      if (!token || !('userId' in caller)) return token && { token };
      const { secondStep } = refresh;
      const user = await trx
        .selectFrom('users')
        .select(['id', 'name', 'last_name', 'role'])
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow();
      return { token, user, ...(secondStep !== null && { second_step: secondStep }) };
    });
    // Thrown after the transaction, which must end the session of a stolen token.
    if (!renewed) throw new Refusal('unauthorized');
    return renewed;
  },

  /** Gives the same response for every token: valid, already ended or unknown. Signing out never fails. */
  async logout({ body, authorization, sessions, write }) {
    const token = body.token ?? /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    if (token !== undefined) await write((trx) => sessions.endByToken(token, trx));
    return { message: 'Signed out' };
  },
} satisfies Handlers;

/**
 * Returns whether a link works. A link no longer works after a password was set with it, after a newer link, or after
 * it has expired. Requests with unknown links are limited by network.
 */
async function checkLink(call: Call, hash: string): Promise<PasswordLink> {
  const { link, end } = await knownPasswordLink(call, hash);
  if (end !== null) return { usable: false, reason: end };
  const isPasswordOff = call.providers.isPasswordOff(await recordOf(call.pool, 'users', link.user_id));
  return { usable: true, ...(isPasswordOff && { provider_only: true }) };
}

/**
 * Sets the password, which activates an invited person (OPEN-02), uses up the link, and ends all earlier sessions and
 * the calendar address.
 */
async function setByLink(call: Call, hash: string, typed: string): Promise<{ message: string }> {
  const { attempts, device, passwords, now, pool, productName, write } = call;
  const unknown = () => new Refusal('not-found', 'Unknown invitation');
  const { link: found } = await knownPasswordLink(call, hash);
  if (!found) throw unknown();
  const person = await recordOf(pool, 'users', found.user_id);
  refusePasswordOff(call, person);
  await refuseCommonPassword('password', typed, [productName, person.name, person.last_name, person.email]);
  const password = await passwords.hash(typed);
  let email = '';
  const answer = await write(async (trx) => {
    const { link } = await passwordLinkOf(trx, hash, now);
    if (!link) throw unknown();
    // Locks the user before the link, in the same order as the other calls.
    const before = await recordOf(trx, 'users', link.user_id, { isLocked: true });
    const user = await updateAndRead(trx, 'users', link.user_id, { password, status: 1 });
    email = user.email;
    if (!(await usePasswordLink(trx, link.id))) throw unknown();
    await endAccessOfUser(trx, link.user_id, now);
    const isNewDevice = (await device.knownBy(link.user_id)) === null;
    await noteSignIn(trx, call, { account: { userId: link.user_id }, outcome: 'password-link', isNewDevice });
    await mailRecordChange(trx, before, user, { now });
    // Not for the first password, which follows the invitation.
    if (before.password !== null) await mailAccountChange(trx, { event: 'password', user, now });
    await trx.updateTable('teachers').set({ user_status: 3 }).where('user_id', '=', link.user_id).execute();
    return { message: 'Password was set' };
  });
  call.onPasswordSet();
  await attempts.forgetStrangers(plainEmail(email));
  // A link by mail is no second factor.
  if (!(await hasSecondFactor(pool, found.user_id))) await device.remember(found.user_id);
  return answer;
}

/** Opens a session with a private link. A token that does not open a session counts as an attempt. */
async function signInByLink(call: Call, kind: LinkKind, token: string) {
  const { address, attempts, pool, sessions } = call;
  const attempt = await attempts.count({ purpose: 'link', address, link: token });
  const opened = await transact(pool, async (trx) => {
    const opening = await openLink({ ...call, db: trx }, kind, token);
    if (opening.id === null) return opening;
    const { id } = opening;
    const { auth } = await sessions.open(
      kind === 'company' ? { role: kind, companyId: id } : { role: kind, studentId: id },
      trx,
      originOf(call),
    );
    return { id, auth };
  });
  if (opened.id === null) attempt.refuseTooMany();
  else await attempt.succeed();
  return opened;
}

/** Returns the link with this secret. An unknown secret counts as an attempt. */
async function knownPasswordLink({ pool, attempts, address, now }: Call, secret: string) {
  const attempt = await attempts.count({ purpose: 'password-link', address });
  const found = await passwordLinkOf(pool, secret, now);
  if (found.end === 'unknown') attempt.refuseTooMany();
  else await attempt.succeed();
  return found;
}

/**
 * An unknown token is answered with status 200 and an error flag (DECISION-10). For a known token that no longer works,
 * the response has the reason.
 */
function refusedLink({ reason }: { readonly reason: DeadLinkReason | null }) {
  return { error: true, message: 'Invalid token', ...(reason ? { reason } : {}) };
}

/** Runs work, and notes a refused sign-in if it throws because there were too many attempts. */
async function notedIfTooMany<T>(call: Call, account: Account, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooMany = error instanceof Refusal && error.code === 'too-many-requests';
    if (isTooMany) await call.refusedSignIns.note(call, account);
    throw error;
  }
}
