import { useToast } from '@portal/shell';
import type { RowKey, TableSelection } from '@portal/ui';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { queryWords } from '../loading/query-words';

/** The selection state of a list. */
export interface Bulk<Row> {
  /** Ids of the selected records, including those on other pages. */
  selected: ReadonlySet<RowKey>;
  /** Replaces the selection. */
  select: (selected: ReadonlySet<RowKey>) => void;
  /** The rows of the current page. */
  rows: readonly Row[] | undefined;
  /** All rows shown since the page was opened, by id. */
  seen: RefObject<ReadonlyMap<RowKey, Row>>;
  /** The visible columns, in display order. */
  columns: readonly { id: string }[];
}

/** Converts a list's selection state to the table's selection; loaded when the selection starts. */
export type SelectionOf<Row> = (bulk: Bulk<Row>) => TableSelection<Row>;

/**
 * Selects rows of a list across its pages for bulk actions. Checkboxes and code load when the selection starts. `load`
 * and `rowKey` must be constants; without `load` there are no bulk actions.
 */
export function useBulk<Row>(
  load: (() => Promise<SelectionOf<Row>>) | undefined,
  rowKey: (row: Row) => RowKey,
  rows: readonly Row[] | undefined,
  columns: readonly { id: string }[],
) {
  const [selectionOf, setSelectionOf] = useState<SelectionOf<Row>>();
  const [selected, select] = useState(none);
  const seen = useRef(new Map<RowKey, Row>());
  const toast = useToast();
  const { pair } = queryWords.useWords();
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(rowKey(row), row);
  }, [rows, rowKey]);
  // Adds or removes a hundred checkboxes in a transition, so that input is not blocked.
  const toggle = () => {
    startTransition(() => {
      select(none);
      setSelectionOf(undefined);
    });
    if (!selectionOf)
      load?.().then(
        (loaded) => startTransition(() => setSelectionOf(() => loaded)),
        () => toast.danger(pair('errorText'), { title: pair('error') }),
      );
  };
  return { toggle, selection: selectionOf?.({ selected, select, rows, seen, columns }) };
}

const none: ReadonlySet<RowKey> = new Set();
