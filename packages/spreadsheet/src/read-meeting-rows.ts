import type { SheetRow } from '@portal/domain';
import Papa from 'papaparse';
import { isOldWorkbook, isZip } from './file-start.ts';
import type { SheetRefusal } from './read-sheet.ts';

/**
 * Reads the rows of a meeting's attendance report: a text in UTF-16 or UTF-8 with tabs, commas or semicolons, as Teams,
 * Zoom and Meet write it, or a spreadsheet that someone made of it. Resolves with the reason why a file cannot be read;
 * `damaged` is also a text that ends inside a quoted cell. Rejects when the code for spreadsheets cannot be fetched.
 */
export async function readMeetingRows(
  content: Uint8Array,
): Promise<Pick<SheetRow, 'number' | 'cells'>[] | SheetRefusal> {
  if (isZip(content) || isOldWorkbook(content)) {
    // A large library, which a phone needs for no text.
    const { loadCodePages, readSheet } = await import('./index.ts');
    await loadCodePages(content);
    const sheet = readSheet(content);
    return typeof sheet === 'string' ? sheet : [...sheet.rows];
  }
  const text = decode(content);
  if (text === null) return 'not-a-spreadsheet';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) return 'damaged';
  return data.map((cells, place) => ({ number: place + 1, cells }));
}

/** Decodes a text by its byte order mark, else as UTF-8, else as Excel saves it in Western Europe; null for other files. */
function decode(content: Uint8Array): string | null {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  // Teams' files without their mark: every other byte of Latin letters is zero.
  if (content.length > 1 && first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(content);
  // A picture, a PDF or a program.
  if (content.subarray(0, 4096).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The separator that most lines have; Papa Parse's own guess fails for a file of several tables. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r?\n/);
  const count = (delimiter: string) => lines.filter((line) => line.split(delimiter).length > 2).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
