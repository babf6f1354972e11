import type { FileColumn } from '@portal/api-client';
import { type CsvCell, type FileType, fullName, megabytes, type StoredFile } from '@portal/domain';
import type { ListedColumn } from './file-list-state';

/** A column of the file: those of the list, the file's name beside its title. */
export type FileCsvColumn = FileColumn;

/** What the cells of a file are written with. */
export interface FileCsvWords {
  head: (column: FileCsvColumn) => string;
  type: (type: FileType) => string;
}

/** The lines of a file with these columns of the list, heads first. */
export function fileTable(
  files: readonly StoredFile[],
  columns: readonly string[],
  words: FileCsvWords,
): CsvCell[][] {
  const written = columns.flatMap((column): FileCsvColumn[] =>
    column === 'title' ? ['title', 'name'] : [column as ListedColumn],
  );
  return [
    written.map(words.head),
    ...files.map((file) => written.map((column) => cells[column](file, words))),
  ];
}

const cells: Record<FileCsvColumn, (file: StoredFile, words: FileCsvWords) => CsvCell> = {
  title: ({ title }) => title,
  name: ({ name }) => name,
  type: ({ type }, words) => words.type(type),
  contract: ({ contract }) => contract?.number ?? null,
  student: ({ student }) => student && fullName(student),
  language: ({ language }) => language?.name ?? null,
  taggedOn: ({ taggedOn }) => taggedOn,
  storedAt: ({ storedAt }) => storedAt?.slice(0, 10) ?? null,
  size: ({ sizeInBytes }) => megabytes(sizeInBytes),
};
