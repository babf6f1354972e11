import { utils, type WorkSheet, write } from '@e965/xlsx';
import { guardedText, withoutCodes } from '@portal/domain';

/**
 * Writes an .xlsx file of one sheet. All cells are text and stay text, so no cell can become a formula, even when
 * edited. `readSheet` returns the same texts.
 */
export function writeTextSheet(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet: WorkSheet = {};
  let columns = 0;
  for (const [row, cells] of rows.entries()) {
    columns = Math.max(columns, cells.length);
    for (const [column, text] of cells.entries())
      if (text !== '')
        sheet[utils.encode_cell({ r: row, c: column })] = {
          t: 's',
          v: withoutCodes(text.startsWith("'") ? guardedText(text) : text),
          z: '@',
        };
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns - 1 } });
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => ({ wch: widthOf(rows, column) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Feuille 1');
  // With shared strings: the library decodes the texts of cells twice, and makes `<` of `&lt;`.
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }));
}

/** In characters: the longest text, within limits. */
function widthOf(rows: readonly (readonly string[])[], column: number): number {
  let longest = 8;
  for (const cells of rows) longest = Math.max(longest, cells[column]?.length ?? 0);
  return Math.min(60, longest + 2);
}
