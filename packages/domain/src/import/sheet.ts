/** A row of a spreadsheet that has anything in it. */
export interface SheetRow {
  /** As the spreadsheet numbers it, from 1. */
  number: number;
  /** What the cells show, as texts without the spaces around them. */
  cells: readonly string[];
  /** Places, from 0, of the cells that hold a formula: `cells` has what it came to. */
  formulas: readonly number[];
}

/** What is read of a spreadsheet: its first sheet, which is what an import takes. */
export interface Sheet {
  name: string;
  /** The heads first. */
  rows: readonly SheetRow[];
  /** Names of the sheets that an import leaves alone. */
  otherSheets: readonly string[];
  /** The sheet goes on beyond the most rows that are read. */
  isCut: boolean;
}

/** Rows beyond these are not read. */
export const maxSheetRows = 10_000;

/** Most people of one import; a longer file is refused. */
export const maxImportRows = 5000;
