import type { Timestamp } from '../calendar/calendar-date.ts';

/** Whether the office lets people trust a device. */
export const deviceTrustRules = ['allowed', 'forbidden'] as const;
export type DeviceTrustRule = (typeof deviceTrustRules)[number];

/** Days for which a device is trusted. */
export const trustedDays = 30;

/** A device on which a person is not asked for the second step of the sign-in. */
export interface TrustedDevice {
  id: number;
  browser: string | null;
  system: string | null;
  trustedAt: Timestamp;
  /** When it spared the second step last; null if never. */
  usedAt: Timestamp | null;
  expiresAt: Timestamp;
  /** Whether it is the device of the caller. */
  isCurrent: boolean;
}
