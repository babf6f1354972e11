import { plainEmail } from '@portal/domain';
import { type Config, WrongSetting } from '../config.ts';
import { invitationLink } from '../sessions/invitation.ts';
import { addPasswordLink } from '../sessions/password-links.ts';
import { Refusal } from '../treaty/Refusal.ts';
import { openOrganisation } from './openOrganisation.ts';

/**
 * Returns the address of a link by which a person sets a password, for whom no mail can reach: an active person a new
 * one, an invited person the first one. Throws for an unknown or archived person.
 */
export async function newPasswordLink(config: Config, email: string): Promise<string> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const secret = await db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .selectAll()
        .where((e) => e.fn('lower', ['email']), '=', plainEmail(email))
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) throw new WrongSetting(`Nobody has the address ${email}`);
      const now = new Date();
      if (user.status === 1) return addPasswordLink(trx, user.id, 'reset', now);
      try {
        return await invitationLink(trx, user, now);
      } catch (error) {
        if (error instanceof Refusal) throw new WrongSetting(`${email}: ${error.message}`);
        throw error;
      }
    });
    return `${config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`}/#/invite/${secret}`;
  } finally {
    await close();
  }
}
