import type * as z from 'zod';
import { type ImportColumn, templateHead } from './import-columns.ts';
import { checkImportRow, type ImportFinding, type ImportPreview, type ImportRow } from './import-preview.ts';
import type { SheetRow } from './sheet.ts';

/** Corrected cell texts of a file, by row number and column index. */
export type CellCorrections = Readonly<Record<number, Readonly<Record<number, string>>>>;

/** The new text of one cell. */
export interface CellCorrection {
  row: number;
  place: number;
  text: string;
}

/** Corrects a cell; the original text removes the correction. */
export function correctCell(
  corrections: CellCorrections,
  { row, place, text }: CellCorrection,
  original: string,
): CellCorrections {
  const { [row]: ofRow, ...others } = corrections;
  const { [place]: _earlier, ...left } = ofRow ?? {};
  const typed = text.trim();
  const next = typed === original ? left : { ...left, [place]: typed };
  return Object.keys(next).length > 0 ? { ...others, [row]: next } : others;
}

/** Returns the number of corrected cells. */
export function countCorrections(corrections: CellCorrections): number {
  return Object.values(corrections).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
}

/** Returns the content of a file with corrected cells; validates only the corrected rows again. */
export function correctImport<Field extends string>(
  preview: ImportPreview<Field>,
  corrections: CellCorrections,
  schema: z.ZodType,
): ImportPreview<Field> {
  if (Object.keys(corrections).length === 0) return preview;
  return {
    ...preview,
    rows: preview.rows.map((row) => {
      const corrected = corrections[row.number];
      if (!corrected) return row;
      return {
        ...checkImportRow(correctRow(row, corrected), preview.heads, schema),
        originals: Object.fromEntries(
          Object.keys(corrected).map((place) => [place, row.cells[Number(place)] ?? '']),
        ),
      };
    }),
  };
}

/**
 * Returns the content of a matched or corrected file for sending: with the template's headings, which every backend
 * can read. Omits emptied rows, because readers ignore them.
 */
export function asSent<Field extends string>(
  { heads, headCells, headRow, rows }: ImportPreview<Field>,
  columns: readonly ImportColumn<Field>[],
): ImportPreview<Field> {
  return {
    heads,
    headRow,
    headCells: headCells.map((cell, place) => {
      const column = columns.find(({ field }) => field === heads.fields[place]);
      return column ? templateHead(column) : cell;
    }),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

/** Returns the rows of the spreadsheet for an import, headings first. */
export function sheetOf({ headCells, rows }: Pick<ImportPreview, 'headCells' | 'rows'>) {
  return [headCells, ...rows.map(({ cells }) => cells)];
}

/** Returns the name of a rewritten file, which is always .xlsx. */
export function rewrittenName(name: string): string {
  return name.replace(/\.xlsx?$/i, '.xlsx');
}

/** Returns the fields of a row that must be corrected, because the server would reject the row. */
export function fieldsToCorrect({ findings }: Pick<ImportRow, 'findings'>): string[] {
  return findings.flatMap((finding) => {
    if (finding.kind === 'refused') return [finding.field];
    const field = fieldOfFinding[finding.kind];
    return field ? [field] : [];
  });
}

const fieldOfFinding: Partial<Record<ImportFinding['kind'], string>> = {
  'same-email': 'email',
  'known-email': 'email',
  'archived-email': 'email',
  'unknown-company': 'company',
  'archived-company': 'company',
  'unknown-language': 'languages',
  'archived-language': 'languages',
};

/** A corrected cell is no longer a formula. */
function correctRow(
  { cells, formulas, remarks, ...row }: SheetRow,
  corrected: Readonly<Record<number, string>>,
): SheetRow {
  const length = Math.max(cells.length, ...Object.keys(corrected).map((place) => Number(place) + 1));
  const isLeft = (place: number) => corrected[place] === undefined;
  return {
    ...row,
    cells: Array.from({ length }, (_, place) => corrected[place] ?? cells[place] ?? ''),
    formulas: formulas.filter(isLeft),
    ...(remarks && { remarks: remarks.filter(({ place }) => isLeft(place)) }),
  };
}
