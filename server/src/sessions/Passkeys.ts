import { createSecretKey, randomUUID } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@portal/api-client/openapi';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { jwtVerify, SignJWT } from 'jose';

/** What a challenge is good for. A challenge of one purpose is refused for another one. */
export type ChallengePurpose = 'sign-in' | 'proof' | 'new';

/** The site for which browsers create and use passkeys. */
export interface RelyingParty {
  /** The host name to which passkeys are bound (RP ID); null if browsers refuse it, as for an IP address. */
  readonly id: string | null;
  /** The name that devices may show. */
  readonly name: string;
  /** Whether pages of this origin may use the passkeys. */
  isOrigin(origin: string): boolean;
}

/** Why an answer of a device is refused: its challenge is not accepted any more, or anything else about it is wrong. */
export type PasskeyFault = 'expired' | 'wrong';

/** A challenge that a device has answered. It must be used up before the answer counts. */
export interface AnsweredChallenge {
  readonly id: string;
  readonly ends: Date;
}

/** A valid answer of a device that has a passkey. */
export interface Assertion extends AnsweredChallenge {
  readonly counter: number;
  readonly isSynced: boolean;
}

/** A passkey that a device has created. */
export interface Registration extends AnsweredChallenge {
  readonly credentialId: string;
  /** In COSE, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** A passkey by which a device recognizes that it has it. */
export interface KnownPasskey {
  readonly credential_id: string;
  readonly transports: readonly string[];
}

interface Person {
  readonly handle: string;
  readonly email: string;
  readonly name: string;
}

/** Seconds in which a challenge must be answered. Pages that stay open ask for a new one before. */
const challengeSeconds = 300;

/**
 * EdDSA, ES256 and RS256: what WebAuthn advises, and what every supported Node verifies. RS256 is for Windows Hello with
 * older chips. Named here, because the library's own list depends on the Node that runs.
 */
const algorithms = [-8, -7, -257];

/** Loaded at the first use, because it takes longer to load than the rest of the server. */
const library = () => import('@simplewebauthn/server');

/**
 * Creates the challenges of passkeys, and checks what devices answer. A challenge is signed, so that any process
 * recognizes it and none has to be stored; only used ones are (ADR-0082).
 */
export class Passkeys {
  readonly #keys: readonly ReturnType<typeof createSecretKey>[];
  readonly #now: () => Date;
  readonly #site: RelyingParty;

  /** The first secret signs challenges. */
  constructor(secrets: readonly string[], now: () => Date, site: RelyingParty) {
    this.#keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)));
    this.#now = now;
    this.#site = site;
  }

  /** The host name to which passkeys are bound; null if browsers refuse it. */
  get siteId(): string | null {
    return this.#site.id;
  }

  /** Options for a browser that creates a passkey. Devices that have one of `known` refuse. */
  async creationOptions(
    userId: number,
    { handle, email, name }: Person,
    known: readonly KnownPasskey[],
  ): Promise<PasskeyCreation> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.#site.name,
      rpID: this.#site.id ?? '',
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      userName: email,
      userDisplayName: name,
      challenge: await this.#challenge('new', userId),
      timeout: challengeSeconds * 1000,
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
    return options as PasskeyCreation;
  }

