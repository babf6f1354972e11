import { createRequire } from 'node:module';
import { limitZip, maxReadingMilliseconds, maxSheetRows, maxUnpackedBytes } from '@portal/domain';
import { badField, Refusal } from '../treaty/Refusal.ts';
import { SheetThread } from './SheetThread.ts';

const require = createRequire(import.meta.url);

const thread = new SheetThread({ mostRows: maxSheetRows });

/** Rows of a sheet that the import of an organisation reads at most. */
export const maxWholeSheetRows = 200_000;

/** Limits for files of whoever runs the server: a large sheet takes its time. */
const ownFile: Required<SheetLimits> = { bytes: 512 * 1024 * 1024, milliseconds: 120_000 };

const ownFilesThread = new SheetThread({ mostRows: maxWholeSheetRows, keepsEmptyRows: true });

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Limits on the work that a file may cause. */
export interface SheetLimits {
  readonly bytes?: number;
  readonly milliseconds?: number;
}

/**
 * The first sheet of an .xlsx or .xls file: one list of trimmed texts a row, as the sheet shows them (a date as
 * `YYYY-MM-DD`, nothing as an empty text). Rows without any text are left out. Throws a refusal of `file` for
 * anything that is no such file (IMPORT-03), and for one that unpacks to too much or takes too long to read.
 */
export function readSpreadsheet(content: Buffer, limits: SheetLimits = {}): string[][] {
  return readWith(thread, content, limits);
}

/** Reads the first sheet as `readSpreadsheet` does, with much wider limits and with its empty rows. */
export function readWholeSheet(content: Buffer): string[][] {
  return readWith(ownFilesThread, content, ownFile);
}

function readWith(reader: SheetThread, content: Buffer, limits: SheetLimits): string[][] {
  // Without this check the library would read any text as a sheet.
  if (!startsWith(content, zipStart) && !startsWith(content, oldStart)) {
    throw badField('file', 'must be a spreadsheet (.xlsx or .xls)');
  }
  // The limit is written into the headers of a copy, so that the file is stored as sent.
  const copy = Buffer.from(content);
  if (checkUnpackedSize(copy, limits.bytes) === 'damaged') throw damaged();
  const rows = reader.read(copy, limits.milliseconds ?? maxReadingMilliseconds);
  if (rows === 'too-slow') throw refusedFile(tooSlow);
  if (rows === 'damaged') throw damaged();
  return rows;
}

/** Refuses a spreadsheet that unpacks to more than the limit; .xls files are not packed. */
function checkUnpackedSize(content: Buffer, bytes = maxUnpackedBytes): 'within-limit' | 'damaged' {
  if (!startsWith(content, zipStart)) return 'within-limit';
  const size = limitZip(content, bytes);
  if (size === 'too-large') throw refusedFile(tooLargeUnpacked);
  return size;
}

/** Refuses the upload of a spreadsheet that unpacks to too much or takes too long to read. */
export function refuseHeavySpreadsheet(content: Buffer, limits: SheetLimits = {}): void {
  if (!startsWith(content, zipStart) && !startsWith(content, oldStart)) return;
  const copy = Buffer.from(content);
  if (checkUnpackedSize(copy, limits.bytes) === 'damaged') return;
  const rows = thread.read(copy, limits.milliseconds ?? maxReadingMilliseconds);
  if (rows === 'too-slow') throw refusedFile(tooSlow);
}

const tooLargeUnpacked =
  'Le fichier dépasse 50 Mo une fois décompressé - The file is larger than 50 MB once unpacked';
const tooSlow =
  'Le fichier prend plus de 2 secondes à lire. Divisez-le en plusieurs - The file takes more than 2 seconds to read. Split it into several';

function refusedFile(message: string): Refusal {
  return new Refusal('bad-input', message, { file: [message] });
}

function damaged(): Refusal {
  return badField('file', 'is a damaged spreadsheet');
}

function startsWith(content: Buffer, start: Buffer): boolean {
  return content.subarray(0, start.length).equals(start);
}

/** Returns a file with one sheet of these rows; the columns are as wide as their longest text. */
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

/** Loaded when the first sheet is written: the library is large, and most runs need none. */
function library(): typeof import('@e965/xlsx') {
  return require('@e965/xlsx');
}
