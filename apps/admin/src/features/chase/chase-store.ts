import type { CalendarDate, ChaseMark } from '@portal/domain';

/** How many things there were to chase for a person, and when they were counted (milliseconds since 1970). */
export interface StoredCount {
  count: number;
  at: number;
}

/** What one device keeps for its administrators about what there is to chase; numbers and days only, no names. */
export interface ChaseStore {
  /** What a person has put away or reminded of. */
  marksOf: (userId: number) => Promise<ChaseMark[]>;
  /** Keeps a mark in place of the one before. */
  storeMark: (userId: number, mark: ChaseMark) => Promise<void>;
  countOf: (userId: number) => Promise<StoredCount | undefined>;
  storeCount: (userId: number, count: StoredCount) => Promise<void>;
}

/** Opens the store; rejects when the browser keeps nothing. */
export type OpenChaseStore = (today: CalendarDate) => Promise<ChaseStore>;
