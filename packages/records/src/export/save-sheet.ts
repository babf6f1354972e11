import { type CsvCell, csvFile, csvRows, type XlsxTable, xlsxFile } from '@portal/domain';
import { decimalMark, localDay, saveFile } from '@portal/shell';

/** File types for a table. */
export type SheetFile = 'csv' | 'xlsx';

// The type of a CSV file names the encoding too, because not every program reads the byte order mark.
const types = {
  csv: 'text/csv;charset=utf-16le',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFile, string>;

/** Saves a table of typed columns as a file. `name` has no extension. */
export function saveSheet(kind: SheetFile, table: XlsxTable, name: string): void {
  saveAs(kind, kind === 'csv' ? csvFile(csvRows(table), decimalMark()) : xlsxFile(table), name);
}

/** Saves lines, headers first, as a CSV file of today. `name` has neither date nor extension. */
export function saveCsv(lines: readonly (readonly CsvCell[])[], name: string): void {
  saveAs('csv', csvFile(lines, decimalMark()), `${name}-${localDay()}`);
}

function saveAs(kind: SheetFile, content: BlobPart, name: string): void {
  saveFile(new Blob([content], { type: types[kind] }), `${name}.${kind}`);
}
