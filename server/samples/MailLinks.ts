import type { Db } from '../src/database/connect.ts';
import { renewMailedLink } from '../src/sessions/password-links.ts';
import { passwordPage } from '../src/sessions/private-page.ts';
import type { MailRow } from './tables.ts';

/**
 * Creates the links to set a password for mails that are never sent. Like the sender of mails, it creates the secret of
 * a link once for each mail, so that reading the mails again shows the same link.
 */
export class MailLinks {
  readonly #links = new Map<string, Promise<string | null>>();

  /** Returns mails with the links that they would contain; null for a link that was used or replaced. */
  open(db: Db, mails: readonly MailRow[], now: Date): Promise<MailRow[]> {
    return Promise.all(
      mails.map(async (mail) => {
        const { passwordLinkId: id, messageKey = '' } = mail;
        if (!id) return mail;
        const link = this.#links.get(messageKey) ?? make(db, id, now);
        this.#links.set(messageKey, link);
        return { ...mail, link: await link };
      }),
    );
  }
}

async function make(db: Db, id: number, now: Date): Promise<string | null> {
  const secret = await renewMailedLink(db, id, now);
  return secret && passwordPage + secret;
}
