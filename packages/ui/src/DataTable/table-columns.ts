import type { ReactNode } from 'react';
import type { IconShape } from '../icons';

export type PhoneShare = 2 | 3 | 4 | 6;

interface ColumnOptions {
  id: string;
  /** Column head. */
  header: ReactNode;
  /** Hides the head visually. */
  hideHeader?: boolean;
  sortable?: boolean;
  /** Alignment of the cell content. */
  align?: 'start' | 'center' | 'end';
  /**
   * Minimum width in px at the default text size; it grows with the text size. The remaining space is distributed in
   * proportion, except to toggles. If every column has a width, rows out of view skip layout and paint: set it for long
   * lists.
   */
  width?: number;
  /**
   * Place in the phone card: `title` names the card (one column), `line` is a line, `action` is a button
   * without a label, `corner` is a button next to the title, `hidden` omits the cell.
   */
  phone?: 'title' | 'line' | 'action' | 'corner' | 'hidden';
  /** Width of the cell in the phone card, in sixths of a line; 6 by default. */
  phoneShare?: PhoneShare;
  /** Replaces the visible label in the phone card: an icon, or `none`. Screen readers still get the label. */
  phoneHead?: IconShape | 'none';
}

export interface CellColumn<Row> extends ColumnOptions {
  /** Renders the cell. */
  cell: (row: Row) => ReactNode;
  /** Returns whether a row has no value here, so that its phone card omits the line. */
  isEmpty?: (row: Row) => boolean;
  toggle?: undefined;
  look?: undefined;
}

/** A boolean column that is changed in place; `DataTable` calls `onToggle`. */
export interface ToggleColumn<Row> extends ColumnOptions {
  /** Returns the row's value. */
  toggle: (row: Row) => boolean;
  /** Returns whether the row cannot be changed. */
  toggleDisabled?: (row: Row) => boolean;
  /** Shown as a checkbox (default) or as a flag. */
  look?: 'box' | 'flag';
  cell?: undefined;
}

export type TableColumn<Row> = CellColumn<Row> | ToggleColumn<Row>;

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Returns the column that names the row: the one with `phone: 'title'`, else the first with a cell. */
export const titleColumn = <Row>(columns: readonly TableColumn<Row>[]) =>
  columns.find((column) => column.phone === 'title') ?? columns.find((column) => column.cell !== undefined);

/** Pixels per rem at the default text size. Widths in rem grow with the text size. */
const remPx = 16;

/** Returns a width in rem that equals this many px at the default text size. */
export const inRem = (px: number) => `${px / remPx}rem`;

/**
 * Returns the grid tracks and the minimum width in px at the default text size, if all columns have a width; else
 * undefined.
 */
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
  let minWidth = 0;
  const add = (roomy: number, grows: boolean) => {
    const width = isTight ? roomy - tightSaving : roomy;
    tracks.push(grows ? `minmax(${inRem(width)}, ${width}fr)` : inRem(width));
    minWidth += width;
  };
  if (hasSelection) add(selectionWidth, false);
  for (const { width, toggle } of columns) {
    if (width === undefined) return undefined;
    add(width, !toggle);
  }
  if (hasMenu) add(hasMenuHead ? menuWidthWithHead : menuWidth, false);
  return { tracks: tracks.join(' '), least: minWidth };
}

/** Estimates a card's height in px, reserved until the card is laid out so that the page does not jump. */
export function cardHeight<Row>(columns: readonly TableColumn<Row>[]): number {
  const title = titleColumn(columns);
  const lines = columns.filter(
    ({ cell, phone }) => cell !== undefined && phone !== 'hidden' && phone !== 'corner',
  );
  const sixths = lines.reduce((sum, column) => sum + (column === title ? 0 : (column.phoneShare ?? 6)), 0);
  const hasBoxes = columns.some(({ toggle, look }) => toggle && look !== 'flag');
  return cardParts.head + Math.ceil(sixths / 6) * cardParts.line + (hasBoxes ? cardParts.boxes : 0);
}

const cardParts = { head: 44, line: 40, boxes: 52 } as const;

/** How much narrower each column is in a tight table, in px: half of the padding on both sides. */
const tightSaving = 8;

export const menuWidth = 56;

const menuWidthWithHead = 84;

export const selectionWidth = 44;
