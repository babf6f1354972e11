import type { SheetCell, SheetColumn, XlsxTable } from './xlsx-file.ts';

/**
 * Returns a table with a column of whole minutes beside each column of hours. Hours are decimal numbers, because only
 * some spreadsheet programs agree on durations (`[h]:mm`).
 */
export function withMinutes<Table extends Pick<XlsxTable, 'columns' | 'rows'>>(table: Table): Table {
  const beside = (column: SheetColumn): SheetColumn[] =>
    column.kind === 'hours'
      ? [column, { ...column, head: `${column.head} (min)`, kind: 'number' }]
      : [column];
  return {
    ...table,
    columns: table.columns.flatMap(beside),
    rows: table.rows.map((cells) =>
      table.columns.flatMap(({ kind }, place): SheetCell[] => {
        const cell = cells[place] ?? null;
        if (kind !== 'hours') return [cell];
        return [cell, typeof cell === 'number' ? Math.round(cell) : null];
      }),
    ),
  };
}
