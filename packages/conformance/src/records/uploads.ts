import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { type ImportColumn, templateHead } from '@portal/domain';

/** The maximum upload size in bytes (DECISION-27). */
export const maxBytes = 8_388_608;

/** A file of this size that starts like a PDF. */
export function pdf(name: string, size: number): File {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('%PDF-1.7\n');
  return new File([bytes], name, { type: 'application/pdf' });
}

/** A spreadsheet with these rows below the column titles of the template. */
export function importSheet(
  columns: readonly ImportColumn[],
  rows: readonly Readonly<Record<string, string>>[],
  headOf: (column: ImportColumn) => string = templateHead,
): File {
  const lines = rows.map((row) => columns.map(({ field }) => row[field] ?? ''));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([columns.map(headOf), ...lines]), 'Feuille 1');
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'import.xlsx');
}

/** A small spreadsheet that unpacks to 51 MB. */
export function zipBomb(name: string): File {
  const path = Buffer.from('xl/worksheets/sheet1.xml');
  const size = 51 * 1024 * 1024;
  const packed = deflateRawSync(Buffer.alloc(size, ' '));
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(path.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  header.copy(entry, 8, 6, 28);
  entry.writeUInt16LE(path.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + path.length, 12);
  end.writeUInt32LE(header.length + path.length + packed.length, 16);
  return new File([Buffer.concat([header, path, packed, entry, path, end])], name);
}
