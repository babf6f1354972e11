import type { ReactNode } from 'react';

interface ColumnOptions {
  id: string;
  /** Head of the column. */
  header: ReactNode;
  /** Keeps the head for screen readers only. */
  hideHeader?: boolean;
  /** Can be sorted by. */
  sortable?: boolean;
  /** Where the cells' content stands. */
  align?: 'start' | 'center' | 'end';
  /** Width in px or as a CSS length; with one on every column the browser need not read the rows to lay them out. */
  width?: number | string;
  /** On a phone: the head of the card (one column, which also names the row), a line of it, or nothing. */
  phone?: 'title' | 'line' | 'hidden';
}

/** A column that shows something of each row. */
export interface CellColumn<Row> extends ColumnOptions {
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  toggle?: undefined;
  look?: undefined;
}

/** A column of yes or no, changed in place; `Table`'s `onToggle` hears of it. */
export interface ToggleColumn<Row> extends ColumnOptions {
  /** Whether the row has it. */
  toggle: (row: Row) => boolean;
  /** Whether the row may not be changed. */
  toggleDisabled?: (row: Row) => boolean;
  /** Drawn as a box (default) or as a flag. */
  look?: 'box' | 'flag';
  cell?: undefined;
}

export type TableColumn<Row> = CellColumn<Row> | ToggleColumn<Row>;

/** What a list is sorted by. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a column's head sorts by: the column anew, or the other way round. */
export const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The column that names the row: the one that heads the card on a phone, else the first that shows something. */
export const titleColumn = <Row>(columns: readonly TableColumn<Row>[]) =>
  columns.find((column) => column.phone === 'title') ?? columns.find((column) => column.cell !== undefined);
