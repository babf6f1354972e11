import { aCompany, aSignedInUser, aStudent, type DeadLinkReason, type SignedInUser } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Tokens } from '../session/token-store.ts';
import { personToWire } from '../wire/person.ts';
import { answers, failed, type Situation } from './situation.ts';
import { signedInUserToWire } from './wire/session.ts';

export interface SessionSituation extends Situation {
  user?: SignedInUser;
  /** Why the link no longer works; true for an unknown link. */
  deadLink?: DeadLinkReason | true;
}

/** Answers the calls about sign-in, links and passwords. */
export function sessionHandlers({
  user = aSignedInUser(),
  deadLink,
  ...situation
}: SessionSituation = {}): HttpHandler[] {
  const signedIn = () => ({ user: signedInUserToWire(user), auth: wireTokens(tokensFor(user)) });
  const opened = (holder: object) => {
    if (!deadLink) return { error: false, auth: wireTokens(tokensFor(user)), ...holder };
    return { error: true, message: 'Invalid token', ...(deadLink !== true && { reason: deadLink }) };
  };
  const { id, name } = aCompany();
  return [
    answers('post', '/login', situation, signedIn),
    answers('get', '/auth/providers', {}, () => ({ data: [] })),
    answers('post', '/auth/checkToken', situation, () => {
      const { user: known, auth } = signedIn();
      return { user: known, token: auth };
    }),
    // A backend without the extension `passkeys`.
    answers('post', '/auth/passkeys/:what/challenge', {}, () => failed(404)),
    answers('post', '/company/login', situation, () => opened({ company: { id, name } })),
    answers('post', '/student/login', situation, () =>
      opened({ data: { student: personToWire(aStudent()) } }),
    ),
    answers('post', '/forgotPassword', situation, () => ({ message: 'Sent' })),
    answers('post', '/auth/passwordLink', situation, () => ({ usable: true })),
    answers('post', '/auth/setPassword', situation, () => ({ message: 'Saved' })),
  ];
}

/** Creates unsigned tokens for this user. `lifetime` is in seconds. */
export function tokensFor(user: SignedInUser, { lifetime = 3600 }: { lifetime?: number } = {}): Tokens {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: String(user.id),
    role: user.role,
    name: user.name,
    last_name: user.lastName,
    iat: now,
    exp: now + lifetime,
    // Makes tokens of the same second different.
    jti: Math.random().toString(36).slice(2),
  };
  return {
    accessToken: `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    refreshToken: `refresh-${claims.jti}`,
  };
}

function wireTokens({ accessToken, refreshToken }: Tokens) {
  return { access_token: accessToken, refresh_token: refreshToken };
}

function encoded(part: object): string {
  const binary = Array.from(new TextEncoder().encode(JSON.stringify(part)), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
