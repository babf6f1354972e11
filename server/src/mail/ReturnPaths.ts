import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A mail, as far as its envelope sender names it. */
interface NamedMail {
  readonly id: number;
  /** Random, so that a bounce of a mail from before a restore does not mark the one that has its number now. */
  readonly message_key: string;
}

/** What an envelope sender says: which mail it was, and a token that only this server can make. */
export interface ReturnPath {
  readonly id: number;
  readonly token: string;
}

/** Characters of the token: 80 bits in hexadecimal, which survive a mail server that changes capitals. */
const tokenLength = 20;

const pattern = new RegExp(`\\+(\\d{1,15})-([0-9a-f]{${tokenLength}})@`, 'i');

/**
 * The envelope sender of each mail (variable envelope return path): `bounces+41-5d0c...@ecole.example`. A bounce comes
 * back to it, so it says which mail it is about, whatever else the report holds.
 */
export class ReturnPaths {
  readonly #address: string;
  readonly #keys: readonly Buffer[];

  /** The first secret makes the tokens; the others were used before. */
  constructor(address: string, secrets: readonly string[]) {
    this.#address = address;
    this.#keys = secrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'return paths of mails', 32)),
    );
  }

  /** Returns the envelope sender of a mail. */
  addressOf(mail: NamedMail): string {
    const [localPart = '', domain = ''] = this.#address.split('@');
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to make return paths with');
    return `${localPart}+${mail.id}-${tokenOf(key, mail)}@${domain}`;
  }

  /** Returns what the first envelope sender in a text says; null if there is none. */
  static read(text: string): ReturnPath | null {
    const [, id, token] = pattern.exec(text) ?? [];
    return id === undefined || token === undefined ? null : { id: Number(id), token: token.toLowerCase() };
  }

  /** Whether this server made the token for this mail. */
  isOf({ token }: ReturnPath, mail: NamedMail): boolean {
    return this.#keys.some((key) => timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(key, mail))));
  }
}

function tokenOf(key: Buffer, { id, message_key }: NamedMail): string {
  return createHmac('sha256', key).update(`${id} ${message_key}`).digest('hex').slice(0, tokenLength);
}
