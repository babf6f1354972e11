import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@portal/api-client/openapi';

/** A COSE algorithm: EdDSA, ES256 or RS256. */
export type PasskeyAlgorithm = -8 | -7 | -257;

interface Options {
  readonly algorithm?: PasskeyAlgorithm;
  /** The page that asks. Default: the one to which the passkey is bound. */
  readonly origin?: string;
}

const flag = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 };

/** A device with one passkey, for tests: does what browser and authenticator do together. */
export class SoftAuthenticator {
  readonly #algorithm: PasskeyAlgorithm;
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  readonly #id = randomBytes(24);
  #handle: string | undefined;
  /** Whether it verifies who uses it. */
  verifies = true;
  /** The page that asks; undefined for the one to which the passkey is bound. */
  origin: string | undefined;
  /** The counter of the next answer; 0 for a passkey that does not count. */
  counter = 0;

  constructor(options: Options = {}) {
    this.origin = options.origin;
    this.#algorithm = options.algorithm ?? -7;
    const { privateKey, cose } = keyPairOf(this.#algorithm);
    this.#key = privateKey;
    this.#cose = cose;
  }

  /** The id by which the device knows its passkey. */
  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Creates the passkey. */
  create({ challenge, rp, user }: PasskeyCreation): NewPasskey {
    this.#handle = user.id;
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cose]);
    const authData = Buffer.concat([this.#head(rp.id, flag.hasKey), credential]);
    const attestation = cbor(
      new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#about(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, rp.id).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Uses the passkey. */
  get({ challenge, rpId }: PasskeyRequest): PasskeyAnswer {
    const authData = this.#head(rpId, 0);
    const clientData = this.#clientData('webauthn.get', challenge, rpId);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#about(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(this.#algorithm === -8 ? null : 'sha256', signed, this.#key).toString('base64url'),
        ...(this.#handle !== undefined && { userHandle: this.#handle }),
      },
    };
  }

  #about() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #head(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const verified = this.verifies ? flag.verified : 0;
    const set = flag.present | verified | flag.mayBeSynced | flag.isSynced | flags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([set]), count]);
  }

  #clientData(type: string, challenge: string, rpId: string): Buffer {
    const site = rpId === 'localhost' ? 'http://localhost' : `https://${rpId}`;
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin ?? site, crossOrigin: false }));
  }
}

/** Creates a key, and its public half in COSE. */
function keyPairOf(algorithm: PasskeyAlgorithm): { privateKey: KeyObject; cose: Uint8Array } {
  const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
  if (algorithm === -257) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n, e } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      cose: cbor(
        new Map<number, CborValue>([
          [1, 3],
          [3, -257],
          [-1, bytes(n)],
          [-2, bytes(e)],
        ]),
      ),
    };
  }
  if (algorithm === -8) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      cose: cbor(
        new Map<number, CborValue>([
          [1, 1],
          [3, -8],
          [-1, 6],
          [-2, bytes(x)],
        ]),
      ),
    };
  }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, CborValue>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return { privateKey, cose: cbor(cose) };
}

type CborValue = number | string | Uint8Array | ReadonlyMap<number | string, CborValue>;

/** Encodes a value as CBOR (RFC 8949). */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
