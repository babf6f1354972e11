import { createRequire } from 'node:module';
import type { FileRow } from '../store/tables.ts';

const require = createRequire(import.meta.url);

/** What stands in a file of the samples: a sheet or a page that names itself, the same on every call. */
export function sampleContent(file: FileRow): Buffer {
  return file.name.endsWith('.xlsx') ? sheetOf(file) : pageOf(file);
}

/** Loaded when the first sheet is asked for: the library is large, and most runs need none. */
function sheetOf(file: FileRow): Buffer {
  const { utils, write } = require('@e965/xlsx') as typeof import('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[file.title ?? file.name]]), 'Feuille 1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** The smallest page that readers open. Its built-in font knows Latin letters only: others become a question mark. */
function pageOf(file: FileRow): Buffer {
  const text = [...(file.title ?? file.name)]
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
