import type { Timestamp } from '../calendar/calendar-date.ts';

/** Maximum number of characters of the name of a passkey. */
export const maxPasskeyName = 60;

/** A passkey with which a person signs in without a password. */
export interface Passkey {
  id: number;
  /** What the person calls it. */
  name: string;
  addedAt: Timestamp;
  /** When it was last used; null before. */
  usedAt: Timestamp | null;
  /** Whether the device copies it to others of the person. */
  isSynced: boolean;
  /** Whether it works at the present host name of the portal. */
  isUsable: boolean;
  /** When its counter last went back, which may mean that it was copied; null if never. */
  counterBackAt: Timestamp | null;
}
