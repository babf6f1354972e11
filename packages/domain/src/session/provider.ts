import type { Timestamp } from '../calendar/calendar-date.ts';

/** A provider with which people can sign in. */
export interface SignInProvider {
  /** Its name in addresses. */
  id: string;
  /** The name that people read: `Microsoft`. */
  name: string;
}

/** The account of a user at a provider. */
export interface Identity {
  id: number;
  /** The name of the provider; null if it is no longer in the settings. */
  provider: string | null;
  /** The address that the provider reported last. */
  email: string | null;
  linkedAt: Timestamp;
  usedAt: Timestamp | null;
}

/** How a user signs in with providers, and what comes from there. */
export interface ProviderAccess {
  /** The names of the providers with a linked account. */
  providers: string[];
  /** The name of the provider whose groups decide the role; null if the role comes from the portal. */
  roleFrom: string | null;
  /** Whether the user can sign in with a provider only. */
  isPasswordOff: boolean;
  /** Whether this is the account that may always sign in with its password. */
  isEmergency: boolean;
}

/** How people sign in with providers, as the settings of the server say. */
export interface ProviderOverview {
  providers: {
    id: string;
    name: string;
    issuer: string;
    /** Number of active people with a linked account. */
    people: number;
    /** Number of those whom the provider confirms again without asking them. */
    renewablePeople: number;
    /** Whether the groups there decide roles. */
    givesRoles: boolean;
  }[];
  /** Domains of the addresses of people who sign in with a provider only. */
  passwordsOffFor: string[];
  /** The account that may always use its password, and whether it is an active administrator with one. */
  emergencyAccount: { email: string; isUsable: boolean } | null;
}

/** Why nothing came of the way to a provider. */
export const providerRefusals = [
  /** The person cancelled, or the provider refused the person. */
  'cancelled',
  /** Too late, used before, or begun in another browser. */
  'expired',
  /** What the provider sent cannot be trusted. */
  'failed',
  /** The provider cannot be reached, or refuses the portal. */
  'unavailable',
  /** No user is linked with this account of the provider. */
  'unknown',
  'inactive',
  /** The account is linked with another user. */
  'taken',
  /** The link to choose a password no longer works, or the session in which it began has ended. */
  'ended',
  /** A proof with an account that is not linked with this person. */
  'other-account',
  /** The provider did not ask the person to sign in again. */
  'not-again',
  /** The provider does not say when the person signed in. */
  'no-time',
] as const;
export type ProviderRefusal = (typeof providerRefusals)[number];
