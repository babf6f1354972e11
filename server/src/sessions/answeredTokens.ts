import type { LinkKeys } from './LinkKeys.ts';

/**
 * The calls whose answer contains the token of a private link, a calendar address, a link to set a password, the key of
 * another program or the secret of a webhook, with the field of the token in `data`.
 */
export const answeredTokens: Readonly<Record<string, 'signing_secret' | 'token' | 'token_login'>> = {
  'POST apiKeys': 'token',
  'POST calendar/address': 'token',
  'POST calendar/address/show': 'token',
  'POST companies/auth/generateToken': 'token_login',
  'POST companies/create': 'token_login',
  'POST student/create': 'token_login',
  'PUT companies/update': 'token_login',
  'PUT companies/updateStatus': 'token_login',
  'POST links/{kind}/{id}/show': 'token_login',
  'PUT student/update': 'token_login',
  'PUT student/updateStatus': 'token_login',
  'POST users/password-link': 'token',
  'POST webhooks': 'signing_secret',
  'POST webhooks/{id}/secret': 'signing_secret',
};

/** The same for stored answers, including calls of earlier versions. */
export const storedTokens: typeof answeredTokens = {
  ...answeredTokens,
  'PUT links/{kind}/{id}/expiry': 'token_login',
  'PUT links/{kind}/{id}/renew': 'token_login',
  'PUT links/{kind}/{id}/revoke': 'token_login',
};

/** Encrypts the token in the answer of a call before it is stored. */
export function sealAnswer(links: LinkKeys, call: string, answer: unknown): unknown {
  return withToken(call, answer, (token) => links.seal(token).link_sealed);
}

/** Decrypts the token in a stored answer; it becomes null if its secret is no longer known. */
export function openAnswer(links: LinkKeys, call: string, stored: unknown): unknown {
  return withToken(call, stored, (token) => openAnsweredToken(links, token));
}

/** Returns the token of a stored answer; null if its secret is no longer known. */
export function openAnsweredToken(links: LinkKeys, stored: string): string | null {
  // An earlier version stored tokens unencrypted. Those contain no dot.
  return stored.includes('.') ? links.open(stored) : stored;
}

function withToken(call: string, answer: unknown, change: (token: string) => string | null): unknown {
  const field = storedTokens[call];
  if (field === undefined) return answer;
  const { data, ...rest } = answer as { readonly data: Readonly<Record<string, unknown>> };
  const token = data[field];
  return typeof token === 'string' ? { ...rest, data: { ...data, [field]: change(token) } } : answer;
}
