import { type CsvCell, csvHours } from '../csv/csv.ts';
import type { SheetCell, SheetColumnKind, XlsxTable } from './xlsx-file.ts';

/** Returns a table of typed columns as lines for a CSV file, headings first: hours as durations, money in dollars. */
export function csvRows({ columns, rows }: Pick<XlsxTable, 'columns' | 'rows'>): CsvCell[][] {
  return [
    columns.map(({ head }) => head),
    ...rows.map((cells) => columns.map(({ kind }, place) => csvCell(kind, cells[place] ?? null))),
  ];
}

function csvCell(kind: SheetColumnKind, cell: SheetCell): CsvCell {
  if (typeof cell !== 'number') return cell;
  // Excel would read `-1:30` with a hyphen as a formula about rows 1 to 30.
  if (kind === 'hours') return cell < 0 ? `−${csvHours(-cell)}` : csvHours(cell);
  return kind === 'money' ? cell / 100 : cell;
}
