import type { Person } from '@portal/domain';

/** A saved view of a list. */
export interface SavedView {
  userId: number;
  /** Id of the list, such as `contracts`. */
  list: string;
  id: string;
  name: string;
  /** Filters, order and columns, as a URL query. */
  query: string;
  /** Who else can open it; undefined for a view stored in this browser. */
  sharing?: ViewSharing;
}

/** The owner of a view, and whether colleagues can open it. */
export interface ViewSharing {
  owner: Person;
  isShared: boolean;
}

/** Storage of saved views. All promises reject if the storage is unavailable: private windows, a full disk. */
export interface ViewStore {
  /** Returns the user's views of a list: in the user's order if there are `choices`, otherwise unordered. */
  of: (userId: number, list: string) => Promise<SavedView[]>;
  /** Stores a view, replacing one with the same id. Resolves with the stored view. */
  keep: (view: SavedView) => Promise<SavedView>;
  drop: (view: SavedView) => Promise<void>;
  /** The user's order and default; undefined if the storage has none. */
  choices?: ViewChoices;
}

/** The order of a user's views and the view with which a list opens. */
export interface ViewChoices {
  /** Returns the id of the default view as last read. */
  defaultOf: (list: string) => string | null;
  setDefault: (list: string, id: string | null) => Promise<void>;
  order: (list: string, ids: readonly string[]) => Promise<void>;
}
