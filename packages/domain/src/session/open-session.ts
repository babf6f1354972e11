import type { Timestamp } from '../calendar/calendar-date.ts';

/** A sign-in of a browser that has not ended. */
export interface OpenSession {
  id: string;
  /** When the user signed in; null if that was not stored. */
  beganAt: Timestamp | null;
  /** When it was last used, rounded to a quarter of an hour. */
  usedAt: Timestamp;
  /** The program, such as `Firefox`; null if unknown. */
  browser: string | null;
  /** The operating system, such as `Windows`; null if unknown. */
  system: string | null;
  /** Whether it is the session of this browser. */
  isCurrent: boolean;
  /** Whether it was last used from the same network as this browser; null if unknown. */
  isSameNetwork: boolean | null;
}
