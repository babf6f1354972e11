import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Person } from '../person/person.ts';

/** The owners of private links. */
export const linkKinds = ['company', 'student'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The states of a link: whether it works, and what the office should know about it. */
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
  /** Where to send the link; null without an address. */
  email: string | null;
  state: LinkState;
  /** The last characters of its secret, which remain after the link is revoked; null if it was never created. */
  tail: string | null;
  /** Null for a link created before the extension. */
  createdAt: Timestamp | null;
  lastOpenedAt: Timestamp | null;
  /** Number of sign-ins with the link. */
  timesOpened: number;
  /** The last day on which it works; null if it does not expire. */
  expiresOn: CalendarDate | null;
  revokedAt: Timestamp | null;
  revokedBy: Person | null;
  /** Version to send back with a change, which fails if someone else changed the link first (DECISION-37). */
  version: string;
}

/** The default lifetime of new links. */
export interface LinkDefaults {
  /** Days until a new link expires; null for links that do not expire. */
  expiresAfterDays: number | null;
  version: string;
}

/** The reason why a link no longer works. */
export type DeadLinkReason = 'expired' | 'revoked' | 'replaced';

/** Number of days before its expiry from which a link counts as expiring soon. */
export const expiresSoonDays = 14;

/** The periods to choose from, in days. */
export const linkPeriods = [30, 90, 365] as const;

/** The longest default lifetime, in days. */
export const maxLinkDays = 3650;

type Facts = Pick<PrivateLink, 'tail' | 'revokedAt' | 'expiresOn' | 'timesOpened' | 'createdAt'>;

/**
 * Returns the state of a link: the first that applies. The server computes the same in SQL. It is unknown whether
 * links created before the extension were ever opened.
 */
export function linkState(
  { tail, revokedAt, expiresOn, timesOpened, createdAt }: Facts,
  today: CalendarDate,
): LinkState {
  if (revokedAt !== null) return 'revoked';
  if (tail === null) return 'none';
  if (expiresOn !== null && expiresOn < today) return 'expired';
  if (expiresOn !== null && daysUntil(expiresOn, today) <= expiresSoonDays) return 'expires-soon';
  return timesOpened === 0 && createdAt !== null ? 'never-opened' : 'active';
}

/** Returns whether a link in this state works. */
export function linkOpens(state: LinkState): boolean {
  return state === 'active' || state === 'expires-soon' || state === 'never-opened';
}

/** An action of the office on a link. */
export type LinkStep = 'renew' | 'expiry' | 'revoke' | 'send';

/**
 * Returns whether an action is possible. An expired link can get a new expiry date; a revoked one can only be
 * renewed.
 */
export function canChangeLink(
  step: LinkStep,
  { state, email }: Pick<PrivateLink, 'state' | 'email'>,
): boolean {
  if (step === 'renew') return true;
  if (step === 'send') return linkOpens(state) && email !== null;
  return state !== 'revoked' && state !== 'none';
}

/** Returns the expiry date of a link created today; null if it does not expire. */
export function lastDayOfLink(days: number | null, today: CalendarDate): CalendarDate | null {
  return days === null ? null : daysAfter(today, days);
}

/** Returns the name of a company, or the full name of a student. */
export function linkOwnerName({ name, lastName }: Pick<PrivateLink, 'name' | 'lastName'>): string {
  return `${name} ${lastName ?? ''}`.trim();
}
