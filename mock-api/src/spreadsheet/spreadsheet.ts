import { createRequire } from 'node:module';
import { badField } from '../http/Refusal.ts';

const require = createRequire(import.meta.url);

/** Rows beyond these are not read: an import of that length is a mistake. */
const mostRows = 10_000;

/** How files of the two formats begin: without a look at it, the library would take any text for a sheet. */
const beginnings = [
  Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
];

/**
 * The first sheet of an .xlsx or .xls file: one list of trimmed texts a row, as the sheet shows them (a date as
 * `YYYY-MM-DD`, nothing as an empty text). Rows without any text are left out. Throws a refusal of `file` for
 * anything that is no such file (IMPORT-03).
 */
export function readSpreadsheet(content: Buffer): string[][] {
  if (!beginnings.some((beginning) => content.subarray(0, beginning.length).equals(beginning))) {
    throw badField('file', 'must be a spreadsheet (.xlsx or .xls)');
  }
  const { read, utils } = library();
  let rows: unknown[][];
  try {
    const book = read(content, { type: 'buffer', dateNF: 'yyyy-mm-dd', sheetRows: mostRows });
    const first = book.Sheets[book.SheetNames[0] ?? ''];
    rows = first ? utils.sheet_to_json(first, { header: 1, raw: false, defval: '', blankrows: false }) : [];
  } catch {
    throw badField('file', 'is a damaged spreadsheet');
  }
  return rows
    .map((row) => row.map((cell) => String(cell).trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}

/** A file with one sheet of these rows, the columns as wide as their longest text. */
export function writeSpreadsheet(
  rows: readonly (readonly (string | number | null)[])[],
  format: 'xlsx' | 'xls' = 'xlsx',
): Buffer {
  const { utils, write } = library();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  sheet['!cols'] = Array.from({ length: columns }, (_, place) => ({
    wch: Math.min(60, 2 + Math.max(8, ...rows.map((row) => String(row[place] ?? '').length))),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Feuille 1');
  return write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : 'xlsx' }) as Buffer;
}

/** Loaded when the first sheet is asked for: the library is large, and most runs need none. */
function library(): typeof import('@e965/xlsx') {
  return require('@e965/xlsx');
}
