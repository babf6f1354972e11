import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Person } from '../person/person.ts';

/** The records whose calls a key can cover, and what it can do with them. */
export const apiKeyGroups = {
  contracts: ['read', 'write'],
  classes: ['read', 'write'],
  students: ['read', 'write'],
  teachers: ['read'],
  companies: ['read', 'write'],
  materials: ['read', 'write'],
  reports: ['read', 'write'],
  documents: ['read', 'write'],
  hours: ['read', 'write'],
  lists: ['read', 'write'],
} as const satisfies Record<string, readonly ('read' | 'write')[]>;
export type ApiKeyGroup = keyof typeof apiKeyGroups;

/** A group of calls that a key covers. */
export type ApiKeyScope = {
  [Group in ApiKeyGroup]: `${Group}.${(typeof apiKeyGroups)[Group][number]}`;
}[ApiKeyGroup];

/** Why a key has ended: an administrator ended it, or its creator lost access. */
export type ApiKeyEndReason = 'by-hand' | 'archived' | 'demoted' | 'erased';

/** A key with which another program calls the API. The key itself is not part of it. */
export interface ApiKey {
  id: number;
  name: string;
  /** The first characters of the key, by which people tell keys apart. */
  start: string;
  scopes: ApiKeyScope[];
  /** The scopes with calls that were added after the key, which it does not cover. */
  incompleteScopes: ApiKeyScope[];
  /** The last day on which it works. */
  expiresOn: CalendarDate;
  createdAt: Timestamp;
  createdBy: Person;
  /** Null if it was never used. */
  lastUsedAt: Timestamp | null;
  endedAt: Timestamp | null;
  /** Null for a key that has not ended, or has ended with the access of its creator. */
  endedBy: Person | null;
  /** Why it has ended; null if it has not. */
  endReason: ApiKeyEndReason | null;
  version: string;
}

/** Whether a key works, and whether someone should replace it soon. */
export type ApiKeyState = 'active' | 'expiring' | 'expired' | 'ended';

/** Days before its last day from which a key counts as expiring. */
export const apiKeyNoticeDays = 14;

export function apiKeyState({ endedAt, expiresOn }: ApiKey, today: CalendarDate): ApiKeyState {
  if (endedAt !== null) return 'ended';
  const left = daysUntil(expiresOn, today);
  if (left < 0) return 'expired';
  return left <= apiKeyNoticeDays ? 'expiring' : 'active';
}
