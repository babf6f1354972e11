import { organisationMoment } from '@portal/api-client';
import { type CalendarDate, type CsvCell, momentText, type Timestamp } from '@portal/domain';
import type { CsvOnlyColumn } from './csv-words';

/** Returns one cell of the file, with its texts translated. */
type CsvCellOf<Row, Words> = (row: Row, words: Words) => CsvCell;

/** The file columns for each list column, such as last name and first name for a name. */
export type CsvColumns<Row, Words, ListColumnId extends string> = Readonly<
  Record<ListColumnId, Readonly<Partial<Record<ListColumnId | CsvOnlyColumn, CsvCellOf<Row, Words>>>>>
>;

/** Returns the lines of a file for the given list columns, headers first. */
export function csvTable<Row, Words, CsvColumnId extends string>(
  columns: Readonly<Record<string, Readonly<Partial<Record<CsvColumnId, CsvCellOf<Row, Words>>>>>>,
  rows: readonly Row[],
  shown: readonly string[],
  head: (column: CsvColumnId) => string,
  words: Words,
): CsvCell[][] {
  const written = shown.flatMap((id) => Object.entries<CsvCellOf<Row, Words>>({ ...columns[id] }));
  return [
    written.map(([id]) => head(id as CsvColumnId)),
    ...rows.map((row) => written.map(([, cell]) => cell(row, words))),
  ];
}

/** Returns the day of a moment on the organization's calendar, as the lists show it; null without a moment. */
export function csvDay(moment: Timestamp | null | undefined): CalendarDate | null {
  return moment ? csvMinute(moment).slice(0, 10) : null;
}

/** Returns the day and time of a moment on the organization's clock: `2026-11-21 14:05`. */
export function csvMinute(moment: Timestamp): string {
  return momentText(organisationMoment(new Date(moment)));
}
