import type { Timestamp } from '../calendar/calendar-date.ts';
import type { EasterDay } from '../calendar/holiday.ts';
import type { SecondFactorRule } from '../session/second-factor.ts';
import type { DeviceTrustRule } from '../session/trusted-device.ts';

/** A period in which a clock keeps one offset from UTC. */
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
  /** The region whose holidays plans skip, such as `CA-QC`; null until one is chosen, which means Québec. */
  holidayRegion: string | null;
  /** The day off at Easter that an employer in Québec has chosen; null for both days. */
  easterDay: EasterDay | null;
  /** From how many minutes late and early count in an online meeting; undefined without `meeting-attendance`. */
  presenceTolerance?: number;
  /** Who must sign in with a second factor; undefined without the extension `second-factor`. */
  secondFactorRule?: SecondFactorRule;
  /** Whether people may trust a device; undefined without the extension `trusted-devices`. */
  deviceTrustRule?: DeviceTrustRule;
  version: string;
}

/** A country, province or state with holidays of its own. */
export interface HolidayRegion {
  /** ISO 3166, such as `CA-QC`. */
  code: string;
  /** The French name. */
  name: string;
  nameEn: string;
}
