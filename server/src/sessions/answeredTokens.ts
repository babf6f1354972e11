import type { LinkKeys } from './LinkKeys.ts';

/** The calls that answer with the token of a private link, a calendar address or a link to set a password, and its field in `data`. */
export const answeredTokens: Readonly<Record<string, 'token' | 'token_login'>> = {
  'POST calendar/address': 'token',
  'POST companies/auth/generateToken': 'token_login',
  'POST companies/create': 'token_login',
  'POST student/create': 'token_login',
  'PUT companies/update': 'token_login',
  'PUT companies/updateStatus': 'token_login',
  'POST links/{kind}/{id}/show': 'token_login',
  'PUT student/update': 'token_login',
  'PUT student/updateStatus': 'token_login',
  'POST users/password-link': 'token',
};

/** The same for stored answers, of which an earlier version may have written more. */
export const storedTokens: typeof answeredTokens = {
  ...answeredTokens,
  'PUT links/{kind}/{id}/expiry': 'token_login',
  'PUT links/{kind}/{id}/renew': 'token_login',
  'PUT links/{kind}/{id}/revoke': 'token_login',
};

/** Returns the answer of a call as it is stored: with its token encrypted. */
export function sealAnswer(links: LinkKeys, call: string, answer: unknown): unknown {
  return withToken(call, answer, (token) => links.seal(token).link_sealed);
}

/** Returns a stored answer as it was given; its token is null if no secret opens it any more. */
export function openAnswer(links: LinkKeys, call: string, stored: unknown): unknown {
  return withToken(call, stored, (token) => openAnsweredToken(links, token));
}

/** Returns the token of a stored answer; null if no secret opens it any more. */
export function openAnsweredToken(links: LinkKeys, stored: string): string | null {
  // An earlier version stored tokens as they were. They have no dot.
  return stored.includes('.') ? links.open(stored) : stored;
}

function withToken(call: string, answer: unknown, change: (token: string) => string | null): unknown {
  const field = storedTokens[call];
  if (field === undefined) return answer;
  const { data, ...rest } = answer as { readonly data: Readonly<Record<string, unknown>> };
  const token = data[field];
  return typeof token === 'string' ? { ...rest, data: { ...data, [field]: change(token) } } : answer;
}
