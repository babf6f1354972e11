import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The parts of a mail that its envelope sender contains. */
interface NamedMail {
  readonly id: number;
  /** Random, so that a bounce of a mail from before a restore does not mark the mail that has its id now. */
  readonly message_key: string;
}

/** The parsed envelope sender: the id of the mail, and a token that only this server can create. */
export interface ReturnPath {
  readonly id: number;
  readonly token: string;
}

/** Length of the token: 80 bits in hexadecimal, because some mail servers change the case of addresses. */
const tokenLength = 20;

const pattern = new RegExp(`\\+(\\d{1,15})-([0-9a-f]{${tokenLength}})@`, 'i');

/**
 * Creates a separate envelope sender for each mail (variable envelope return path): `bounces+41-5d0c...@ecole.example`.
 * A bounce is sent to it, so its recipient tells which mail bounced, whatever the report contains.
 */
export class ReturnPaths {
  readonly #address: string;
  readonly #keys: readonly Buffer[];

  /** The first secret creates tokens; tokens of earlier secrets stay valid. */
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

  /** Parses the first envelope sender in a text; null if there is none. */
  static read(text: string): ReturnPath | null {
    const [, id, token] = pattern.exec(text) ?? [];
    return id === undefined || token === undefined ? null : { id: Number(id), token: token.toLowerCase() };
  }

  /** Whether this server created the token for this mail. */
  isOf({ token }: ReturnPath, mail: NamedMail): boolean {
    return this.#keys.some((key) => timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(key, mail))));
  }
}

function tokenOf(key: Buffer, { id, message_key }: NamedMail): string {
  return createHmac('sha256', key).update(`${id} ${message_key}`).digest('hex').slice(0, tokenLength);
}
