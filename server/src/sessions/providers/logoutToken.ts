import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';

/** Whom a provider has signed out. At least one of `session` and `subject` is given. */
export interface ProviderLogout {
  readonly issuer: string;
  /** The session at the provider (`sid`); null for all sessions of the person. */
  readonly session: string | null;
  readonly subject: string | null;
  /** Identifies the token, which works once. */
  readonly tokenId: string;
}

/** The published keys of a provider. */
export type LogoutKeys = ReturnType<typeof createRemoteJWKSet>;

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: LogoutKeys;
}

/** The member of `events` that makes a token a logout token. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Signatures with a published key. A secret of the client signs no logout. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Seconds by which the clocks may differ, and seconds for which a token works beyond that: two minutes in all. */
const [leeway, lifetime] = [60, 60];

/** Maximum length of an identifier in a token. */
const maxCharacters = 255;

/**
 * Returns the keys of a provider for logout tokens. An unknown key makes it ask for them once more, at once: a provider
 * does not send a refused logout again. The limit of attempts of a network keeps strangers from using that.
 */
export function logoutKeysOf(address: string): LogoutKeys {
  return createRemoteJWKSet(new URL(address), { cooldownDuration: 0, timeoutDuration: 5000 });
}

/** Reads a token of OpenID Connect Back-Channel Logout 1.0. Throws an error if anything differs from what is expected. */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys }: Expected,
): Promise<ProviderLogout> {
  const verify = () =>
    jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      clockTolerance: leeway,
      maxTokenAge: lifetime,
      requiredClaims: ['iat', 'jti'],
    });
  const { payload, protectedHeader } = await verify().catch(async (error: unknown) => {
    // A provider may have put a new key under the id of the old one.
    if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    await keys.reload();
    return verify();
  });
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
  if (type !== 'logout+jwt' && type !== 'jwt') throw new Error('"typ" is not that of a logout token');
  if (!isObject(payload.events) || !isObject(payload.events[logoutEvent]))
    throw new Error('"events" does not have the logout as an object');
  if ('nonce' in payload) throw new Error('a logout token must not have a nonce');
  const [session, subject, tokenId] = [
    textIn(payload, 'sid'),
    textIn(payload, 'sub'),
    textIn(payload, 'jti'),
  ];
  if (tokenId === null) throw new Error('"jti" is missing');
  if (session === null && subject === null) throw new Error('"sub" and "sid" are missing');
  return { issuer, session, subject, tokenId };
}

function textIn(payload: JWTPayload, claim: string): string | null {
  const value = payload[claim];
  if (value === undefined) return null;
  if (typeof value !== 'string' || value === '' || value.length > maxCharacters)
    throw new Error(`"${claim}" is not a text of 1 to ${maxCharacters} characters`);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
