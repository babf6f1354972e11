import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

interface Key {
  /** Id of the key, at the start of each text that it encrypted. */
  readonly id: string;
  readonly sealing: Buffer;
  readonly digesting: Buffer;
}

/** A private link as it is stored. */
export interface StoredLink {
  /** The token, encrypted. */
  readonly link_sealed: string;
  /** A keyed hash of the token, by which the link is found. */
  readonly link_digest: string;
}

/**
 * A key of private links as text. It can decrypt and create links, but does not reveal the secret that it was derived
 * from.
 */
export type LinkKeyText = Readonly<Record<'id' | 'sealing' | 'digesting', string>>;

/**
 * Encrypts the tokens of private links, so that a copy of the database does not contain usable links. The first secret
 * encrypts new tokens; the others decrypt older ones.
 */
export class LinkKeys {
  readonly #keys: readonly Key[];

  /** `known` are additional keys, for example from a backup, for decrypting only. */
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

  /** Returns the keys as text, without the secrets that they are derived from, because those also sign tokens. */
  texts(): readonly LinkKeyText[] {
    return this.#keys.map(({ id, sealing, digesting }) => ({
      id,
      sealing: sealing.toString('base64url'),
      digesting: digesting.toString('base64url'),
    }));
  }

  /** Returns the columns to store for a token. */
  seal(token: string): StoredLink {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to encrypt links with');
    // Derived from the token, so that no two tokens share a nonce.
    const nonce = digestOf(key, `nonce ${token}`).subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', key.sealing, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      link_sealed: `${key.id}.${sealed.toString('base64url')}`,
      link_digest: digestOf(key, token).toString('base64url'),
    };
  }

  /** Decrypts the token of a stored link; null if there is none, or if its secret is no longer known. */
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

  /** Returns every digest under which a token may be stored. */
  digestsOf(token: string): readonly string[] {
    return this.#keys.map((key) => digestOf(key, token).toString('base64url'));
  }

  /** Whether a link is encrypted with the first secret. */
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
