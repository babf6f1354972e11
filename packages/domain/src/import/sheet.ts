/** A non-empty row of a spreadsheet. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1. */
  number: number;
  /** Displayed cell texts, trimmed. */
  cells: readonly string[];
  /** Indexes of cells with a formula; `cells` has their results. */
  formulas: readonly number[];
}

/** The first sheet of a spreadsheet, which is the one that is imported. */
export interface Sheet {
  name: string;
  /** The heading row comes first. */
  rows: readonly SheetRow[];
  /** Names of the ignored sheets. */
  otherSheets: readonly string[];
  /** The sheet has more rows than `maxSheetRows`. */
  isCut: boolean;
}

/** Further rows are not read. */
export const maxSheetRows = 10_000;

/** Maximum number of people in one import; a longer file is rejected. */
export const maxImportRows = 5000;
