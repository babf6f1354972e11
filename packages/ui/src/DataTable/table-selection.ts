import type { ReactNode } from 'react';

/** What tells a row from the others. */
export type RowKey = string | number;

/** Rows chosen to do something with all of them at once. */
export interface TableSelection<Row> {
  /** Keys of the chosen rows, those of other pages included. */
  selected: ReadonlySet<RowKey>;
  /** Called with the keys that are chosen from now on. */
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  /** Whether a row may not be chosen. */
  blocked?: (row: Row) => boolean;
  /** Names the box of a row, together with the row, such as "Select". */
  label: ReactNode;
  /** Names the box over them, such as "Select all rows of this page". */
  allLabel: ReactNode;
  /** How many are chosen, in words, such as "3 contracts selected"; read out when it changes. */
  summary: ReactNode;
  /** What can be done with them: buttons. */
  actions?: ReactNode;
  /** Fields that say what is to be done with them, over the whole width under the rest. */
  panel?: ReactNode;
  /** Word of the button that lets go of all of them. */
  clearLabel: ReactNode;
}

/** One press on the box of a row. */
export interface SelectionPress {
  /** Keys of the rows in view that may be chosen, in order. */
  keys: readonly RowKey[];
  /** The row whose box was pressed. */
  key: RowKey;
  /** Whether its box is ticked now. */
  checked: boolean;
  /** The row that was pressed before, when all rows from there to here are meant. */
  from?: RowKey;
}

/** What is chosen after a press on the box of one row, or of a whole stretch of rows. */
export function afterPress(selected: ReadonlySet<RowKey>, { keys, key, checked, from }: SelectionPress) {
  const here = keys.indexOf(key);
  const there = from === undefined ? here : keys.indexOf(from);
  const stretch = there < 0 ? [key] : keys.slice(Math.min(here, there), Math.max(here, there) + 1);
  return withKeys(selected, stretch, checked);
}

/** The choice with these keys added to it, or taken from it. */
export function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], checked: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** How much of what is in view is chosen. */
export function shareOf(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
