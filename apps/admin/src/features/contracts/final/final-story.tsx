import { reportsHandlers } from '@portal/api-client/testing';
import {
  aCourseInfo,
  aProgressReport,
  aReportContract,
  aStudentReport,
  type Contract,
  type StudentReport,
} from '@portal/domain';
import { asAdmin } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractFinalPage } from './ContractFinalPage';

// Set-up for the stories of the final steps and their dialogs.

/** The final steps inside the contract layout. */
export function FinalFrame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="final" element={<ContractFinalPage />} />
      </Route>
    </Routes>
  );
}

/** Decorator: the portal at the final steps of contract 412. */
export const inFinalSteps = asAdmin('/contracts/edit/*', '/contracts/edit/412/final');

/** The address that opens a dialog, for one student if given. */
export const atDialog = (dialog: string, studentId?: number) => ({
  at: `/contracts/edit/412/final?dialog=${dialog}${studentId === undefined ? '' : `&record=${studentId}`}`,
});

const contract = aReportContract();

/** Inès Fortin has a form and an older file, Siobhán O’Brien has a draft, Marc-André Thériault has nothing. */
export const someReports: StudentReport[] = [
  aStudentReport({
    id: 1710,
    contract,
    date: '2026-11-20',
    mark: 'marked',
    file: null,
    form: { id: 71, status: 'submitted', savedAt: '2026-11-20T16:30:00.000Z', taggedOn: '2026-11-20' },
  }),
  aStudentReport({ contract, date: '2026-10-02', mark: 'unmarked' }),
  aStudentReport({
    id: 1711,
    contract,
    student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
    date: null,
    mark: 'unmarked',
    file: null,
    form: { id: 72, status: 'incomplete', savedAt: '2026-11-19T16:30:00.000Z', taggedOn: null },
  }),
];

/** API handlers for contract 412, its people and its reports; each story gets new ones. `first` takes precedence. */
export function withReports(
  differing: Partial<Contract> = {},
  { reports = someReports, first = [] }: { reports?: StudentReport[]; first?: HttpHandler[] } = {},
): HttpHandler[] {
  return aroundContract(differing, [
    ...first,
    ...reportsHandlers({ reports, progressReport: aProgressReport(), courseInfo: aCourseInfo() }),
  ]);
}

/** Returns a file of `bytes` bytes. */
export function aFile(name = 'rapport.pdf', bytes = 2048): File {
  return new File([new Uint8Array(bytes)], name);
}
