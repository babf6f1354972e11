import type { Draft, UnsavedPlace } from './unsaved-work';

/** Storage of unsaved input. Each promise rejects if the browser denies storage: private windows, a full disk. */
export interface UnsavedStore {
  /** Returns the unsaved input of a form about a record, newest first. */
  at: (place: UnsavedPlace) => Promise<Draft[]>;
  /** Returns all unsaved input of a user, newest first. */
  ofUser: (userId: number) => Promise<Draft[]>;
  /** Stores a draft, replacing the draft with the same id. */
  keep: (work: Draft) => Promise<void>;
  drop: (work: UnsavedPlace & Pick<Draft, 'id'>) => Promise<void>;
  dropOfUser: (userId: number) => Promise<void>;
}
