import { plainEmail } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import { type Config, WrongSetting } from '../config.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { holds } from '../features/access.ts';
import { lockAdministrators } from '../features/last-administrator.ts';
import { resetFactors } from '../features/second-factor/removeFactors.ts';
import { invitationLink } from '../mail/accounts/invitation.ts';
import { Refusal } from '../refusal/Refusal.ts';
import { addPasswordLink } from '../sessions/password-links.ts';
import { endSessionsOfUser } from '../sessions/Sessions.ts';
import { openOrganisation } from './openOrganisation.ts';

type User = Selectable<Schema['users']>;

/**
 * Creates a link to set a password, for a person whom no mail can reach, and returns its address. An active person sets
 * a new password, an invited person the first one.
 *
 * With `isRestoring` it also works for an archived person, who becomes active with the new password, and becomes an
 * administrator if there is none. `resetsCodes` removes a second factor that the person has lost. Throws for an unknown person, and without `isRestoring` for an archived one.
 */
export async function newPasswordLink(
  config: Config,
  email: string,
  { isRestoring = false, resetsCodes = false } = {},
): Promise<string> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const secret = await db.transaction().execute(async (trx) => {
      if (isRestoring) await lockAdministrators(trx);
      const user = await trx
        .selectFrom('users')
        .selectAll()
        .where((e) => e.fn('lower', ['email']), '=', plainEmail(email))
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) throw new WrongSetting(`Nobody has the address ${email}`);
      const now = new Date();
      if (isRestoring) await beAdministratorIfNone(trx, user, now);
      if (resetsCodes) await resetFactors(trx, user, { by: null, now });
      if (isRestoring && user.status !== 1)
        return addPasswordLink(trx, user.id, user.login_at === null ? 'invitation' : 'reset', now);
      if (user.status === 1) return addPasswordLink(trx, user.id, 'reset', now);
      try {
        return await invitationLink(trx, user, now);
      } catch (error) {
        if (error instanceof Refusal) throw new WrongSetting(`${email}: ${error.message}`);
        throw error;
      }
    });
    return `${config.PUBLIC_URL ?? `http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${config.PORT}`}/#/invite/${secret}`;
  } finally {
    await close();
  }
}

/** Makes a person administrator if there is no active one. Ends the person's sessions, which have the former role. */
async function beAdministratorIfNone(db: Db, user: User, now: Date): Promise<void> {
  if (user.role === 'ROLE_ADMIN') return;
  const isAdministrator = sql`exists (select from users where role = 'ROLE_ADMIN' and status = 1)`;
  if (await holds(db, isAdministrator)) return;
  await db.updateTable('users').set({ role: 'ROLE_ADMIN' }).where('id', '=', user.id).execute();
  await endSessionsOfUser(db, user.id, now);
}
