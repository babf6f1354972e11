/** A cell whose content is not imported. */
export interface SheetRemark {
  /** Column index. */
  place: number;
  /** An error such as `#N/A`, or a formula that no spreadsheet program has calculated yet. */
  kind: 'error' | 'no-result';
  /** The displayed error; empty for a formula. */
  text: string;
}

/** A cell that is merged with a cell of a row above. */
export interface MergedCell {
  /** Column index. */
  place: number;
  /** Number of the row that has the text. */
  from: number;
  text: string;
}

/** A non-empty row of a spreadsheet. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1. */
  number: number;
  /** Cell texts as typed, trimmed; an empty text for a cell with a remark. */
  cells: readonly string[];
  /** Indexes of cells with a formula; `cells` has their results. */
  formulas: readonly number[];
  /** Omitted if there are none. */
  remarks?: readonly SheetRemark[];
  /** Empty cells that are merged with a cell above; omitted if there are none. */
  merged?: readonly MergedCell[];
  /** The row is hidden in the file, for example by a filter. */
  isHidden?: boolean;
}

/** One sheet of a spreadsheet. */
export interface Sheet {
  name: string;
  /** The heading row is one of them (`importTable`). */
  rows: readonly SheetRow[];
  /** Names of the visible sheets, in order. */
  sheets: readonly string[];
  /** Whether this is the first sheet of the file, hidden ones included. */
  isFirst: boolean;
  /** The sheet has more rows than were read. */
  isCut: boolean;
}

/** Further rows are not read. */
export const maxSheetRows = 10_000;

/** Further columns are not read. */
export const maxSheetColumns = 200;

/** Maximum number of people in one import; a longer file is rejected. */
export const maxImportRows = 5000;
