import { aCompanyReportRow, aStudentReport } from '@portal/domain';
import { expect, it } from 'vitest';
import { type ReportCsvWords, reportTable } from './report-csv.ts';
import { reportColumns } from './report-list-state.ts';

const words: ReportCsvWords = { head: (column) => column, kind: (kind) => kind };

it('writes the columns that are shown, a name in its parts', () => {
  expect(reportTable([aCompanyReportRow()], reportColumns, words)).toEqual([
    ['contract', 'lastName', 'student', 'company', 'startsOn', 'completedOn', 'taggedOn', 'lastReport'],
    ['2026-0412', 'Fortin', 'Inès', 'Aéro Beauséjour inc.', '2026-09-08', '2026-11-20', '2026-11-20', 'form'],
  ]);
});

it('names a file, and leaves empty what is absent', () => {
  const { file } = aStudentReport();
  const ofFile = aCompanyReportRow({ company: null, lastReport: { contractId: 412, file, form: null } });
  const none = aCompanyReportRow({ lastReport: null });
  const columns = ['company', 'completedOn', 'taggedOn', 'lastReport'];
  expect(reportTable([ofFile, none], columns, words).slice(1)).toEqual([
    [null, '2026-06-15', '2026-06-12', 'rapport-fortin-2025-0305.pdf'],
    ['Aéro Beauséjour inc.', null, null, null],
  ]);
});
