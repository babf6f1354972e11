import type { Timestamp } from '../calendar/calendar-date.ts';

/** A sign-in of a browser that has not ended. */
export interface OpenSession {
  id: string;
  /** When somebody signed in; null if that was not stored then. */
  beganAt: Timestamp | null;
  /** When it was last used, to a quarter of an hour. */
  usedAt: Timestamp;
  /** The program, such as `Firefox`; null if unknown. */
  browser: string | null;
  /** What the program runs on, such as `Windows`; null if unknown. */
  system: string | null;
  /** Whether it is the session of this browser. */
  isCurrent: boolean;
  /** Whether it was last used from the network that this browser is in; null if unknown. */
  isSameNetwork: boolean | null;
}
