import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';

/** What a try to sign in led to, or what happened to a session afterwards. */
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
] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** A try to sign in, or the end of a session. */
export interface SignIn {
  id: number;
  happenedAt: Timestamp;
  outcome: SignInOutcome;
  /** How often it happened: refused tries of a quarter of an hour are one entry. */
  times: number;
  /** The program, such as `Firefox`; null if unknown. */
  browser: string | null;
  /** What the program runs on, such as `Windows`; null if unknown. */
  system: string | null;
  /** Whether the person had not signed in on this device before. */
  isNewDevice: boolean;
  /** Whether it came from the network that this browser is in; null if unknown. */
  isSameNetwork: boolean | null;
  /** Whether it is about the session of this browser. */
  isCurrent: boolean;
  /** Whether the session of this entry is still open. */
  isOpen: boolean;
  /** Whether the person or someone else ended the session; null if unknown, and for other entries. */
  endedBy: 'self' | 'other' | null;
  /** The person; null for an address that nobody has. For administrators. */
  user: Person | null;
  /** A short name for an address that nobody has: equal ones are the same address. For administrators. */
  account: string | null;
  /** A short name for the network: equal ones are the same network. For administrators. */
  network: string | null;
  /** Who ended the session. For administrators. */
  by: Person | null;
}
