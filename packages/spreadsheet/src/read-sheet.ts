import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import {
  limitZip,
  type MergedCell,
  maxSheetColumns,
  maxSheetRows,
  type Sheet,
  type SheetRemark,
  type SheetRow,
} from '@portal/domain';
import { cellText } from './cell-text.ts';
import { isOldWorkbook, isText, isZip } from './file-start.ts';

/**
 * The reason why a file could not be read as a spreadsheet. `other-format` is a text under the name of a spreadsheet,
 * `protected` has a password or a protected structure.
 */
export type SheetRefusal = 'not-a-spreadsheet' | 'other-format' | 'damaged' | 'protected' | 'too-large';

export interface ReadSheetOptions {
  /** Name of the sheet; by default the first visible one with any text. */
  sheet?: string;
  /** Further rows are not read. */
  maxRows?: number;
  /** A file that unpacks to more is refused before it is inflated. */
  maxBytes?: number;
}

/**
 * Reads a sheet of an .xlsx or .xls file, or returns why it cannot be read. Of an .xlsx file, only the returned sheet and
 * empty ones before it are parsed. Call `loadCodePages` first. The sizes in the headers of an .xlsx file may be corrected in
 * place (`limitZip`).
 */
export function readSheet(
  content: Uint8Array,
  { sheet: chosen, maxRows = maxSheetRows, maxBytes }: ReadSheetOptions = {},
): Sheet | SheetRefusal {
  // Without this check, the library would parse any text as a sheet.
  if (!isZip(content) && !isOldWorkbook(content))
    return isText(content) ? 'other-format' : 'not-a-spreadsheet';
  if (isZip(content)) {
    const size = limitZip(content, maxBytes);
    if (size !== 'within-limit') return size;
  }
  try {
    return firstSheet(content, chosen, maxRows);
  } catch (error) {
    return /password|encrypt/i.test(String(error)) ? 'protected' : 'damaged';
  }
}

function firstSheet(content: Uint8Array, chosen: string | undefined, maxRows: number): Sheet {
  // Names and visibility only. An .xls file is parsed as a whole at once.
  let book = readBook(content, chosen ?? [], maxRows);
  const names = book.SheetNames;
  const visible = names.filter((_, place) => !book.Workbook?.Sheets?.[place]?.Hidden);
  const wanted = chosen !== undefined && names.includes(chosen) ? [chosen] : visible;
  let first: Sheet | undefined;
  for (const name of wanted) {
    if (!book.Sheets[name]) book = readBook(content, names.indexOf(name), maxRows);
    const found = book.Sheets[name];
    const sheet = sheetOf(found, maxRows, isDate1904(book));
    const whole = { name, sheets: visible, isFirst: name === names[0], ...sheet };
    if (whole.rows.length > 0) return whole;
    first ??= whole;
  }
  return first ?? { name: '', sheets: visible, isFirst: true, rows: [], isCut: false };
}

function readBook(content: Uint8Array, sheets: number | string | string[], maxRows: number): WorkBook {
  return read(content, {
    type: 'array',
    dense: true,
    sheets,
    sheetRows: maxRows + 1,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    // Says which rows are hidden, and keeps formulas without a result.
    cellStyles: true,
  });
}

function isDate1904({ Workbook }: WorkBook): boolean {
  return Workbook?.WBProps?.date1904 === true;
}

function sheetOf(
  sheet: WorkSheet | undefined,
  maxRows: number,
  date1904: boolean,
): Pick<Sheet, 'rows' | 'isCut'> {
  const rows: SheetRow[] = [];
  let isCut = false;
  for (const [index, cells] of (sheet?.['!data'] ?? []).entries()) {
    const row = cells && rowOf(cells, date1904);
    if (!row) continue;
    isCut ||= index >= maxRows;
    if (isCut) break;
    const isHidden = sheet?.['!rows']?.[index]?.hidden === true;
    rows.push({ number: index + 1, ...row, ...(isHidden ? { isHidden } : {}) });
  }
  return { rows: withMergedCells(rows, sheet), isCut };
}

/** Returns a row without empty cells at its end; undefined for a row with nothing in it. */
function rowOf(cells: readonly (CellObject | undefined)[], date1904: boolean) {
  const texts: string[] = [];
  const formulas: number[] = [];
  const remarks: SheetRemark[] = [];
  for (let place = 0; place < Math.min(cells.length, maxSheetColumns); place += 1) {
    const cell = cells[place];
    if (!cell) continue;
    const isFormula = cell.f !== undefined || cell.F !== undefined;
    const text = cellText(cell, date1904);
    if (cell.t === 'e') remarks.push({ place, kind: 'error', text });
    else if (isFormula && hasNoResult(cell)) remarks.push({ place, kind: 'no-result', text: '' });
    else {
      if (isFormula) formulas.push(place);
      if (text === '') continue;
      while (texts.length < place) texts.push('');
      texts[place] = text;
    }
  }
  if (texts.length === 0 && remarks.length === 0) return undefined;
  return { cells: texts, formulas, ...(remarks.length > 0 ? { remarks } : {}) };
}

/** No program has calculated the formula yet. A formula whose result is an empty text has that text. */
function hasNoResult({ t, v }: CellObject): boolean {
  return t === 'z' || v === undefined;
}

/** Adds the texts of merged cells to the rows below the first. A row with nothing else stays out. */
function withMergedCells(rows: SheetRow[], sheet: WorkSheet | undefined): SheetRow[] {
  const merges = sheet?.['!merges'] ?? [];
  if (merges.length === 0) return rows;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const merged = new Map<SheetRow, MergedCell[]>();
  for (const { s, e } of merges) {
    const from = s.r + 1;
    const text = byNumber.get(from)?.cells[s.c];
    if (!text) continue;
    for (let number = from + 1; number <= Math.min(e.r + 1, rows.at(-1)?.number ?? 0); number += 1) {
      const row = byNumber.get(number);
      if (row) merged.set(row, [...(merged.get(row) ?? []), { place: s.c, from, text }]);
    }
  }
  return rows.map((row) => {
    const cells = merged.get(row);
    return cells ? { ...row, merged: cells } : row;
  });
}
