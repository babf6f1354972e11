import { reportsHandlers } from '@portal/api-client/testing';
import {
  aCourseInfo,
  aProgressReport,
  aReportContract,
  aSignedInUser,
  aStudentReport,
  type Contract,
  type StudentReport,
} from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractFinalPage } from './ContractFinalPage';

// What the stories of the final steps and their dialogs begin from.

/** The final steps in the frame of their contract. */
export function FinalFrame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="final" element={<ContractFinalPage />} />
      </Route>
    </Routes>
  );
}

/** The portal around the frame, at the final steps of contract 412. */
export const inFinalSteps = inPortal({
  app: 'admin',
  user: aSignedInUser(),
  path: '/contracts/edit/*',
  at: '/contracts/edit/412/final',
});

/** The address at which a dialog is open, of one student where it is about one. */
export const atDialog = (dialog: string, studentId?: number) => ({
  at: `/contracts/edit/412/final?dialog=${dialog}${studentId === undefined ? '' : `&record=${studentId}`}`,
});

const contract = aReportContract();

/** Of Inès Fortin a form and an older file, of Siobhán O’Brien a form that was only begun, of Marc-André Thériault nothing. */
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

/** An API that knows contract 412, its people and its reports, fresh for each story; `first` answers before it. */
export function withReports(
  differing: Partial<Contract> = {},
  { reports = someReports, first = [] }: { reports?: StudentReport[]; first?: HttpHandler[] } = {},
): HttpHandler[] {
  return aroundContract(differing, [
    ...first,
    ...reportsHandlers({ reports, progressReport: aProgressReport(), courseInfo: aCourseInfo() }),
  ]);
}

/** A document of so many bytes. */
export function aFile(name = 'rapport.pdf', bytes = 2048): File {
  return new File([new Uint8Array(bytes)], name);
}
