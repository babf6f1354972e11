import { createHmac, randomUUID } from 'node:crypto';

/** A token that every call must refuse, and what is wrong with it. */
export interface BadToken {
  readonly says: string;
  readonly token: string;
}

/** Returns tokens that resemble a valid one: modified, unsigned, signed with another key, or for another purpose. */
export function badTokens(
  good: string,
  { refresh, expired }: { refresh?: string; expired?: string },
): BadToken[] {
  const found: BadToken[] = [
    { says: 'that nobody gave', token: randomUUID() },
    { says: 'with another end', token: otherEnd(good) },
  ];
  const [, payload, signature] = good.split('.');
  if (payload && signature) {
    found.push(
      {
        says: 'that claims to need no signature',
        token: `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      },
      { says: 'that somebody else has signed', token: signed(payload, 'the key of somebody else') },
      { says: 'that is signed with an empty key', token: signed(payload, '') },
      { says: 'whose claims were changed', token: good.replace(payload, otherClaims(payload)) },
    );
  }
  if (refresh) found.push({ says: 'that only renews a session', token: refresh });
  if (expired) found.push({ says: 'that has expired', token: expired });
  return found;
}

/**
 * Changes a character at the end and one in the middle, because the last character of a signature may carry no bits.
 */
function otherEnd(token: string): string {
  const swapped = (text: string) => text.replace(/./g, (character) => (character === 'A' ? 'B' : 'A'));
  return token.slice(0, -10) + swapped(token.slice(-10));
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(payload: string, key: string): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
  const signature = createHmac('sha256', key).update(content).digest('base64url');
  return `${content}.${signature}`;
}

/** Claims of the same user that expire one year later. */
function otherClaims(payload: string): string {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: number };
    return encoded({ ...claims, exp: (claims.exp ?? 2_000_000_000) + 31_536_000 });
  } catch {
    return `${payload}x`;
  }
}
