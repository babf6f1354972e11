import type { Role, SignedInUser } from '@portal/domain';

/** The claims of a JWT access token, trusted only for display and routing. */
export interface TokenClaims {
  sub?: string | number;
  role?: string;
  name?: string;
  last_name?: string;
  /** What is left of the sign-in; absent when it is complete. */
  second_step?: string;
  /** Seconds since 1970. */
  iat?: number;
  /** Seconds since 1970. */
  exp?: number;
}

/** Returns the claims of a JWT, or null for any other kind of token. */
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

/** Returns the user of an access token; null when it contains none (OPEN-28), or when the sign-in is not complete. */
export function userOfToken(token: string): SignedInUser | null {
  const claims = tokenClaims(token);
  const id = Number(claims?.sub);
  if (!claims || claims.second_step !== undefined) return null;
  if (!Number.isInteger(id) || !isRole(claims.role)) return null;
  return { id, name: claims.name ?? '', lastName: claims.last_name ?? null, role: claims.role };
}

function isRole(role: string | undefined): role is Role {
  return role === 'ROLE_ADMIN' || role === 'ROLE_TEACHER';
}

/** Assumed lifetime of a token without an expiry, in milliseconds. */
const guessedLifetime = 15 * 60_000;
/** A token about to expire could expire during the request, in milliseconds. */
const margin = 5_000;

/**
 * Whether a token must be renewed before use (DECISION-08). A JWT's lifetime counts from the moment of receipt, so that
 * a wrong clock does not make it look expired. If that moment is unknown, its `exp` decides. Other tokens are judged by
 * their age. An unknown age counts as old, because an unnecessary renewal costs little, but a 401 ends the session.
 */
export function isExpired(token: string, receivedAt: number | null, now: number): boolean {
  const { iat, exp } = tokenClaims(token) ?? {};
  if (exp === undefined) return receivedAt === null || now >= receivedAt + guessedLifetime - margin;
  const end = receivedAt !== null && iat !== undefined ? receivedAt + (exp - iat) * 1000 : exp * 1000;
  return now >= end - margin;
}
