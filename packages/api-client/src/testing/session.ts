import {
  aCompany,
  aSignedInUser,
  aStudent,
  type DeadLinkReason,
  type Person,
  type SignedInUser,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Tokens } from '../session/token-store.ts';
import { personToWire } from '../wire/person.ts';
import { signedInUserToWire } from '../wire/session.ts';
import { answers, type Situation } from './situation.ts';

export interface SessionSituation extends Situation {
  user?: SignedInUser;
  /** The only password that is accepted. */
  password?: string;
  company?: { id: number; name: string };
  student?: Person;
  /** The only known token of a private link. */
  linkToken?: string;
  /** Why the link does not open any more. */
  deadLink?: DeadLinkReason;
}

/** Answers the calls about sign-in, links and passwords. */
export function sessionHandlers({
  user = aSignedInUser(),
  password = 'passerelle',
  company = aCompany(),
  student = aStudent(),
  linkToken = 'known-link',
  deadLink,
  ...situation
}: SessionSituation = {}): HttpHandler[] {
  const refused = () => Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 });
  const unknownLink = { error: true, message: 'Invalid token', reason: deadLink };
  const isKnown = (body: unknown) =>
    deadLink === undefined && (body as { token_login: string }).token_login === linkToken;
  return [
    answers('post', '/login', situation, ({ body }) =>
      (body as { password: string }).password === password
        ? { auth: wireTokens(tokensFor(user)), user: signedInUserToWire(user) }
        : refused(),
    ),
    answers('post', '/auth/checkToken', situation, () => ({
      token: wireTokens(tokensFor(user)),
      user: signedInUserToWire(user),
    })),
    answers('post', '/company/login', situation, ({ body }) =>
      isKnown(body)
        ? { error: false, auth: wireTokens(tokensFor(user)), company: { id: company.id, name: company.name } }
        : unknownLink,
    ),
    answers('post', '/student/login', situation, ({ body }) =>
      isKnown(body)
        ? { error: false, auth: wireTokens(tokensFor(user)), data: { student: personToWire(student) } }
        : unknownLink,
    ),
    answers('post', '/forgotPassword', situation, () => ({ message: 'Sent' })),
    answers('post', '/setPassword/:hash', situation, () => ({ message: 'Saved' })),
  ];
}

/** Unsigned tokens of this user with a lifetime in seconds. */
export function tokensFor(user: SignedInUser, { lifetime = 3600 }: { lifetime?: number } = {}): Tokens {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: String(user.id),
    role: user.role,
    name: user.name,
    last_name: user.lastName,
    iat: now,
    exp: now + lifetime,
    // Makes two tokens of the same second differ.
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
