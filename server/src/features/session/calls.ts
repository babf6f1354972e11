import type { SessionUser } from '@portal/api-client/treaty';
import { type DeadLinkReason, type LinkKind, plainEmail } from '@portal/domain';
import { transact } from '../../database/transact.ts';
import { sendNewPassword } from '../../sessions/invitation.ts';
import { passwordLinkOf, usePasswordLink } from '../../sessions/password-links.ts';
import { endSessionsOfUser } from '../../sessions/Sessions.ts';
import type { Call, Handlers } from '../../treaty/call.ts';
import { Refusal } from '../../treaty/Refusal.ts';
import { type Opening, openLink } from '../links/opening.ts';
import { recordOf, updateRecord } from '../records.ts';
import { hasOpenLink, userByEmail } from './queries.ts';

/** The calls about signing in, tokens and passwords. */
export const session = {
  /** Ignores `username`, which repeats the e-mail (CONFLICT-24). Refuses and limits unknown accounts like known ones. */
  async login(call) {
    const { body, db, sessions, attempts, passwords, address, now } = call;
    const succeed = await attempts.begin({ address, account: `login ${plainEmail(body.email)}` });
    const user = await userByEmail(db, body.email);
    const isRight = await passwords.matches(body.password, user?.password ?? null);
    if (!isRight || user?.status !== 1) throw new Refusal('unauthorized', 'Invalid credentials');
    await succeed();
    await updateRecord(db, 'users', user.id, { login_at: now.toISOString() });
    const caller =
      user.role === 'ROLE_ADMIN'
        ? { role: user.role, userId: user.id }
        : { role: user.role, userId: user.id, teacherId: null };
    return { auth: await sessions.open(caller), user: sessionUser(user) };
  },

  async companyLogin(call) {
    const opening = await openCountedLink(call, 'company', call.body.token_login);
    if (opening.id === null) return refusedLink(opening);
    const { id, name } = await recordOf(call.db, 'companies', opening.id);
    const auth = await call.sessions.open({ role: 'company', companyId: id });
    return { error: false, auth, company: { id, name } };
  },

  async studentLogin(call) {
    const opening = await openCountedLink(call, 'student', call.body.token_login);
    if (opening.id === null) return refusedLink(opening);
    const { id, name, last_name } = await recordOf(call.db, 'students', opening.id);
    const auth = await call.sessions.open({ role: 'student', studentId: id });
    return { error: false, auth, data: { student: { id, name, last_name } } };
  },

  /** A link is used up by the password that was set with it, by a newer link, and by its age. */
  async checkPasswordLink({ path, db, now }) {
    const { end } = await passwordLinkOf(db, path.hash, now);
    return end === null ? { usable: true } : { usable: false, reason: end };
  },

  /** Setting the password activates an invited person (OPEN-02), uses up the link and ends all earlier sessions. */
  async setPassword(call) {
    const { path, body, pool, passwords, now, nameIn } = call;
    const unknown = () => new Refusal('not-found', 'Unknown invitation');
    if (!(await passwordLinkOf(pool, path.hash, now)).link) throw unknown();
    const password = await passwords.hash(body.password);
    return transact(pool, async (trx) => {
      await nameIn(trx);
      const { link } = await passwordLinkOf(trx, path.hash, now);
      if (!link || !(await usePasswordLink(trx, link.id))) throw unknown();
      await updateRecord(trx, 'users', link.user_id, { password, status: 1 });
      await endSessionsOfUser(trx, link.user_id, now);
      await trx.updateTable('teachers').set({ user_status: 3 }).where('user_id', '=', link.user_id).execute();
      return { message: 'Password was set' };
    });
  },

  /**
   * The answer does not reveal whether the address is known. Each request counts as an attempt, even if it sends no mail.
   */
  async forgotPassword(call) {
    const { body, pool, attempts, address, now } = call;
    await attempts.begin({ address, account: `forgot ${plainEmail(body.email)}` });
    await transact(pool, async (trx) => {
      const user = await userByEmail(trx, body.email);
      if (!user) return;
      const isInvited = user.password === null && (await hasOpenLink(trx, user.id));
      if (user.status === 1 || isInvited) await sendNewPassword(trx, user, now);
    });
    return { message: 'If the address is known, an e-mail is on its way' };
  },

  async checkToken({ body, db, sessions }) {
    const { caller, token } = await sessions.renew(body.refresh_token);
    if (!('userId' in caller)) return { token };
    const user = await db
      .selectFrom('users')
      .select(['id', 'name', 'last_name', 'role'])
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow();
    return { token, user };
  },
} satisfies Handlers;

/** Opens a private link, and counts a token that opens nothing as an attempt. */
async function openCountedLink(call: Call, kind: LinkKind, token: string): Promise<Opening> {
  const forget = await call.attempts.begin({ address: call.address, link: `link ${token}` });
  const opening = await openLink(call, kind, token);
  if (opening.id !== null) await forget();
  return opening;
}

/** A token that is not known answers 200 with an error flag (DECISION-10), and one that is known but dead says why. */
function refusedLink({ reason }: { readonly reason: DeadLinkReason | null }) {
  return { error: true, message: 'Invalid token', ...(reason ? { reason } : {}) };
}

function sessionUser({ id, name, last_name, role }: SessionUser): SessionUser {
  return { id, name, last_name, role };
}
