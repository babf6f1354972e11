import type { RowKey } from '@portal/ui';
import type { ComponentType } from 'react';
import { bulkWords } from './bulk-words';
import type { SelectionOf } from './useBulk';

/** The props of a list's selection bar. */
export interface BulkBarProps<Row> {
  /** The selected records, including those on other pages, in the order of selection. */
  records: () => readonly Row[];
  /** Ids of the visible columns, in display order. */
  columns: readonly string[];
  /** Deselects the records that the action has processed. */
  onDone: (keys: readonly RowKey[]) => void;
}

/** Returns the selection for a list of records, with the given bar of bulk actions. */
export function selectionWith<Row extends { id: number }>(
  Bar: ComponentType<BulkBarProps<Row>>,
): SelectionOf<Row> {
  return selectionBy(({ id }) => id, Bar);
}

/** Like `selectionWith`, for a list whose rows have another key. */
export function selectionBy<Row>(
  rowKey: (row: Row) => RowKey,
  Bar: ComponentType<BulkBarProps<Row>>,
): SelectionOf<Row> {
  return ({ selected, select, rows = [], seen, columns }) => ({
    selected,
    onSelect: select,
    label: <bulkWords.T k="select" />,
    allLabel: <bulkWords.T k="selectPage" />,
    clearLabel: <bulkWords.T k="deselect" />,
    summary: (
      <Chosen
        count={selected.size}
        elsewhere={selected.size - rows.filter((row) => selected.has(rowKey(row))).length}
      />
    ),
    actions: (
      <Bar
        columns={columns.map(({ id }) => id)}
        records={() => [...selected].flatMap((key) => seen.current.get(key) ?? [])}
        onDone={(keys) => select(new Set([...selected].filter((key) => !keys.includes(key))))}
      />
    ),
  });
}

interface ChosenProps {
  count: number;
  /** Number of selected records on other pages or filtered out. */
  elsewhere: number;
}

function Chosen({ count, elsewhere }: ChosenProps) {
  const { t } = bulkWords.useWords();
  return (
    <>
      {t('selected', { count })}
      {elsewhere > 0 && <> ({t('elsewhere', { count: elsewhere })})</>}
    </>
  );
}
