import { sql } from 'kysely';
import { readClock } from '../../calendar/organisationClock.ts';
import type { Db } from '../../database/connect.ts';
import { mailAdministrators } from '../mailAdministrators.ts';

interface EndedKey {
  readonly name: string;
  readonly expires_on: string;
  readonly end_reason: 'archived' | 'demoted' | 'erased';
  readonly creator: string;
}

type Texts = readonly [fr: string, en: string];

/** Describes what happened to the creator of a key. An erased person has no name any more. */
const reasons: Readonly<Record<EndedKey['end_reason'], (creator: string) => Texts>> = {
  archived: (creator) => [
    `${creator}, qui l’avait créée, a été archivé`,
    `${creator}, who created it, was archived`,
  ],
  demoted: (creator) => [
    `${creator}, qui l’avait créée, ne fait plus partie de l’administration`,
    `${creator}, who created it, is no longer an administrator`,
  ],
  erased: () => [
    'les données de la personne qui l’avait créée ont été effacées',
    'the data of the person who created it was erased',
  ],
};

/**
 * Mails all administrators about keys that have ended with the access of their creator, once for each key over all
 * processes, because a program such as payroll stops with them. Returns the number of keys.
 */
export async function mailEndedKeys(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<EndedKey>`update api_keys k set end_mailed_at = ${now.toISOString()} from users u
    where u.id = k.created_by and k.end_reason <> 'by-hand' and k.end_mailed_at is null
    returning k.name, k.expires_on, k.end_reason, btrim(u.name || ' ' || u.last_name) as creator`.execute(db);
  if (rows.length === 0) return 0;
  const today = (await readClock(db)).dayOf(now);
  // A key that had expired stops no program.
  const ended = rows.filter(({ expires_on }) => expires_on >= today);
  for (const { name, end_reason, creator } of ended) {
    const [fr, en] = reasons[end_reason](creator);
    const letter = {
      subject: [`Clé d’API terminée : ${name}`, `API key ended: ${name}`],
      text: [
        `La clé ${name} ne fonctionne plus, parce que ${fr}. Le logiciel qui l’utilise n’a plus accès au portail : créez une autre clé, et donnez-la à ce logiciel.`,
        `The key ${name} no longer works, because ${en}. The program that uses it has no access to the portal any more: create another key, and give it to the program.`,
      ],
      link: '/admin/settings/api-keys',
    } as const;
    await mailAdministrators(db, letter, now);
  }
  return ended.length;
}
