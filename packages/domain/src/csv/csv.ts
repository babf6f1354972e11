/** What a cell of an exported table holds: words, a whole number, nothing. */
export type CsvCell = string | number | null;

/**
 * A table as a file that Excel opens by a double click, in French and in English alike: UTF-16 with its mark, cells
 * parted by tabs (docs/decisions, "CSV for Excel").
 */
export function csvFile(rows: Iterable<readonly CsvCell[]>): Uint8Array<ArrayBuffer> {
  const text = `\uFEFF${tabbedText(rows)}`;
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), true);
  return bytes;
}

/** A table as a text that can be pasted into a spreadsheet: cells parted by tabs, each row on a line. */
export function tabbedText(rows: Iterable<readonly CsvCell[]>): string {
  return [...rows].map((cells) => `${cells.map(written).join('\t')}\r\n`).join('');
}

/** Minutes as a spreadsheet reads a length of time in any language: `46:30`. A decimal hour would need a point here and a comma there. */
export function csvHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
}

/** A cell as one line of text that a spreadsheet will not run: one that it would take for a formula stands behind an apostrophe. */
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
