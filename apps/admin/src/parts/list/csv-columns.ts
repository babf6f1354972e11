import { organisationMoment } from '@portal/api-client';
import { type CalendarDate, type CsvCell, momentText, type Timestamp } from '@portal/domain';
import type { CsvOnlyColumn } from './csv-words';

/** Returns one cell of the file in the current language mode. */
type CsvCellOf<Row, Words> = (row: Row, words: Words) => CsvCell;

/** The file columns for each list column, such as last name and first name for a name. */
export type CsvColumns<Row, Words, ListColumnId extends string> = Readonly<
  Record<ListColumnId, Readonly<Partial<Record<ListColumnId | CsvOnlyColumn, CsvCellOf<Row, Words>>>>>
>;

/** For each file column with a name: whether the named record of a row is archived. */
export type ArchivedColumns<Row, ListColumnId extends string = never> = Readonly<
  Partial<Record<ListColumnId | CsvOnlyColumn, (row: Row) => boolean | undefined>>
>;

/**
 * Returns the headings of the exported columns whose record is archived, as text for the column "Archived" in which
 * programs can search (ADR-0062); null if none is.
 */
export function archivedText<Row, CsvColumnId extends string>(
  columns: Readonly<Partial<Record<CsvColumnId, (row: Row) => boolean | undefined>>>,
  row: Row,
  shown: readonly CsvColumnId[],
  head: (column: CsvColumnId) => string,
): string | null {
  return shown.flatMap((id) => (columns[id]?.(row) ? [head(id)] : [])).join(', ') || null;
}

/** Returns the lines of a file for the given list columns, headers first, and the column "Archived" last. */
export function csvTable<Row, Words, CsvColumnId extends string>(
  columns: Readonly<Record<string, Readonly<Partial<Record<CsvColumnId, CsvCellOf<Row, Words>>>>>>,
  rows: readonly Row[],
  shown: readonly string[],
  head: (column: CsvColumnId | 'archived') => string,
  words: Words,
  archived?: Readonly<Partial<Record<CsvColumnId, (row: Row) => boolean | undefined>>>,
): CsvCell[][] {
  const written = shown.flatMap((id) => Object.entries<CsvCellOf<Row, Words>>({ ...columns[id] }));
  const ids = written.map(([id]) => id as CsvColumnId);
  const marksOf =
    archived && ids.some((id) => archived[id])
      ? (row: Row) => archivedText(archived, row, ids, head)
      : undefined;
  return [
    [...ids.map(head), ...(marksOf ? [head('archived')] : [])],
    ...rows.map((row) => [
      ...written.map(([, cell]) => cell(row, words)),
      ...(marksOf ? [marksOf(row)] : []),
    ]),
  ];
}

/** Returns the date of a time in the organization's time zone, as the lists show it; null for no time. */
export function csvDay(moment: Timestamp | null | undefined): CalendarDate | null {
  return moment ? csvMinute(moment).slice(0, 10) : null;
}

/** Returns the date and time in the organization's time zone: `2026-11-21 14:05`. */
export function csvMinute(moment: Timestamp): string {
  return momentText(organisationMoment(new Date(moment)));
}
