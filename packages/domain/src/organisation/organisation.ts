import type { Timestamp } from '../calendar/calendar-date.ts';

/** A stretch of time in which a clock keeps one distance from UTC. */
export interface ClockPeriod {
  /** The moment at which it begins. */
  since: Timestamp;
  /** Minutes that the clock is ahead of UTC: negative in the Americas. */
  minutes: number;
}

/** Settings of the organization. */
export interface Organisation {
  /** A name such as `America/Toronto`; null until one is chosen. */
  timeZone: string | null;
  /** The offsets of the organization's clock, oldest first; at least one. */
  clock: readonly ClockPeriod[];
  version: string;
}
