import { type CompanyReportRow, completedAt, tagDateOf } from '@portal/domain';
import { type ArchivedColumns, type CsvColumns, csvDay } from '@portal/records/list-definitions';
import type { ReportColumnId } from './report-list';

/** The columns of the exported report list, with names split into parts. */
export const reportCsv: CsvColumns<
  CompanyReportRow,
  { kind: (kind: 'form' | 'file') => string },
  ReportColumnId
> = {
  contract: { contract: ({ contract }) => contract.number },
  student: { lastName: ({ student }) => student.lastName, firstName: ({ student }) => student.name },
  startsOn: { startsOn: ({ contract }) => contract.startsOn },
  completedOn: {
    completedOn: ({ lastReport }) =>
      lastReport?.form?.status === 'incomplete' ? null : csvDay(completedAt(lastReport)),
  },
  taggedOn: { taggedOn: ({ lastReport }) => tagDateOf(lastReport) },
  lastReport: {
    lastReport: ({ lastReport }, { kind }) =>
      lastReport?.form ? kind('form') : lastReport?.file ? (lastReport.file.name ?? kind('file')) : null,
  },
};

/** The names in the file that may belong to an archived record. */
export const reportArchived: ArchivedColumns<CompanyReportRow, ReportColumnId> = {
  lastName: ({ student }) => student.archived,
  company: ({ company }) => company?.archived,
};
