import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';

/** What is left of a sign-in after the password: a code, or setting up the codes first. */
export type SecondStep = 'code' | 'enrolment';

/** Who must have a second factor, by the settings of the organization. */
export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Number of recovery codes that are created together. */
export const recoveryCodeCount = 10;

/** The second factor of a user. */
export interface SecondFactor {
  /** When the authenticator app was set up; null without one. */
  setUpAt: Timestamp | null;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** Number of passkeys, each of which is a second factor too; 0 without the extension `passkeys`. */
  passkeys: number;
  /** When a passkey was last used; null if never. */
  passkeyUsedAt: Timestamp | null;
  /** Whether the settings require a second factor of this user. */
  isRequired: boolean;
  /** When the person was last mailed a request to set one up; null if never. */
  remindedAt: Timestamp | null;
}

/** How a person signs in: with a passkey, after the password with a code, or with either one. */
export type SignInMethod = 'password' | 'codes' | 'passkey' | 'passkeyAndCodes';

/** Returns how a person signs in. Everything but `password` has a second factor. */
export function signInMethodOf(secondFactor: SecondFactor | undefined): SignInMethod {
  const hasCodes = Boolean(secondFactor?.setUpAt);
  const hasPasskey = (secondFactor?.passkeys ?? 0) > 0;
  if (hasPasskey) return hasCodes ? 'passkeyAndCodes' : 'passkey';
  return hasCodes ? 'codes' : 'password';
}

/** Whether a person has codes or a passkey. */
export function hasSecondFactor(secondFactor: SecondFactor | undefined): boolean {
  return signInMethodOf(secondFactor) !== 'password';
}

/** A code that a person has typed: of an authenticator app, or a recovery code. */
export type TypedCode =
  | { readonly kind: 'authenticator'; readonly digits: string }
  /** The hash of a recovery code is found by its name. */
  | { readonly kind: 'recovery'; readonly name: string; readonly secret: string };

/** The characters of recovery codes: Crockford's base 32, without letters that look like digits. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of characters of the two parts of a recovery code. */
export const recoveryLengths = { name: 4, secret: 12 } as const;

const recoveryPattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/**
 * Reads a typed code. Ignores spaces and hyphens, which people and password managers add, and reads the letters O, I
 * and L of a recovery code as digits. Returns null for anything else; digits of other scripts are no code.
 */
export function readTypedCode(typed: string): TypedCode | null {
  const plain = typed.replaceAll(/[\s\p{Pd}]/gu, '');
  if (/^[0-9]{6}$/.test(plain)) return { kind: 'authenticator', digits: plain };
  const characters = plain.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!recoveryPattern.test(characters)) return null;
  const { name } = recoveryLengths;
  return { kind: 'recovery', name: characters.slice(0, name), secret: characters.slice(name) };
}

/** Formats a recovery code for people, in groups of four characters. */
export function recoveryCodeText(characters: string): string {
  return characters.match(/.{1,4}/g)?.join('-') ?? '';
}

/** Formats the key of an authenticator app for people who type it, in groups of four characters. */
export function authenticatorKeyText(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}

/**
 * Returns the address that an authenticator app reads from a QR code (the "Key URI Format" of Google Authenticator).
 * `issuer` and `account` are what the app shows. Apps split its label at a colon, so colons become spaces.
 */
export function authenticatorAddress(key: string, issuer: string, account: string): string {
  const [of, who] = [issuer, account].map((text) =>
    encodeURIComponent(text.replaceAll(/[:：]/g, ' ').replaceAll(/\s+/g, ' ').trim()),
  );
  return `otpauth://totp/${of}:${who}?secret=${key}&issuer=${of}`;
}

/** Days after a request to set up a second factor in which the person gets no other one. */
export const secondFactorReminderDays = 7;

/** Why a person gets no request to set up a second factor. */
export const secondFactorSkips = ['recent', 'done', 'inactive'] as const;
export type SecondFactorSkip = (typeof secondFactorSkips)[number];

/** A request to set up a second factor that a person was mailed, or why there was none. */
export interface SecondFactorReminder {
  user: Person;
  /** Null if the mail is sent. */
  skipped: SecondFactorSkip | null;
  /** When the last such mail was sent to the person, including this one; null if never. */
  remindedAt: Timestamp | null;
}

/** Whether the settings require a second factor of a person who has none. */
export function lacksRequiredFactor(secondFactor: SecondFactor | undefined): boolean {
  return secondFactor?.isRequired === true && !hasSecondFactor(secondFactor);
}
