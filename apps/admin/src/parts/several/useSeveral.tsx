import { useToast } from '@portal/shell';
import type { RowKey, TableSelection } from '@portal/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { queryWords } from '../query-words';

/** What the bar of a list is drawn from. */
export interface SeveralBarProps<Row> {
  /** The chosen records, those of other pages included, in the order in which they were chosen. */
  records: () => readonly Row[];
  /** Ids of the columns that the list shows, in their order. */
  columns: readonly string[];
  /** Takes records out of the choice: something was done with them. */
  onDone: (ids: readonly number[]) => void;
}

/** What a list brings for it, fetched when one begins to select. */
export interface SeveralParts<Row> {
  /** What can be done with the chosen rows. */
  Bar: ComponentType<SeveralBarProps<Row>>;
  /** The words of the selection. */
  words: (counts: {
    selected: number;
    elsewhere: number;
  }) => Pick<TableSelection<Row>, 'label' | 'allLabel' | 'summary' | 'clearLabel'>;
}

/**
 * Rows of a list chosen over its pages, to do something with all of them at once. Until one begins to, the list has
 * neither the boxes nor the code for it. Give `load` as a constant.
 */
export function useSeveral<Row extends { id: number }>(
  load: () => Promise<SeveralParts<Row>>,
  rows: readonly Row[] | undefined,
  columns: readonly { id: string }[],
) {
  const [parts, setParts] = useState<SeveralParts<Row>>();
  const [isOn, setOn] = useState(false);
  const [selected, select] = useState(none);
  // A chosen row of another page is known from when that was shown.
  const seen = useRef(new Map<RowKey, Row>());
  const toast = useToast();
  const { halves } = queryWords.useWords();
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, row);
  }, [rows]);

  const toggle = async () => {
    if (isOn) {
      setOn(false);
      select(none);
      return;
    }
    try {
      setParts(await load());
      setOn(true);
    } catch {
      toast.danger(halves('errorText'), { title: halves('error') });
    }
  };

  const elsewhere = selected.size - (rows ?? []).filter(({ id }) => selected.has(id)).length;
  const selection: TableSelection<Row> | undefined =
    isOn && parts
      ? {
          selected,
          onSelect: select,
          ...parts.words({ selected: selected.size, elsewhere }),
          actions: (
            <parts.Bar
              columns={columns.map(({ id }) => id)}
              records={() => [...selected].flatMap((key) => seen.current.get(key) ?? [])}
              onDone={(ids) =>
                select((chosen) => new Set([...chosen].filter((key) => !ids.includes(Number(key)))))
              }
            />
          ),
        }
      : undefined;
  return { isOn, toggle: () => void toggle(), selection };
}

const none: ReadonlySet<RowKey> = new Set();
