import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';

/** The outcomes of an attempt to sign in, and the later events of a session. */
export const signInOutcomes = [
  'signed-in',
  'wrong-password',
  'unknown-email',
  'inactive',
  'too-many',
  'password-link',
  'password-changed',
  'wrong-old-password',
  'signed-out',
  'ended',
  'token-reused',
  'code-asked',
  'wrong-code',
  'recovery-code',
  'factor-set-up',
  'factor-removed',
  'factor-reset',
  'unknown-identity',
  'provider-link',
  'provider-linked',
  'provider-unlinked',
  'provider-ended',
  'password-off',
  'passkey',
  'wrong-passkey',
  'passkey-added',
  'passkey-removed',
  'proved',
  'wrong-proof',
  'trusted-device',
  'device-trusted',
  'trust-ended',
] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** An attempt to sign in, or the end of a session. */
export interface SignIn {
  id: number;
  happenedAt: Timestamp;
  outcome: SignInOutcome;
  /** Number of attempts: refused attempts within a quarter of an hour are one entry. */
  times: number;
  /** The program, such as `Firefox`; null if unknown. */
  browser: string | null;
  /** The operating system, such as `Windows`; null if unknown. */
  system: string | null;
  /** Whether the person had not signed in on this device before. */
  isNewDevice: boolean;
  /** Whether it came from the same network as this browser; null if unknown. */
  isSameNetwork: boolean | null;
  /** Whether it is about the session of this browser. */
  isCurrent: boolean;
  /** Whether the session of this entry is still open. */
  isOpen: boolean;
  /** Whether the person or someone else ended the session; null if unknown, and for other entries. */
  endedBy: 'self' | 'other' | null;
  /** The user; null for an address without an account. Only for administrators. */
  user: Person | null;
  /** A short name for an address without an account; equal names mean the same address. Only for administrators. */
  account: string | null;
  /** A short name for the network; equal names mean the same network. Only for administrators. */
  network: string | null;
  /** The user who ended the session. Only for administrators. */
  by: Person | null;
  /** The name of the provider of the sign-in; null for a password, and without the extension `providers`. */
  provider: string | null;
}
