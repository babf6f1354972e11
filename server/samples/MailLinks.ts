import type { Db } from '../src/database/connect.ts';
import { renewMailedLink } from '../src/sessions/password-links.ts';
import { passwordPage } from '../src/sessions/private-page.ts';
import type { MailRow } from './tables.ts';

/**
 * Follows the links to set a password of mails that nobody sends. Like the sender, it gives a link its secret, once for
 * each mail: whoever looks at the mails again sees the same one.
 */
export class MailLinks {
  readonly #links = new Map<string, Promise<string | null>>();

  /** Returns mails with the links that they would carry; null for a link that was used or replaced. */
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
