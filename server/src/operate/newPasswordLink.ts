import { type Config, WrongSetting } from '../config.ts';
import { addPasswordLink } from '../sessions/password-links.ts';
import { openOrganisation } from './openOrganisation.ts';

/**
 * Returns the address of a link by which a person sets a new password, for an administrator whom no mail can reach.
 * Throws for an unknown or archived person.
 */
export async function newPasswordLink(config: Config, email: string): Promise<string> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const secret = await db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .where('status', '=', 1)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) throw new WrongSetting(`Nobody active has the address ${email}`);
      return addPasswordLink(trx, user.id, 'reset', new Date());
    });
    return `${config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`}/#/invite/${secret}`;
  } finally {
    await close();
  }
}
