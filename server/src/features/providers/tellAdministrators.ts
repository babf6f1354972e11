import { sql } from 'kysely';
import { mailLetter } from '../../mail/mailLetter.ts';
import type { Call } from '../../openapi/call.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import { refusesPortal } from '../../sessions/providers/refusalOf.ts';

/** Number of the advisory lock of these mails; any number would do. */
const lock = 7_261_486;

/**
 * Mails all administrators that a provider cannot confirm anybody, and why: at most once a day for each provider. Their
 * sessions end 8 hours after the last confirmation.
 */
export async function tellAdministrators(
  { write, now }: Pick<Call, 'write' | 'now'>,
  { settings: { id, name } }: Provider,
  error: unknown,
): Promise<void> {
  const link = `/admin/settings/sign-ins?provider=${id}`;
  const [fr, en] = refusesPortal(error)
    ? [
        `${name} refuse le portail : son secret a peut-être expiré.`,
        `${name} refuses the portal: its secret may have expired.`,
      ]
    : [`${name} ne répond pas.`, `${name} does not answer.`];
  const text = [
    `${fr} Les personnes qui se sont connectées avec ${name} restent connectées pendant 8 heures; les mots de passe fonctionnent toujours. Prévenez la personne qui s’occupe du serveur.`,
    `${en} People who signed in with ${name} stay signed in for 8 hours; passwords still work. Tell the person who takes care of the server.`,
  ] as const;
  const subject = [`Connexion avec ${name} en panne`, `Sign-in with ${name} does not work`] as const;
  await write(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    const dayBefore = new Date(now.getTime() - 24 * 3_600_000).toISOString();
    const told = await trx
      .selectFrom('mails')
      .select('id')
      .where('link', '=', link)
      .where('written_at', '>', dayBefore)
      .executeTakeFirst();
    if (told) return;
    const administrators = await trx
      .selectFrom('users')
      .select(['name', 'last_name', 'email'])
      .where('role', '=', 'ROLE_ADMIN')
      .where('status', '=', 1)
      .orderBy('id')
      .execute();
    for (const reader of administrators) await mailLetter(trx, reader, { subject, text, link }, now);
  });
}
