import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Person } from '../person/person.ts';

/** Whom a private link is for. */
export const linkKinds = ['company', 'student'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a private link is worth to its holder, and what the office should know of it. */
export const linkStates = ['active', 'expires-soon', 'never-opened', 'expired', 'revoked', 'none'] as const;
export type LinkState = (typeof linkStates)[number];

/** The private link of a company or a student. */
export interface PrivateLink {
  kind: LinkKind;
  /** Id of the company or student. */
  id: number;
  /** Name of the company, or first name of the student. */
  name: string;
  /** Null for a company. */
  lastName: string | null;
  /** Where the link can be sent; null without an address. */
  email: string | null;
  state: LinkState;
  /** Secret of the link; null if it was revoked or never created. */
  token: string | null;
  /** The last characters of the secret, which a revoked link keeps. */
  tail: string | null;
  /** Null for a link that is older than the extension. */
  createdAt: Timestamp | null;
  lastOpenedAt: Timestamp | null;
  /** Number of sign-ins by the link. */
  timesOpened: number;
  /** The last day on which it works; null for none. */
  expiresOn: CalendarDate | null;
  revokedAt: Timestamp | null;
  revokedBy: Person | null;
  /** Sent back with a change, which fails if someone else changed the link first (DECISION-37). */
  version: string;
}

/** How long new links work. */
export interface LinkDefaults {
  /** Days after the creation on which a link still works; null for links that do not expire. */
  expiresAfterDays: number | null;
  version: string;
}

/** Why a link of the organization does not open. */
export type DeadLinkReason = 'expired' | 'revoked' | 'replaced';

/** Number of days before the end of a link from which it counts as expiring soon. */
export const expiresSoonDays = 14;

/** Periods that the office chooses from, in days. */
export const linkPeriods = [30, 90, 365] as const;

/** The longest period of the default expiry, in days. */
export const longestLinkDays = 3650;

type Facts = Pick<PrivateLink, 'token' | 'revokedAt' | 'expiresOn' | 'timesOpened' | 'createdAt'>;

/**
 * Returns the state of a link: the first that applies. The server computes the same in SQL. Whether a link that is older
 * than the extension was ever opened is unknown.
 */
export function linkState(
  { token, revokedAt, expiresOn, timesOpened, createdAt }: Facts,
  today: CalendarDate,
): LinkState {
  if (revokedAt !== null) return 'revoked';
  if (token === null) return 'none';
  if (expiresOn !== null && expiresOn < today) return 'expired';
  if (expiresOn !== null && daysUntil(expiresOn, today) <= expiresSoonDays) return 'expires-soon';
  return timesOpened === 0 && createdAt !== null ? 'never-opened' : 'active';
}

/** Returns whether a link of this state opens. */
export function linkOpens(state: LinkState): boolean {
  return state === 'active' || state === 'expires-soon' || state === 'never-opened';
}

/** What the office does with a link. */
export type LinkStep = 'renew' | 'expiry' | 'revoke' | 'send';

/** Returns whether a step is possible. An expired link can be given another day; a revoked one only be renewed. */
export function canChangeLink(
  step: LinkStep,
  { state, email }: Pick<PrivateLink, 'state' | 'email'>,
): boolean {
  if (step === 'renew') return true;
  if (step === 'send') return linkOpens(state) && email !== null;
  return state !== 'revoked' && state !== 'none';
}

/** Returns the last day of a link that is created today; null for none. */
export function lastDayOfLink(days: number | null, today: CalendarDate): CalendarDate | null {
  return days === null ? null : daysAfter(today, days);
}

/** Returns the name of a company, or the full name of a student. */
export function linkOwnerName({ name, lastName }: Pick<PrivateLink, 'name' | 'lastName'>): string {
  return `${name} ${lastName ?? ''}`.trim();
}
