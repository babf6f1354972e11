import type { ReactNode } from 'react';

export type RowKey = string | number;

export interface TableSelection<Row> {
  /** Keys of the selected rows, including rows on other pages. */
  selected: ReadonlySet<RowKey>;
  /** Called with all selected keys after each change. */
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  /** Returns whether a row cannot be selected. */
  blocked?: (row: Row) => boolean;
  /** Accessible name of a row's checkbox, such as "Select"; the row's name follows it. */
  label: ReactNode;
  /** Accessible name of the select-all checkbox, such as "Select all rows of this page". */
  allLabel: ReactNode;
  /** Number of selected rows in words, such as "3 contracts selected"; announced on change. */
  summary: ReactNode;
  /** Buttons for the bulk actions. */
  actions?: ReactNode;
  /** Fields of a bulk action, in full width below the rest. */
  panel?: ReactNode;
  /** Label of the button that clears the selection. */
  clearLabel: ReactNode;
}

export interface SelectionPress {
  /** Keys of the selectable rows in view, in order. */
  keys: readonly RowKey[];
  /** The row whose checkbox was clicked. */
  key: RowKey;
  /** Whether the checkbox is checked now. */
  checked: boolean;
  /** Anchor row of a Shift+click range. */
  from?: RowKey;
}

export function afterPress(selected: ReadonlySet<RowKey>, { keys, key, checked, from }: SelectionPress) {
  const clickedIndex = keys.indexOf(key);
  const anchorIndex = from === undefined ? clickedIndex : keys.indexOf(from);
  const range =
    anchorIndex < 0
      ? [key]
      : keys.slice(Math.min(clickedIndex, anchorIndex), Math.max(clickedIndex, anchorIndex) + 1);
  return withKeys(selected, range, checked);
}

/** Returns the selection with these keys added or removed. */
export function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], checked: boolean) {
  const result = new Set(selected);
  for (const key of keys) {
    if (checked) result.add(key);
    else result.delete(key);
  }
  return result;
}

export function shareOf(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
