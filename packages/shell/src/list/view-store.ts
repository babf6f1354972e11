/** A list as a person wants to see it again: under a name of theirs. */
export interface SavedView {
  userId: number;
  /** Which list it is of, such as `contracts`. */
  list: string;
  id: string;
  name: string;
  /** Filters, order and columns, as the address of the list carries them. */
  query: string;
}

/** Where saved views are kept. Each promise rejects when the browser refuses: private windows, a full disk. */
export interface ViewStore {
  /** What a person has saved of one list, in no order. */
  of: (userId: number, list: string) => Promise<SavedView[]>;
  /** Keeps a view in place of what was kept under its id before. */
  keep: (view: SavedView) => Promise<void>;
  drop: (view: SavedView) => Promise<void>;
}