  /** Options for a browser that uses a passkey: any one of this site, or one of `known`. */
  async requestOptions(
    purpose: 'sign-in' | 'proof',
    userId: number | null,
    known: readonly KnownPasskey[] = [],
  ): Promise<PasskeyRequest> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.#site.id ?? '',
      challenge: await this.#challenge(purpose, userId),
      timeout: challengeSeconds * 1000,
      userVerification: 'required',
      allowCredentials: known.map(descriptorOf),
    });
    return options as PasskeyRequest;
  }

  /** Checks a passkey that was just created for this user. */
  async readRegistration(userId: number, given: NewPasskey): Promise<Registration | PasskeyFault> {
    const { verifyRegistrationResponse } = await library();
    const response = given as RegistrationResponseJSON;
    return this.#read('new', userId, response.response.clientDataJSON, async (expected) => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        ...expected,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      if (!verified) return null;
      const { credential, credentialBackedUp: isSynced } = registrationInfo;
      const { id: credentialId, publicKey, counter } = credential;
      const { transports = [] } = response.response;
      return {
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...new Set(transports)],
        isSynced,
      };
    });
  }

  /** Checks the answer of a device that has the passkey with this public key. */
  async readAssertion(
    purpose: 'sign-in' | 'proof',
    userId: number | null,
    response: PasskeyAnswer,
    publicKey: string,
  ): Promise<Assertion | PasskeyFault> {
    const { verifyAuthenticationResponse } = await library();
    return this.#read(purpose, userId, response.response.clientDataJSON, async (expected) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          // The library would refuse a counter that goes back. The caller compares it.
          counter: 0,
        },
      });
      if (!verified) return null;
      return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
    });
  }

  async #read<T>(
    purpose: ChallengePurpose,
    userId: number | null,
    clientData: string,
    verify: (expected: {
      expectedChallenge: () => boolean;
      expectedOrigin: string;
      expectedRPID: string;
    }) => Promise<T | null>,
  ): Promise<(T & AnsweredChallenge) | PasskeyFault> {
    const said = readClientData(clientData);
    if (!said || !this.#site.isOrigin(said.origin) || this.#site.id === null) return 'wrong';
    const challenge = await this.#readChallenge(said.challenge, purpose, userId);
    if (!challenge) return 'expired';
    const read = await verify({
      expectedChallenge: () => true,
      expectedOrigin: said.origin,
      expectedRPID: this.#site.id,
      // The library throws for everything that is wrong with an answer, which anybody may send.
    }).catch(() => null);
    return read === null ? 'wrong' : { ...read, ...challenge };
  }

  async #challenge(purpose: ChallengePurpose, userId: number | null): Promise<string> {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to sign challenges with');
    const issued = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT({ use: useOf(purpose), ...(userId !== null && { sub: String(userId) }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setExpirationTime(issued + challengeSeconds)
      .sign(key);
  }

  async #readChallenge(
    encoded: string,
    purpose: ChallengePurpose,
    userId: number | null,
  ): Promise<AnsweredChallenge | null> {
    const token = Buffer.from(encoded, 'base64url').toString();
    for (const key of this.#keys) {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: this.#now(),
      }).catch(() => null);
      if (!verified) continue;
      const { use, sub, jti, exp } = verified.payload;
      const isOfUser = sub === (userId === null ? undefined : String(userId));
      if (use !== useOf(purpose) || !isOfUser || jti === undefined || exp === undefined) return null;
      return { id: jti, ends: new Date(exp * 1000) };
    }
    return null;
  }
}

/**
 * Returns the site of an address. Without one, the server is tried on this machine: pages of any port of `localhost`
 * may use its passkeys. `others` are origins of apps that are served elsewhere.
 */
export function relyingPartyOf(
  publicUrl: string | undefined,
  { name, others = [] }: { readonly name: string; readonly others?: readonly string[] },
): RelyingParty {
  if (publicUrl === undefined) {
    const isLocal = (origin: string) => /^http:\/\/localhost(:\d+)?$/.test(origin);
    return { id: 'localhost', name, isOrigin: (origin) => isLocal(origin) || others.includes(origin) };
  }
  const { hostname, origin: own } = new URL(publicUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return {
    id: isAddress ? null : hostname,
    name,
    isOrigin: (origin) => origin === own || others.includes(origin),
  };
}

function useOf(purpose: ChallengePurpose): string {
  return `passkey ${purpose}`;
}

function descriptorOf({ credential_id, transports }: KnownPasskey) {
  return { id: credential_id, transports: [...transports] as AuthenticatorTransport[] };
}

function readClientData(encoded: string): { readonly origin: string; readonly challenge: string } | null {
  try {
    const { origin, challenge } = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return typeof origin === 'string' && typeof challenge === 'string' ? { origin, challenge } : null;
  } catch {
    return null;
  }
}
