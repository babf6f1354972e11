import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

interface Key {
  /** Names the key at the head of what it sealed. */
  readonly id: string;
  readonly sealing: Buffer;
  readonly digesting: Buffer;
}

/** A private link as it is stored. */
export interface StoredLink {
  /** The token, encrypted. */
  readonly link_sealed: string;
  /** What the link is looked up by: a keyed hash of the token. */
  readonly link_digest: string;
}

/** A key of private links as text: it opens and makes links, and says nothing about the secret that it was made from. */
export type LinkKeyText = Readonly<Record<'id' | 'sealing' | 'digesting', string>>;

/**
 * Encrypts the tokens of private links, so that a copy of the database opens none of them. The first secret is used for
 * what is stored from now on; the others still open what was stored with them.
 */
export class LinkKeys {
  readonly #keys: readonly Key[];

  /** `known` are keys of another office or time, which open what was stored with them. */
  constructor(secrets: readonly string[], known: readonly LinkKeyText[] = []) {
    this.#keys = [
      ...secrets.map(keyOf),
      ...known.map(({ id, sealing, digesting }) => ({
        id,
        sealing: Buffer.from(sealing, 'base64url'),
        digesting: Buffer.from(digesting, 'base64url'),
      })),
    ];
  }

  /** Returns the keys as text, without the secrets, which also sign tokens. */
  texts(): readonly LinkKeyText[] {
    return this.#keys.map(({ id, sealing, digesting }) => ({
      id,
      sealing: sealing.toString('base64url'),
      digesting: digesting.toString('base64url'),
    }));
  }

  /** Returns what to store of a token. */
  seal(token: string): StoredLink {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to encrypt links with');
    // The nonce follows from the token, so it is never used for another one.
    const nonce = digestOf(key, `nonce ${token}`).subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', key.sealing, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      link_sealed: `${key.id}.${sealed.toString('base64url')}`,
      link_digest: digestOf(key, token).toString('base64url'),
    };
  }

  /** Returns the token of a stored link; null if there is none, or no secret for it any more. */
  open(sealed: string | null): string | null {
    const [id, text = ''] = sealed?.split('.') ?? [];
    const key = this.#keys.find((known) => known.id === id);
    if (!key) return null;
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  /** Every digest that a token may be stored under. */
  digestsOf(token: string): readonly string[] {
    return this.#keys.map((key) => digestOf(key, token).toString('base64url'));
  }

  /** Whether a link is stored with the first secret. */
  isCurrent(sealed: string): boolean {
    return sealed.split('.')[0] === this.#keys[0]?.id;
  }
}

function keyOf(secret: string): Key {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `private links: ${use}`, 32));
  return {
    id: `k${derived('id').toString('hex').slice(0, 8)}`,
    sealing: derived('seal'),
    digesting: derived('digest'),
  };
}

function digestOf({ digesting }: Key, text: string): Buffer {
  return createHmac('sha256', digesting).update(text).digest();
}
