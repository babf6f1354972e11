import { plainEmail } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invitationLink, invite } from '../../mail/accounts/invitation.ts';
import { mailAccountChange, mailRecordChange } from '../../mail/accounts/mailAccountChange.ts';
import { mailEndedKeys } from '../../mail/api-keys/mailEndedKeys.ts';
import { type Call, type Handlers, OpenedSession, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { originOf } from '../../sessions/originOf.ts';
import { endPasswordLinks, linkExpiry } from '../../sessions/password-links.ts';
import { refuseCommonPassword } from '../../sessions/refuseCommonPassword.ts';
import { endAccessOfUser, endSessionsOfUser } from '../../sessions/Sessions.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { refuseWrongEmail } from '../email-address.ts';
import { lockAdministrators, refuseLastAdministrator } from '../last-administrator.ts';
import { equals, matches, pageOf } from '../lists.ts';
import { refusePasswordOff } from '../providers/refusePasswordOff.ts';
import { given, insertRecord, recordOf, updateAndRead, updateRecord } from '../records.ts';
import { askForSecondFactor, authenticatorOf } from '../second-factor/queries.ts';
import { type UserRow, userAnswer } from './answers.ts';
import {
  bySecondFactor,
  deleteUserRows,
  hasTraces,
  letTeach,
  moveTeacher,
  userColumns,
  userRow,
  userSelect,
} from './queries.ts';

/** The calls about users. */
export const users = {
  listUsers: ({ query, db, providers }) =>
    pageOf<UserRow, ReturnType<typeof userAnswer>>(
      db,
      {
        from: sql`users u`,
        id: sql`u.id`,
        where: [
          equals(sql`u.role`, query.role),
          equals(sql`u.status`, query.status),
          bySecondFactor(query.secondFactor),
          matches(query.userName, sql`u.name_folded`, sql`u.last_name_folded`, sql`fold(u.email)`),
        ],
        columns: userColumns,
        usual: ['last_name', 'ASC'],
        select: userSelect,
        joins: sql`join users u on u.id = page.id`,
      },
      query,
      (row) => userAnswer(row, providers),
    ),

  async verifyUserEmail(call) {
    await refuseWrongEmail(call, 'users', call.body.email);
    return { message: 'Email available' };
  },

  async createUser(call) {
    const { body, caller, db, now } = call;
    await refuseWrongEmail(call, 'users', body.email);
    const { name, lastName, email, role, phone, status } = body;
    const user = await insertRecord(db, 'users', {
      name: name.trim(),
      last_name: lastName.trim(),
      email: plainEmail(email),
      role,
      phone,
      status,
    });
    await letTeach(db, user);
    await mailRecordChange(db, { ...user, status: 0 }, user, { by: userIdOf(caller), now });
    return {
      message: 'User was created successfully',
      data: userAnswer(await userRow(db, user.id), call.providers),
    };
  },

  async updateUser(call) {
    const { body, caller, db, now } = call;
    const mayTakeAway = body.status === 0 || body.role === 'ROLE_TEACHER';
    if (mayTakeAway) await lockAdministrators(db);
    const before = await recordOf(db, 'users', body.id, { isLocked: true });
    if (mayTakeAway) await refuseLastAdministrator(db, before);
    if (body.role !== undefined && body.role !== before.role) await refuseRoleOfProvider(call, before.id);
    if (body.email !== undefined) await refuseWrongEmail(call, 'users', body.email, before.id);
    const change = given({
      name: body.name?.trim(),
      last_name: body.lastName?.trim(),
      role: body.role,
      email: body.email && plainEmail(body.email),
      phone: body.phone,
      status: body.status,
    });
    const user = await updateAndRead(db, 'users', before.id, { ...change, name: change.name ?? before.name });
    const isArchived = body.status === 0;
    // A password link would reactivate an archived person, and the reader of a former address may have received one.
    if (isArchived || user.email !== before.email) await endPasswordLinks(db, user.id);
    if (isArchived) await endAccessOfUser(db, user.id, now);
    await letTeach(db, user);
    if (user.status !== before.status) await moveTeacher(db, user);
    if (user.role !== before.role) await askForSecondFactor(db, { userId: user.id });
    await mailRecordChange(db, before, user, { by: userIdOf(caller), now });
    await mailEndedKeys(db, now);
    return {
      message: 'User was updated successfully',
      data: userAnswer(await userRow(db, user.id), call.providers),
    };
  },

  /** Deletes only users without traces: what they wrote, taught or stored must keep its author. */
  async deleteUser({ path, caller, db }) {
    await lockAdministrators(db);
    await lockAgainstReferences(db, path.id);
    const user = await recordOf(db, 'users', path.id);
    if (user.id === userIdOf(caller))
      throw new Refusal('conflict', 'Vous utilisez ce compte en ce moment - You are using this account now');
    await refuseLastAdministrator(db, user);
    if (await hasTraces(db, user.id))
      throw new Refusal(
        'conflict',
        'Ce compte est lié à des données et peut seulement être archivé - This account has records and can only be archived',
      );
    await deleteUserRows(db, user.id);
    return { message: 'User was deleted successfully' };
  },

  async inviteUser(call) {
    const { body, db } = call;
    const user = await recordOf(db, 'users', body.id, { isLocked: true });
    await invite(db, user, call);
    return { message: 'Invitation was sent', data: userAnswer(await userRow(db, user.id), call.providers) };
  },

  /**
   * Stored in a column of its own, because an invitation by mail changes `invited_at` as well, and the history shows
   * the two differently.
   */
  async createPasswordLink(call) {
    const { body, db, now } = call;
    const user = await recordOf(db, 'users', body.id, { isLocked: true });
    const token = await invitationLink(db, user, now);
    const password_link_at = now.toISOString();
    await db.updateTable('users').set({ password_link_at }).where('id', '=', user.id).execute();
    const expires_at = linkExpiry('invitation', now).toISOString();
    return {
      message: 'Link was created',
      data: { token, expires_at, user: userAnswer(await userRow(db, user.id), call.providers) },
    };
  },

  /**
   * Wrong old passwords are limited per session, so that someone with a stolen session cannot guess the password, and
   * the owner is not locked out elsewhere. Ends all sessions of the user. This browser gets a new session, so that
   * copies of its former tokens no longer work.
   */
  async changePassword(call) {
    const { body, caller, session, sessions, db, pool, attempts, passwords, productName, now, write } = call;
    if (!('userId' in caller)) throw new Refusal('forbidden');
    const found = await recordOf(db, 'users', caller.userId);
    refusePasswordOff(call, found);
    if (body.user_id !== undefined && body.user_id !== found.id) throw new Refusal('forbidden');
    if (body.confirm_password !== body.new_password) {
      throw badField('confirm_password', 'must equal new_password');
    }
    const names = [productName, found.name, found.last_name, found.email];
    await refuseCommonPassword('new_password', body.new_password, names);
    const attempt = await attempts.begin({ purpose: 'change', session: String(session) });
    // Answers 400, because a 401 would make the client end the session (DECISION-09).
    const wrong = () => badField('old_password', 'is wrong');
    const account = { userId: found.id };
    if (!(await passwords.matches(body.old_password, found.password, 'known'))) {
      await noteSignIn(pool, call, { account, outcome: 'wrong-old-password', session });
      throw wrong();
    }
    // Counted before the change, so that the count is right if the change fails because the database is down: the old
    // password was correct.
    await attempt.succeed();
    const password = await passwords.hash(body.new_password);
    return write(async (trx) => {
      const user = await recordOf(trx, 'users', found.id, { isLocked: true });
      if (user.password !== found.password) throw wrong();
      await updateRecord(trx, 'users', user.id, { password });
      await mailAccountChange(trx, { event: 'password', user, now });
      await endPasswordLinks(trx, user.id);
      const hasSecondFactor = await sessions.hasSecondFactor(session, trx);
      await endSessionsOfUser(trx, user.id, now);
      // The old password is a proof of who asks only for a person without a second factor.
      const isProof = !(await authenticatorOf(trx, user.id));
      const proved = isProof ? 'now' : { inSession: session };
      const opened = await sessions.begin(caller, trx, originOf(call), { hasSecondFactor, proved });
      await noteSignIn(trx, call, { account, outcome: 'password-changed', session: opened });
      return new OpenedSession({ message: 'Password was changed' }, opened);
    });
  },
} satisfies Handlers;

/** Refuses to change a role by hand that comes from a provider, which would change it back. */
async function refuseRoleOfProvider(
  { db, providers }: Pick<Call, 'db' | 'providers'>,
  id: number,
): Promise<void> {
  const roleFrom = userAnswer(await userRow(db, id), providers).provider_access?.role_from;
  if (roleFrom == null) return;
  throw new Refusal(
    'conflict',
    `Le rôle vient des groupes de ${roleFrom} : changez-le là-bas - The role comes from the groups of ${roleFrom}: change it there`,
  );
}

/** Locks a user, then the teacher of that user, also against new rows that refer to them. */
async function lockAgainstReferences(db: Db, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(db);
  await sql`select from teachers where user_id = ${userId} for update`.execute(db);
}
