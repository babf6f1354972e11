import { read, utils, type WorkSheet, write } from '@e965/xlsx';
import { limitZip, maxSheetRows, type Sheet, type SheetRow } from '@portal/domain';

// A large module: import it only in the worker and in tests, never in a page.

/** The reason why a file could not be read as a spreadsheet. */
export type SheetRefusal = 'not-a-spreadsheet' | 'damaged' | 'protected' | 'too-large';

/** Further columns are ignored. */
const maxColumns = 100;

const zipStart = 0x50;

/** The first bytes of the two formats: without this check, the library would parse any text as a sheet. */
const beginnings = [
  [zipStart, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];

/**
 * Reads the first sheet of an .xlsx or .xls file: non-empty rows, cells as displayed, dates as `YYYY-MM-DD`. Rejects a
 * file that unpacks to more than `maxBytes` before inflating it.
 */
export function readSpreadsheet(content: ArrayBuffer, maxBytes?: number): Sheet | SheetRefusal {
  const start = new Uint8Array(content, 0, Math.min(8, content.byteLength));
  if (!beginnings.some((bytes) => bytes.every((byte, place) => start[place] === byte)))
    return 'not-a-spreadsheet';
  if (start[0] === zipStart) {
    const size = limitZip(new Uint8Array(content), maxBytes);
    if (size !== 'within-limit') return size;
  }
  try {
    const book = read(content, {
      dense: true,
      dateNF: 'yyyy-mm-dd',
      sheetRows: maxSheetRows + 1,
    });
    const [name = '', ...otherSheets] = book.SheetNames;
    const sheet = book.Sheets[name];
    const rows = sheet ? rowsOf(sheet) : [];
    const isCut = rows.some(({ number }) => number > maxSheetRows);
    return { name, rows: rows.filter(({ number }) => number <= maxSheetRows), otherSheets, isCut };
  } catch (error) {
    return /password|encrypt/i.test(String(error)) ? 'protected' : 'damaged';
  }
}

/**
 * Writes an .xlsx file of one sheet. All cells are text and stay text, so no cell can become a formula, even when
 * edited.
 */
export function writeSpreadsheet(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet: WorkSheet = {};
  let columns = 0;
  for (const [row, cells] of rows.entries()) {
    columns = Math.max(columns, cells.length);
    for (const [column, text] of cells.entries())
      if (text !== '')
        sheet[utils.encode_cell({ r: row, c: column })] = { t: 's', v: withoutCodes(text), z: '@' };
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns - 1 } });
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => ({ wch: widthOf(rows, column) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Feuille 1');
  // With shared strings: the library decodes the texts of cells twice, and makes `<` of `&lt;`.
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }));
}

function rowsOf(sheet: WorkSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [index, cells] of (sheet['!data'] ?? []).entries()) {
    if (!cells) continue;
    const texts: string[] = [];
    const formulas: number[] = [];
    for (let column = 0; column < Math.min(cells.length, maxColumns); column += 1) {
      const cell = cells[column];
      texts.push(cell ? utils.format_cell(cell).trim() : '');
      if (cell?.f !== undefined || cell?.F !== undefined) formulas.push(column);
    }
    if (texts.some((text) => text !== '')) rows.push({ number: index + 1, cells: texts, formulas });
  }
  return rows;
}

/** Excel reads `_x0041_` as the character with that code, so the underscore of such a text is written as a code. */
function withoutCodes(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** In characters: the longest text, within limits. */
function widthOf(rows: readonly (readonly string[])[], column: number): number {
  let longest = 8;
  for (const cells of rows) longest = Math.max(longest, cells[column]?.length ?? 0);
  return Math.min(60, longest + 2);
}
