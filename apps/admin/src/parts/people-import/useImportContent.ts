import {
  asSent,
  type ColumnMatches,
  correctImport,
  type ImportPreview,
  importTable,
  previewImport,
  type RememberedColumn,
  recallColumns,
  type Sheet,
  type UnknownColumn,
  unknownColumns,
} from '@portal/domain';
import { useMemo } from 'react';
import type { FileDraft } from './import-draft';
import { importRules } from './import-rules';
import type { PeopleToImport } from './people-to-import';
import type { ImportFile } from './spreadsheet-tasks';

/** The content of a file with manual matches and corrections; a new object after each change. */
export interface ImportContent {
  preview: ImportPreview;
  /** The columns that can be matched manually. */
  unknown: readonly UnknownColumn[];
  /** The matches of earlier files. */
  recalled: ColumnMatches;
  /** All matches: those of this file, and those of earlier files for other columns. */
  matches: ColumnMatches;
  /** Number of rows that are hidden in the file. */
  hiddenRows: number;
  /** Whether columns were matched manually. */
  isMatched: boolean;
  /** Whether a rewritten copy must be sent instead of the file. */
  isRewritten: boolean;
}

/** Applies the matched columns and the corrected cells to a loaded file. */
export function useImportContent(
  who: PeopleToImport['who'],
  file: ImportFile | null,
  { matches: own, corrections, headRow, leavesOutHidden = false }: FileDraft,
  remembered: readonly RememberedColumn[],
): ImportContent | null {
  const { columns, schema } = importRules[who];
  const read = useMemo(() => {
    if (!file || headRow === undefined || headRow === file.preview.headRow) return file?.preview;
    return previewImport<string>(importTable(file.sheet, columns, headRow), columns, schema);
  }, [file, headRow, columns, schema]);
  const unknown = useMemo(
    () => (read ? unknownColumns(read.headCells, read.rows, columns) : []),
    [read, columns],
  );
  const recalled = useMemo(
    () => recallColumns<string>(unknown, remembered, columns),
    [unknown, remembered, columns],
  );
  const matches = useMemo(() => ({ ...recalled, ...own }), [recalled, own]);
  const matched = useMemo(() => {
    if (!read || Object.values(matches).every((field) => field === null)) return read;
    const heads = { number: read.headRow, cells: read.headCells, formulas: [] };
    return previewImport<string>([heads, ...read.rows], columns, schema, matches);
  }, [read, matches, columns, schema]);
  return useMemo(() => {
    if (!file || !read || !matched) return null;
    const corrected = correctImport(matched, corrections, schema);
    const shown = corrected.rows.filter(({ isHidden }) => !isHidden);
    const hiddenRows = corrected.rows.length - shown.length;
    const isShortened = leavesOutHidden && hiddenRows > 0;
    const preview = isShortened ? { ...corrected, rows: shown } : corrected;
    const isMatched = preview.heads.fields.some((field, place) => field !== read.heads.fields[place]);
    const isRewritten =
      isMatched ||
      isShortened ||
      !isPlainTable(file.sheet, read.headRow) ||
      Object.keys(corrections).length > 0;
    return { preview, unknown, recalled, matches, hiddenRows, isMatched, isRewritten };
  }, [file, read, matched, corrections, schema, unknown, recalled, matches, leavesOutHidden]);
}

/**
 * Returns whether every backend would find the table: headings in the first row of the first sheet, and no merged
 * cells.
 */
function isPlainTable(sheet: Sheet, headRow: number): boolean {
  const [first] = sheet.rows;
  return sheet.isFirst && first?.number === headRow && sheet.rows.every(({ merged }) => merged === undefined);
}

/** Returns the rows as the server receives them. */
export function sentPreview(
  preview: ImportPreview,
  { isRewritten }: Pick<ImportContent, 'isRewritten'>,
  who: PeopleToImport['who'],
): ImportPreview {
  return isRewritten ? asSent<string>(preview, importRules[who].columns) : preview;
}
