import { organisationMoment } from '@portal/api-client';
import {
  type CalendarDate,
  type CsvCell,
  fullName,
  momentText,
  type Timestamp,
  type vocabularyFr,
} from '@portal/domain';
import type { WordKey } from '@portal/i18n';
import type { CsvOnlyColumn } from './csv-words';
import type { OwnColumn, OwnValues } from './list-columns';

/** The texts that the cells of any file may have. */
export interface CsvTexts {
  /** Returns a term of the vocabulary: `term('role.ROLE_TEACHER')`. */
  term: (key: WordKey<typeof vocabularyFr>) => string;
  yesNo: (value: boolean) => string;
}

/** Returns one cell of the file in the current language mode. */
type CsvCellOf<Row, Words> = (row: Row, words: Words) => CsvCell;

type CsvParts<Row, Words, ListColumnId extends string> = Readonly<
  Partial<Record<ListColumnId | CsvOnlyColumn, CsvCellOf<Row, Words>>>
>;

/**
 * The file columns for each list column, such as last name and first name for a name. A list column that shows the row's
 * value of the same name, such as the city, needs none here.
 */
export type CsvColumns<Row, Words, ListColumnId extends string> = Readonly<
  Record<Exclude<ListColumnId, OwnColumn<Row>>, CsvParts<Row, Words, ListColumnId>> &
    Partial<Record<ListColumnId & OwnColumn<Row>, CsvParts<Row, Words, ListColumnId>>>
>;

/** The file columns for the name of a person. */
export const personColumns = {
  lastName: ({ lastName }: { lastName: string }) => lastName,
  firstName: ({ name }: { name: string }) => name,
  email: ({ email }: { email: string | null }) => email,
};

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
  columns: Readonly<
    Record<string, Readonly<Partial<Record<CsvColumnId, CsvCellOf<Row, Words>>>> | undefined>
  >,
  rows: readonly Row[],
  shown: readonly string[],
  head: (column: CsvColumnId | 'archived') => string,
  words: Words,
  archived?: Readonly<Partial<Record<CsvColumnId, (row: Row) => boolean | undefined>>>,
): CsvCell[][] {
  const written = shown.flatMap((id) => {
    const parts = columns[id] as Readonly<Record<string, CsvCellOf<Row, Words>>> | undefined;
    return Object.entries(parts ?? { [id]: (row: Row) => ownText(row, id) });
  });
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

/** Returns the value of a row that has this name as text; the name of a person, company or language. */
function ownText<Row>(row: Row, id: string): CsvCell {
  const value = (row as OwnValues)[id] ?? null;
  if (typeof value !== 'object' || !value) return value;
  return 'lastName' in value ? fullName(value) : value.name || null;
}

/** Returns the date of a time in the organization's time zone, as the lists show it; null for no time. */
export function csvDay(moment: Timestamp | null | undefined): CalendarDate | null {
  return moment ? csvMinute(moment).slice(0, 10) : null;
}

/** Returns the date and time in the organization's time zone: `2026-11-21 14:05`. */
export function csvMinute(moment: Timestamp): string {
  return momentText(organisationMoment(new Date(moment)));
}
