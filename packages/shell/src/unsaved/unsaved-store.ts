import type { KeptWork, UnsavedPlace } from './unsaved-work';

/** Storage of unsaved input. Each promise rejects if the browser denies storage: private windows, a full disk. */
export interface UnsavedStore {
  /** Returns the unsaved input of a form about a record, newest first. */
  at: (place: UnsavedPlace) => Promise<KeptWork[]>;
  /** Returns all unsaved input of a user, newest first. */
  ofUser: (userId: number) => Promise<KeptWork[]>;
  /** Stores a work, replacing one with the same id. */
  keep: (work: KeptWork) => Promise<void>;
  drop: (work: UnsavedPlace & Pick<KeptWork, 'id'>) => Promise<void>;
  dropOfUser: (userId: number) => Promise<void>;
}
