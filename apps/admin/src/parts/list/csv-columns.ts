import type { CsvCell } from '@portal/domain';

/** Writes one cell of a file, with what is translated in it. */
type CsvCellOf<Row, Words> = (row: Row, words: Words) => CsvCell;

/** For each column of a list the columns of its file, such as last and first name for a name. */
export type CsvColumns<Row, Words, ListColumnId extends string, CsvColumnId extends string> = Readonly<
  Record<ListColumnId, Readonly<Partial<Record<CsvColumnId, CsvCellOf<Row, Words>>>>>
>;

/** The lines of a file with these columns of a list, heads first. */
export function csvTable<Row, Words, CsvColumnId extends string>(
  columns: CsvColumns<Row, Words, string, CsvColumnId>,
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
