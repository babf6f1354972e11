import { Secret, TOTP } from 'otpauth';
import type { LinkKeys } from './LinkKeys.ts';

/** Seconds of one time step (RFC 6238). */
const stepSeconds = 30;

/** Size of a seed in bytes, as RFC 4226 recommends. */
const seedBytes = 20;

/** Creates the seed of an authenticator app, in base 32. */
export function newSeed(): string {
  return new Secret({ size: seedBytes }).base32;
}

/**
 * Encrypts a seed with the key of private links. It is bound to its user, so that the text of another user, or of a
 * private link, cannot take its place.
 */
export function sealSeed(links: LinkKeys, userId: number, seed: string): string {
  return links.seal(prefixOf(userId) + seed).link_sealed;
}

/** Decrypts the seed of a user; null if no secret decrypts it. */
export function openSeed(links: LinkKeys, userId: number, sealed: string): string | null {
  const text = links.open(sealed);
  const prefix = prefixOf(userId);
  return text?.startsWith(prefix) ? text.slice(prefix.length) : null;
}

function prefixOf(userId: number): string {
  return `authenticator ${userId} `;
}

/**
 * Returns the time step whose code was typed, and whether it has just ended; null for any other code. A code is right
 * only in its own 30 seconds (ASVS 6.5.5). To say that a code will be right would help a person who guesses. A code must
 * be used only once, so the caller compares the step with the last used one.
 */
export function stepOfCode(
  seed: string,
  digits: string,
  now: Date,
): { readonly step: number; readonly isOver: boolean } | null {
  const timestamp = now.getTime();
  const step = Math.floor(timestamp / 1000 / stepSeconds);
  const totp = totpOf(seed);
  const isCodeAt = (moment: number) =>
    totp.validate({ token: digits, timestamp: moment, window: 0 }) !== null;
  if (isCodeAt(timestamp)) return { step, isOver: false };
  return isCodeAt(timestamp - stepSeconds * 1000) ? { step: step - 1, isOver: true } : null;
}

/** SHA-1, six digits and 30 seconds: what every authenticator app supports. */
function totpOf(seed: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(seed), algorithm: 'SHA1', digits: 6, period: stepSeconds });
}
