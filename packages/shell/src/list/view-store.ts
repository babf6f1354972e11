/** A saved view of a list. */
export interface SavedView {
  userId: number;
  /** Id of the list, such as `contracts`. */
  list: string;
  id: string;
  name: string;
  /** Filters, order and columns, as a URL query. */
  query: string;
}

/** Storage of saved views. Each promise rejects if the browser denies storage: private windows, a full disk. */
export interface ViewStore {
  /** Returns the user's views of a list, in no particular order. */
  of: (userId: number, list: string) => Promise<SavedView[]>;
  /** Stores a view, replacing one with the same id. */
  keep: (view: SavedView) => Promise<void>;
  drop: (view: SavedView) => Promise<void>;
}
