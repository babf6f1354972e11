import type { ReactNode } from 'react';
import type { IconShape } from '../icons';

export type PhoneShare = 2 | 3 | 4 | 6;

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
  /**
   * Least width in px; what is left over is shared in proportion, toggles excepted. With one on every column
   * the rows out of sight are neither laid out nor painted: give them to long lists.
   */
  width?: number;
  /**
   * On a phone: the head of the card (one column, which also names the row), a line of it, what can be done with
   * the row (a button that needs no term before it), such a button in the corner of the card, beside its head, or
   * nothing.
   */
  phone?: 'title' | 'line' | 'action' | 'corner' | 'hidden';
  /** On a phone: how many sixths of a line the cell takes, beside the cells that take the others; 6 by default. */
  phoneShare?: PhoneShare;
  /** On a phone: what stands for the head, which screen readers still hear: an icon, or nothing beside values that explain themselves. */
  phoneHead?: IconShape | 'none';
}

/** A column that shows something of each row. */
export interface CellColumn<Row> extends ColumnOptions {
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  toggle?: undefined;
  look?: undefined;
}

/** A column of yes or no, changed in place; `DataTable`'s `onToggle` hears of it. */
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

/** The tracks of a table whose columns all have a width, and its least width in px; undefined for any other. */
export function columnTracks<Row>(
  columns: readonly TableColumn<Row>[],
  {
    hasSelection = false,
    hasMenu = false,
    hasMenuHead = false,
    isTight = false,
  }: { hasSelection?: boolean; hasMenu?: boolean; hasMenuHead?: boolean; isTight?: boolean } = {},
) {
  const tracks: string[] = [];
  let least = 0;
  const add = (roomy: number, grows: boolean) => {
    const width = isTight ? roomy - tightSaves : roomy;
    tracks.push(grows ? `minmax(${width}px, ${width}fr)` : `${width}px`);
    least += width;
  };
  if (hasSelection) add(selectionWidth, false);
  for (const { width, toggle } of columns) {
    if (width === undefined) return undefined;
    add(width, !toggle);
  }
  if (hasMenu) add(hasMenuHead ? menuWidthWithHead : menuWidth, false);
  return { tracks: tracks.join(' '), least };
}

/** About how high the content of a card is, in px: the room it is given until it is laid out, or the page would jump. */
export function cardHeight<Row>(columns: readonly TableColumn<Row>[]): number {
  const title = titleColumn(columns);
  const lines = columns.filter(
    ({ cell, phone }) => cell !== undefined && phone !== 'hidden' && phone !== 'corner',
  );
  const sixths = lines.reduce((sum, column) => sum + (column === title ? 0 : (column.phoneShare ?? 6)), 0);
  const hasBoxes = columns.some(({ toggle, look }) => toggle && look !== 'flag');
  return cardParts.head + Math.ceil(sixths / 6) * cardParts.line + (hasBoxes ? cardParts.boxes : 0);
}

/** Heights with the space before them, in px. */
const cardParts = { head: 44, line: 40, boxes: 52 } as const;

/** How much narrower each column is in a tight table, in px: half of the space on both its sides. */
const tightSaves = 8;

/** Room for the button of a row's menu, in px. */
export const menuWidth = 56;

/** The same under a head, which is a word. */
const menuWidthWithHead = 84;

/** Room for the box that chooses a row, in px. */
export const selectionWidth = 44;
