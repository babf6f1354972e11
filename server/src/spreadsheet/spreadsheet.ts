import { createRequire } from 'node:module';
import { limitZip, maxReadingMilliseconds, maxSheetRows, maxUnpackedBytes, type Sheet } from '@portal/domain';
import { Refusal } from '../refusal/Refusal.ts';
import { type SheetLimits, SheetThread } from './SheetThread.ts';

const require = createRequire(import.meta.url);

const thread = new SheetThread({ maxRows: maxSheetRows });

/** Maximum number of rows that the import of an organisation reads from a sheet. */
export const maxWholeSheetRows = 200_000;

/** Milliseconds to wait for a file whose thread hardly gets processor time. More than any request may take. */
const maxWait = 30_000;

/** Limits for files of the person who runs the server: a large sheet may take its time. */
const ownFile: Required<SheetLimits> = { bytes: 512 * 1024 * 1024, milliseconds: 120_000, maxWait: 600_000 };

/** Limits for uploaded files. */
const upload: Required<SheetLimits> = {
  bytes: maxUnpackedBytes,
  milliseconds: maxReadingMilliseconds,
  maxWait,
};

const ownFilesThread = new SheetThread({ maxRows: maxWholeSheetRows });

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Returns the first visible sheet with text of an .xlsx or .xls file, in the form of `readSheet` of
 * `@portal/spreadsheet`. Throws a refusal of `file`, in both languages, if it is not such a file (IMPORT-03), unpacks
 * to too much, or takes too long to read.
 */
export function readSpreadsheet(content: Buffer, limits: SheetLimits = {}): Promise<Sheet> {
  return readWith(thread, content, { ...upload, ...limits });
}

/** Like `readSpreadsheet`, with much wider limits. */
export function readWholeSheet(content: Buffer): Promise<Sheet> {
  return readWith(ownFilesThread, content, ownFile);
}

async function readWith(reader: SheetThread, content: Buffer, limits: Required<SheetLimits>): Promise<Sheet> {
  const sheet = await reader.read(content, limits);
  if (sheet === 'busy') throw new Refusal('unavailable', busy, undefined, 60);
  if (typeof sheet === 'string') throw refusedFile(refusals[sheet]);
  return sheet;
}

/**
 * Refuses an uploaded spreadsheet that unpacks to more than the limit. Files of type .xls are not packed. May correct
 * sizes in the headers of the content, so what is stored must be another copy.
 */
export function refuseLargeSpreadsheet(content: Buffer, bytes = maxUnpackedBytes): void {
  if (!content.subarray(0, zipStart.length).equals(zipStart)) return;
  if (limitZip(content, bytes) === 'too-large') throw refusedFile(refusals['too-large']);
}

const busy =
  'Le serveur est trop occupé pour lire le fichier. Réessayez dans une minute - The server is too busy to read the file. Try again in a minute';

const refusals = {
  'not-a-spreadsheet':
    'Le fichier n’est pas une feuille .xlsx ou .xls - The file is not an .xlsx or .xls sheet',
  'other-format':
    'Le fichier n’est pas au format d’Excel, malgré son nom. Ouvrez-le dans votre tableur et enregistrez-le en .xlsx - The file is not in the format of Excel, despite its name. Open it in your spreadsheet program and save it as .xlsx',
  damaged: 'Le fichier est endommagé - The file is damaged',
  protected:
    'Le fichier est protégé. Ouvrez-le dans votre tableur et enregistrez-le en .xlsx, sans protection ni mot de passe - The file is protected. Open it in your spreadsheet program and save it as .xlsx, without protection or password',
  'too-large': 'Le fichier dépasse 50 Mo une fois décompressé - The file is larger than 50 MB once unpacked',
  'too-slow':
    'Le fichier prend plus de 2 secondes de calcul à lire. Divisez-le en plusieurs - The file takes more than 2 seconds of computing to read. Split it into several',
} as const;

function refusedFile(message: string): Refusal {
  return new Refusal('bad-input', message, { file: [message] });
}

/** Returns a file with one sheet of these rows. Each column is as wide as its longest text. */
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

/** Loaded on demand: the library is large, and most runs write no sheet. */
function library(): typeof import('@e965/xlsx') {
  return require('@e965/xlsx');
}
