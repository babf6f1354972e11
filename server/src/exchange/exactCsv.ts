import { type CsvCell, guardedText, withoutFormulaGuard } from '@portal/domain';
import { parse } from 'csv-parse/sync';

/**
 * Returns a table as tab-separated text that keeps line breaks in cells, so that `readCsv` restores every cell. For
 * tables that only people read, use `csvFile`.
 */
export function exactCsvText(rows: Iterable<readonly CsvCell[]>): string {
  return [...rows].map((cells) => `${cells.map(written).join('\t')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  const text = typeof cell === 'string' ? guardedText(cell) : String(cell ?? '');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads comma-, semicolon- or tab-separated text. Returns one list of cells per line, so that the index is a line
 * number; lines that continue a quoted cell are empty lists. The separator is the one that is most frequent in the
 * first line. Throws a `CsvError` for an unclosed quotation mark.
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
