import { aCompanyReportRow, aStudentReport, type CompanyReportRow } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reportCsv } from './report-csv.ts';

const table = (rows: readonly CompanyReportRow[], columns: readonly string[]) =>
  csvTable(reportCsv, rows, columns, (column) => column, { kind: (kind) => kind });

it('writes the columns that are shown, a name in its parts', () => {
  expect(
    table(
      [aCompanyReportRow()],
      ['contract', 'student', 'company', 'startsOn', 'completedOn', 'taggedOn', 'lastReport'],
    ),
  ).toEqual([
    ['contract', 'lastName', 'firstName', 'company', 'startsOn', 'completedOn', 'taggedOn', 'lastReport'],
    ['2026-0412', 'Fortin', 'Inès', 'Aéro Beauséjour inc.', '2026-09-08', '2026-11-20', '2026-11-20', 'form'],
  ]);
});

it('writes the day of the reader’s calendar on which a report was completed, as the list shows it', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { lastReport } = aCompanyReportRow();
  if (!lastReport?.form) throw new Error('no form');
  const form = { ...lastReport.form, savedAt: '2026-11-21T01:00:00.000Z' };
  const late = aCompanyReportRow({ lastReport: { ...lastReport, form } });
  expect(table([late], ['completedOn'])[1]).toEqual(['2026-11-20']);
});

it('names a file, and leaves empty what is absent', () => {
  const { file } = aStudentReport();
  const ofFile = aCompanyReportRow({ company: null, lastReport: { contractId: 412, file, form: null } });
  const none = aCompanyReportRow({ lastReport: null });
  const columns = ['company', 'completedOn', 'taggedOn', 'lastReport'];
  expect(table([ofFile, none], columns).slice(1)).toEqual([
    [null, '2026-06-15', '2026-06-12', 'rapport-fortin-2025-0305.pdf'],
    ['Aéro Beauséjour inc.', null, null, null],
  ]);
});
