import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readOpenApi } from '../server/src/openapi/readOpenApi.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const operations = readOpenApi();

/** The files of the portal that write a spreadsheet, with the marked call that they read, or why they need no proof. */
const exports: Readonly<Record<string, { readonly reads: string } | { readonly free: string }>> = {
  'apps/admin/src/features/contracts/list/ContractExport.tsx': { reads: 'listCourses' },
  'apps/admin/src/features/reports/by-state/ReportStateExport.tsx': { reads: 'listReportRows' },
  'apps/admin/src/features/reports/list/ReportExport.tsx': { reads: 'listCompanyReports' },
  'apps/admin/src/features/operations/hours/HoursExport.tsx': { reads: 'getHoursClasses' },
  'apps/admin/src/features/operations/links/LinksExport.tsx': { reads: 'listLinks' },
  'apps/admin/src/features/operations/mails/MailExport.tsx': { reads: 'listMails' },
  'apps/admin/src/features/settings/sign-in-methods/SignInMethodExport.tsx': { reads: 'listUsers' },
  'apps/admin/src/features/settings/sign-ins/SignInExport.tsx': { reads: 'listSignIns' },
  'apps/admin/src/features/settings/users/user-csv.ts': { reads: 'listUsers' },
  'apps/admin/src/features/students/list/student-csv.ts': { reads: 'listStudents' },
  'apps/admin/src/features/teachers/list/teacher-csv.ts': { reads: 'listTeachers' },
  'apps/admin/src/features/settings/companies/CompanyExport.tsx': { free: 'names of companies' },
  'apps/admin/src/features/operations/contract-hours/ContractHoursExport.tsx': { free: 'no person in it' },
  'apps/admin/src/features/settings/files/list/file-csv.ts': { free: 'names of files' },
  'apps/admin/src/features/operations/imports/ImportsExport.tsx': { free: 'counts of past imports' },
  'apps/admin/src/features/settings/materials/material-csv.ts': { free: 'books' },
  'apps/admin/src/features/operations/reminders/ReminderExport.tsx': { free: 'which mails teachers got' },
  'packages/records/src/export/ExportDialog.tsx': { free: 'part of the exports above' },
  'packages/records/src/list/csv-export.tsx': { free: 'part of the exports above' },
  'packages/records/src/list/CsvExport.tsx': { free: 'part of the exports above' },
  'packages/records/src/list/ListExport.tsx': { free: 'part of the exports above' },
  'packages/records/src/export/SheetExport.tsx': { free: 'what the page already shows' },
  'packages/evidence/src/EvidenceDialog.tsx': {
    free: 'the rows of one company that the dialog shows',
  },
  'packages/evidence/src/saveXlsx.ts': { free: 'part of the dialog above' },
  'apps/reports/src/features/company/summary/summary-export.ts': { free: 'a company exports its own page' },
};

/** Production files that define, use or load a part that writes a spreadsheet. */
function filesThatWriteSheets(): string[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|stories)\./.test(path) && !path.endsWith('save-sheet.ts'))
    .filter((path) =>
      /import[^;]*\b(ListCsv|ListExport|ExportDialog|saveCsv|saveXlsx|saveSheet)\b|export (async )?function (ListExport|ExportDialog|save(Csv|Xlsx|Sheet))\b/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
}

it('names every export, so that somebody decides whether it needs a fresh proof (DECISION-157)', () => {
  expect(filesThatWriteSheets().sort()).toEqual(Object.keys(exports).sort());
});

it.each(Object.entries(exports).flatMap(([path, kind]) => ('reads' in kind ? [[path, kind.reads]] : [])))(
  '%s reads %s as an export',
  (path, id) => {
    const operation = operations.find((one) => one.id === id);
    expect(operation?.freshProof).toEqual({ parameter: 'export' });
    const text = readFileSync(join(root, path), 'utf8');
    // A file with a reader of its own must pass on the `isExport` that it gets from `ListExport`.
    const reader = /const read\w* = async \(([^)]*)\)/.exec(text)?.[1];
    if (reader?.includes('signal')) expect(reader).toContain('isExport');
    expect(text).toMatch(/ListCsv|ListExport|saysExport/);
  },
);
