import { templates } from '../src/files/templates.ts';
import { writeSpreadsheet } from '../src/spreadsheet/spreadsheet.ts';
import { samplePicture } from './samplePicture.ts';
import type { FileRow } from './tables.ts';

const sheets = new Map<'xlsx' | 'xls', Buffer>();
const sizes = new Map<string, number>();

/**
 * Returns the content of a sample file, the same at each call: a page with its name, a spreadsheet that all share, or the
 * report of a meeting on the day that is its title.
 */
export function sampleContent(file: Pick<FileRow, 'name' | 'title'>): Buffer {
  const template = templates.find(({ name }) => name === file.name);
  if (template) return template.content();
  if (file.name.endsWith('.xlsx')) return sheetOf('xlsx');
  if (file.name.endsWith('.xls')) return sheetOf('xls');
  if (file.name.endsWith('.png')) return samplePicture();
  if (file.name.endsWith('.csv')) return meetingOn(file.title ?? '');
  return pageOf(headOf(file));
}

/** The report of a meeting as Zoom writes it: someone with an address, and a guest who left early. */
function meetingOn(day: string): Buffer {
  const rows = [
    ['Name (original name)', 'Email', 'Join time', 'Leave time', 'Duration (minutes)', 'Guest'],
    ['Exemple - Sample', 'exemple@courriel.example', `${day} 16:58:04`, `${day} 18:01:12`, '63', 'No'],
    ['iPad', '', `${day} 17:02:31`, `${day} 17:50:00`, '48', 'Yes'],
  ];
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`);
}

/** Returns the size of `sampleContent` in bytes, without generating it again for each row of a list. */
export function sampleSize(file: Pick<FileRow, 'name' | 'title'>): number {
  const known = `${file.name}\n${file.title}`;
  const size = sizes.get(known) ?? sampleContent(file).byteLength;
  sizes.set(known, size);
  return size;
}

/** Cached: writing a spreadsheet takes some milliseconds, and a list of files needs thousands of sizes. */
function sheetOf(format: 'xlsx' | 'xls'): Buffer {
  const sheet = sheets.get(format) ?? writeSpreadsheet([['Exemple - Sample']], format);
  sheets.set(format, sheet);
  return sheet;
}

function headOf({ name, title }: Pick<FileRow, 'name' | 'title'>): string {
  return title ?? name;
}

/**
 * Returns the smallest PDF that readers open. Its built-in font has Latin letters only; others become a question mark.
 */
function pageOf(head: string): Buffer {
  const text = [...head]
    .map((letter) => ((letter.codePointAt(0) ?? 0) < 256 ? letter : '?'))
    .join('')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
  const drawing = `BT /F1 18 Tf 56 770 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let page = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const start = page.length;
    page += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = page.length;
  page += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(page, 'latin1');
}
