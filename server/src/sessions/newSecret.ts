import { randomBytes } from 'node:crypto';

/** Returns a secret for a link: 192 random bits, in characters that an address may hold. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
