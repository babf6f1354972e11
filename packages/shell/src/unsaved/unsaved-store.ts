import type { KeptWork, UnsavedPlace } from './unsaved-work';

/** Where unsaved work is kept. Each promise rejects when the browser refuses: private windows, a full disk. */
export interface UnsavedStore {
  /** What was typed into one form about one record, the newest first. */
  at: (place: UnsavedPlace) => Promise<KeptWork[]>;
  /** All that a person has not saved, the newest first. */
  ofUser: (userId: number) => Promise<KeptWork[]>;
  /** Keeps a work in place of what was kept under its id before. */
  keep: (work: KeptWork) => Promise<void>;
  drop: (work: UnsavedPlace & Pick<KeptWork, 'id'>) => Promise<void>;
  dropOfUser: (userId: number) => Promise<void>;
}
