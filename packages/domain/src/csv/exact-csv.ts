import type { CsvCell } from './csv.ts';

/** A text that a spreadsheet would run as a formula, or one with the apostrophe that prevents it. */
const formulaLike = /^'*[\s\0]*[=+\-@＝＋－＠]/;

/**
 * Returns a table as tab-separated text with the line breaks of its texts, so that `readCsv` reads back every cell.
 * `csvFile` is for tables that only people read.
 */
export function exactCsvText(rows: Iterable<readonly CsvCell[]>): string {
  return [...rows].map((cells) => `${cells.map(written).join('\t')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  const text = typeof cell === 'string' && formulaLike.test(cell) ? `'${cell}` : String(cell ?? '');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads a text of comma-, semicolon- or tab-separated values: one list of cells per line of the file, so that a place in
 * it is a line number. A quoted cell may contain separators and line breaks; the lines that it continues on are empty
 * lists. The separator is the most frequent one of the first line.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let lines = 0;
  const endRow = () => {
    rows.push([...cells, cell].every((value) => value === '') ? [] : [...cells, cell].map(typedText));
    for (; lines > 0; lines -= 1) rows.push([]);
    cells = [];
    cell = '';
  };
  for (let place = 0; place < source.length; place += 1) {
    const sign = source.charAt(place);
    if (isQuoted) {
      if (sign === '"' && source[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else if (sign === '"') isQuoted = false;
      else {
        if (sign === '\n') lines += 1;
        cell += sign;
      }
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' || source[place + 1] !== '\n') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const counts = ['\t', ';', ','].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** Removes the apostrophe that keeps a spreadsheet from running a text. */
function typedText(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
}
