import { type CsvCell, guardedText, withoutFormulaGuard } from '@portal/domain';
import { parse } from 'csv-parse/sync';

/**
 * Returns a table as tab-separated text with the line breaks of its texts, so that `readCsv` reads back every cell.
 * `csvFile` is for tables that only people read.
 */
export function exactCsvText(rows: Iterable<readonly CsvCell[]>): string {
  return [...rows].map((cells) => `${cells.map(written).join('\t')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  const text = typeof cell === 'string' ? guardedText(cell) : String(cell ?? '');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads a text of comma-, semicolon- or tab-separated values: one list of cells per line of the file, so that a place in
 * it is a line number. The lines that a quoted cell continues on are empty lists. The separator is the most frequent one
 * of the first line. Throws a `CsvError` for a quotation mark that is not closed.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
  });
  return rows.flatMap((cells) => {
    const isEmpty = cells.every((cell) => cell === '');
    const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return [isEmpty ? [] : cells.map(withoutFormulaGuard), ...Array.from({ length: breaks }, () => [])];
  });
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const counts = ['\t', ';', ','].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}
