import type { CalendarDate, ChaseMark } from '@portal/domain';

/** A user's number of follow-ups, and when it was counted (milliseconds since 1970). */
export interface StoredCount {
  count: number;
  at: number;
}

/** Follow-up data stored on a device for its administrators; numbers and dates only, no names. */
export interface ChaseStore {
  /** The snoozes and reminders of a user. */
  marksOf: (userId: number) => Promise<ChaseMark[]>;
  /** Stores a mark and replaces the previous one. */
  storeMark: (userId: number, mark: ChaseMark) => Promise<void>;
  countOf: (userId: number) => Promise<StoredCount | undefined>;
  storeCount: (userId: number, count: StoredCount) => Promise<void>;
}

/** Opens the store; rejects when the browser has no storage. */
export type OpenChaseStore = (today: CalendarDate) => Promise<ChaseStore>;
