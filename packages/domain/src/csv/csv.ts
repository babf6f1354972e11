/** Value of an exported cell: text, number, or empty. */
export type CsvCell = string | number | null;

/** Decimal mark of a machine's locale. */
export type DecimalMark = '.' | ',';

/**
 * Returns a table as a file that Excel opens with a double click in French and English: UTF-16 with a byte order mark,
 * separated by tabs (ADR-0005). A number has the decimal mark of the reader's machine.
 */
export function csvFile(
  rows: Iterable<readonly CsvCell[]>,
  decimalMark: DecimalMark = '.',
): Uint8Array<ArrayBuffer> {
  const text = `\uFEFF${tabbedText(rows, decimalMark)}`;
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), true);
  return bytes;
}

/** Returns a table as tab-separated text to paste into a spreadsheet. */
export function tabbedText(rows: Iterable<readonly CsvCell[]>, decimalMark: DecimalMark = '.'): string {
  const text = (cell: CsvCell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimalMark) : written(cell);
  return [...rows].map((cells) => `${cells.map(text).join('\t')}\r\n`).join('');
}

/**
 * Formats minutes as a duration that spreadsheets read in every language: `46:30`. A decimal separator would depend on
 * the language.
 */
export function csvHours(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Returns a cell as one line of text; a text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function cellText(cell: CsvCell): string {
  return typeof cell === 'string' ? harmless(cell.replaceAll(/[\t\r\n\v\f\0]+/g, ' ')) : String(cell ?? '');
}

function written(cell: CsvCell): string {
  const line = cellText(cell);
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

function harmless(text: string): string {
  return /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** A text that a spreadsheet would run as a formula, or one with the apostrophe that prevents it. */
const formulaLike = /^'*[\s\0]*[=+\-@＝＋－＠]/;

/** Adds an apostrophe to a text that a spreadsheet would run as a formula, so that `withoutFormulaGuard` returns it. */
export function guardedText(text: string): string {
  return formulaLike.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that keeps a spreadsheet from running a text. */
export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && formulaLike.test(text) ? text.slice(1) : text;
}
