import type { CalendarDate, SharedMark } from '@portal/domain';

/** A user's number of follow-ups, and when it was counted (milliseconds since 1970). */
export interface StoredCount {
  count: number;
  at: number;
}

/** Follow-up marks of administrators. A device stores numbers and dates only, no names. */
export interface FollowUpStore {
  /** The snoozes and reminders that concern a user. */
  marksOf: (userId: number) => Promise<SharedMark[]>;
  /** Stores marks in place of the previous ones. A mark without a day ends the snooze, including a colleague's. */
  storeMarks: (userId: number, marks: readonly SharedMark[]) => Promise<void>;
  countOf: (userId: number) => Promise<StoredCount | undefined>;
  storeCount: (userId: number, count: StoredCount) => Promise<void>;
  /** Whether snoozes can be shared with everyone. */
  canShare?: boolean;
}

/** A store of this device. */
export interface DeviceFollowUpStore extends FollowUpStore {
  /** Deletes marks that have not changed since they were read. */
  forget: (userId: number, marks: readonly SharedMark[]) => Promise<void>;
}

/** Opens the store; rejects when the browser has no storage. */
export type OpenFollowUpStore = (today: CalendarDate) => Promise<FollowUpStore>;
