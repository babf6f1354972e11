import type { CalendarDate, SharedMark } from '@portal/domain';

/** A user's number of follow-ups, and when it was counted (milliseconds since 1970). */
export interface StoredCount {
  count: number;
  at: number;
}

/** Follow-up data of administrators: on a device numbers and dates only, no names. */
export interface ChaseStore {
  /** The snoozes and reminders that concern a user. */
  marksOf: (userId: number) => Promise<SharedMark[]>;
  /** Stores marks and replaces the previous ones. One without a day ends the snooze, a colleague's too. */
  storeMarks: (userId: number, marks: readonly SharedMark[]) => Promise<void>;
  countOf: (userId: number) => Promise<StoredCount | undefined>;
  storeCount: (userId: number, count: StoredCount) => Promise<void>;
  /** Whether a snooze can be for everyone. */
  canShare?: boolean;
}

/** A store of this device. */
export interface DeviceChaseStore extends ChaseStore {
  /** Deletes marks that have not changed since they were read. */
  forget: (userId: number, marks: readonly SharedMark[]) => Promise<void>;
}

/** Opens the store; rejects when the browser has no storage. */
export type OpenChaseStore = (today: CalendarDate) => Promise<ChaseStore>;
