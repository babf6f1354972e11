import { type CompanyReportRow, type CsvCell, completedAt, tagDateOf } from '@portal/domain';
import type { ReportColumn } from './report-list-state';

/** A column of the file: those of the list, a name in its parts. */
export type ReportCsvColumn = ReportColumn | 'lastName';

/** What the cells of a file are written with. */
export interface ReportCsvWords {
  head: (column: ReportCsvColumn) => string;
  /** How the kind of a report is called. */
  kind: (kind: 'form' | 'file') => string;
}

/** The lines of a file with these columns of the list, heads first. */
export function reportTable(
  rows: readonly CompanyReportRow[],
  columns: readonly string[],
  words: ReportCsvWords,
): CsvCell[][] {
  const written = columns.flatMap((column): ReportCsvColumn[] =>
    column === 'student' ? ['lastName', 'student'] : [column as ReportColumn],
  );
  return [written.map(words.head), ...rows.map((row) => written.map((column) => cells[column](row, words)))];
}

const cells: Record<ReportCsvColumn, (row: CompanyReportRow, words: ReportCsvWords) => CsvCell> = {
  contract: ({ contract }) => contract.number,
  lastName: ({ student }) => student.lastName,
  student: ({ student }) => student.name,
  company: ({ company }) => company?.name ?? null,
  startsOn: ({ contract }) => contract.startsOn,
  completedOn: ({ lastReport }) =>
    lastReport?.form?.status === 'incomplete' ? null : (completedAt(lastReport)?.slice(0, 10) ?? null),
  taggedOn: ({ lastReport }) => tagDateOf(lastReport),
  lastReport: ({ lastReport }, { kind }) =>
    lastReport?.form ? kind('form') : lastReport?.file ? (lastReport.file.name ?? kind('file')) : null,
};
