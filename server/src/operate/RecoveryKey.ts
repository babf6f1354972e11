import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { WrongSetting } from '../config.ts';
import { LinkKeys, type LinkKeyText } from '../sessions/LinkKeys.ts';

/** A recovery key that is encrypted with a passphrase, as stored in the manifest of a backup. */
export interface LockedKey {
  readonly salt: string;
  /** Cost of scrypt. */
  readonly cost: number;
  readonly text: string;
}

/** The proof that a manifest was not changed. */
export interface ManifestProof {
  /** Id of the key. */
  readonly key: string;
  /** HMAC-SHA-256 of the manifest. */
  readonly mac: string;
}

const head = 'portal-recovery-key-1.';
const layout = z.object({
  mac: z.string().min(43),
  links: z.array(z.object({ id: z.string(), sealing: z.string(), digesting: z.string() })).min(1),
});

/** Costs 128 MB and half a second per guess, as OWASP advises. Reading accepts at most 16 times that. */
const usualCost = 2 ** 17;
const maxCost = 2 ** 21;

/**
 * Decrypts the private links of a backup, and proves that the backup was not changed. Derived from the secrets of the
 * office by a one-way function, so it cannot sign tokens (ADR-0045).
 */
export class RecoveryKey {
  readonly #mac: Buffer;
  readonly #links: readonly LinkKeyText[];

  private constructor(mac: Buffer, links: readonly LinkKeyText[]) {
    this.#mac = mac;
    this.#links = links;
  }

  /** Derives the key. The first secret creates the proofs; the others are earlier secrets. */
  static of(secrets: readonly [string, ...string[]]): RecoveryKey {
    const mac = Buffer.from(hkdfSync('sha256', secrets[0], '', 'backups: manifest', 32));
    return new RecoveryKey(mac, new LinkKeys(secrets).texts());
  }

  /** Parses the result of `text`. Throws an error with a sentence for anything else. */
  static read(text: string): RecoveryKey {
    const wrong = new WrongSetting(
      'RECOVERY_KEY is no recovery key: use the whole text that recovery-key has written',
    );
    if (!text.startsWith(head)) throw wrong;
    try {
      const { mac, links } = layout.parse(
        JSON.parse(Buffer.from(text.trim().slice(head.length), 'base64url').toString('utf8')),
      );
      return new RecoveryKey(Buffer.from(mac, 'base64url'), links);
    } catch {
      throw wrong;
    }
  }

  /** Decrypts a key with its passphrase; null if the passphrase is wrong. */
  static async unlock({ salt, cost, text }: LockedKey, passphrase: string): Promise<RecoveryKey | null> {
    if (!Number.isInteger(cost) || cost < 2 || cost > maxCost) return null;
    const key = await keyOf(passphrase, Buffer.from(salt, 'base64url'), cost);
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      const opened = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      return RecoveryKey.read(opened);
    } catch {
      return null;
    }
  }

  /** An id that identifies the key without revealing it. */
  get id(): string {
    return Buffer.from(hkdfSync('sha256', this.#mac, '', 'backups: id', 8)).toString('hex');
  }

  /** The keys of the private links. */
  get links(): readonly LinkKeyText[] {
    return this.#links;
  }

  /** The key as one line, to be stored apart from the backups. */
  text(): string {
    const content = JSON.stringify({ mac: this.#mac.toString('base64url'), links: this.#links });
    return head + Buffer.from(content).toString('base64url');
  }

  /** Encrypts the key with a passphrase. */
  async lock(passphrase: string): Promise<LockedKey> {
    const [salt, nonce] = [randomBytes(16), randomBytes(12)];
    const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, usualCost), nonce);
    const sealed = Buffer.concat([
      nonce,
      cipher.update(this.text(), 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { salt: salt.toString('base64url'), cost: usualCost, text: sealed.toString('base64url') };
  }

  /** Creates the proof of a manifest. */
  prove(manifest: Buffer): ManifestProof {
    return { key: this.id, mac: this.#macOf(manifest).toString('base64url') };
  }

  /** Whether this key created the proof of this manifest. */
  isProof({ mac }: ManifestProof, manifest: Buffer): boolean {
    const [given, right] = [Buffer.from(mac, 'base64url'), this.#macOf(manifest)];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #macOf(manifest: Buffer): Buffer {
    return createHmac('sha256', this.#mac).update(manifest).digest();
  }
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function keyOf(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, 32, { N: cost, r: 8, p: 1, maxmem: 1100 * cost });
}
