import { useToast } from '@portal/shell';
import type { RowKey, TableSelection } from '@portal/ui';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { queryWords } from '../query-words';

/** What a list knows of its chosen rows. */
export interface Several<Row> {
  /** Ids of the chosen records, those of other pages included. */
  selected: ReadonlySet<RowKey>;
  /** Chooses these from now on. */
  select: (selected: ReadonlySet<RowKey>) => void;
  /** The rows of the page that is shown. */
  rows: readonly Row[] | undefined;
  /** Every row that was shown since the page was opened, by its id. */
  seen: RefObject<ReadonlyMap<RowKey, Row>>;
  /** The columns that are shown, in their order. */
  columns: readonly { id: string }[];
}

/** What a list brings for it, fetched when one begins to select: the selection as its table takes it. */
export type SelectionOf<Row> = (several: Several<Row>) => TableSelection<Row>;

/**
 * Rows of a list chosen over its pages, to do something with all of them at once. Until one begins to, the list has
 * neither the boxes nor the code for it. Give `load` and `rowKey` as constants; without `load` there is nothing to do.
 */
export function useSeveral<Row>(
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
  // A hundred rows gain or lose a box: drawn in slices.
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
