import type { Db } from '../../database/connect.ts';
import { dayInWords } from '../dayInWords.ts';
import { mailAdministrators } from '../mailAdministrators.ts';

interface NewKeyNews {
  readonly name: string;
  readonly creator: { readonly name: string; readonly last_name: string };
  readonly expires_on: string;
}

/** Mails all administrators that a key was created, in its transaction: it opens the portal to whoever has it. */
export async function mailNewKey(
  db: Db,
  { name, creator, expires_on }: NewKeyNews,
  now: Date,
): Promise<void> {
  const by = `${creator.name} ${creator.last_name}`.trim();
  await mailAdministrators(
    db,
    {
      subject: [`Nouvelle clé d’API : ${name}`, `New API key: ${name}`],
      text: [
        `Une clé qui donne accès au portail à un autre logiciel a été créée : ${name}. Créée par ${by}, elle est valide jusqu’au ${dayInWords('fr', expires_on)}. Si personne ne la reconnaît, mettez-y fin tout de suite sous Clés d’API.`,
        `A key that gives another program access to the portal was created: ${name}. Created by ${by}, it works until ${dayInWords('en', expires_on)}. If nobody recognizes it, end it at once under API keys.`,
      ],
      link: '/admin/settings/api-keys',
    },
    now,
  );
}
