import type { Role, SignedInUser } from '@portal/domain';

/** What is read from an access token when it is a JWT; nothing is trusted for more than display and routing. */
export interface TokenClaims {
  sub?: string | number;
  role?: string;
  name?: string;
  last_name?: string;
  /** Seconds since 1970. */
  iat?: number;
  /** Seconds since 1970. */
  exp?: number;
}

/** The claims of a JWT; null for any other kind of token. */
export function tokenClaims(token: string): TokenClaims | null {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : null;
  } catch {
    return null;
  }
}

/** Who an access token speaks for; null when it does not tell (OPEN-28). */
export function userOfToken(token: string): SignedInUser | null {
  const claims = tokenClaims(token);
  const id = Number(claims?.sub);
  if (!claims || !Number.isInteger(id) || !isRole(claims.role)) return null;
  return { id, name: claims.name ?? '', lastName: claims.last_name ?? null, role: claims.role };
}

function isRole(role: string | undefined): role is Role {
  return role === 'ROLE_ADMIN' || role === 'ROLE_TEACHER';
}

/** How long a token that does not tell its end is taken to be good, in milliseconds. */
const guessedLifetime = 15 * 60_000;
/** A token about to end could end on the way, in milliseconds. */
const margin = 5_000;

/**
 * Whether a token must be renewed before it is used (DECISION-08).
 * A JWT's lifetime is counted from the moment it was received, so that a wrong clock does not make it look expired;
 * when that moment is not known, its own `exp` decides. Any other token is judged by its age, of which an unknown one
 * counts as old: a renewal costs a moment, a 401 the session.
 */
export function isExpired(token: string, receivedAt: number | null, now: number): boolean {
  const { iat, exp } = tokenClaims(token) ?? {};
  if (exp === undefined) return receivedAt === null || now >= receivedAt + guessedLifetime - margin;
  const end = receivedAt !== null && iat !== undefined ? receivedAt + (exp - iat) * 1000 : exp * 1000;
  return now >= end - margin;
}
