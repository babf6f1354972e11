import { randomBytes } from 'node:crypto';

/** Creates a secret for a link: 192 random bits, in characters that need no escaping in a URL. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
