import { DateText, PairText } from '@portal/i18n';
import type { TableColumn } from '@portal/ui';
import { MarkedName } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { absent } from '../table/absent';
import type { WordsOf } from '../words/words-of';
import type { ListColumn, OwnValues } from './list-columns';

/** Returns the columns with headers in the current language mode. */
export function useTableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { t, stack }: Pick<WordsOf<string>, 't' | 'stack'>,
  sortable: readonly string[] = noColumns,
): readonly TableColumn<Row>[] {
  return useMemo(
    () =>
      columns.map(({ isHeadShort, isDay, none, head: label, ...column }): TableColumn<Row> => {
        const head = {
          header: label ? (
            <PairText value={label} layout={isHeadShort ? 'line' : 'stack'} />
          ) : (
            (isHeadShort ? t : stack)(`column.${column.id}`)
          ),
          sortable: sortable.includes(column.id),
        };
        if (column.toggle) return { ...head, ...column };
        return {
          ...head,
          phone: 'line',
          cell: (row) => ownCell(row, column.id, isDay) ?? none ?? absent,
          ...column,
        };
      }),
    [columns, sortable, t, stack],
  );
}

const noColumns: readonly never[] = [];

/** Shows the value of a row that has this name; null if there is none. */
function ownCell<Row>(row: Row, id: string, isDay?: boolean): ReactNode {
  const value = (row as OwnValues)[id];
  if (typeof value === 'object' && value) return value.name ? <MarkedName of={value} /> : null;
  return value && isDay ? <DateText value={String(value)} /> : value === '' ? null : value;
}
