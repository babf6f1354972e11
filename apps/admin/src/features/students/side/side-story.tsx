import {
  contractsHandlers,
  languagesHandlers,
  lookupsHandlers,
  notesHandlers,
  reportsHandlers,
  type StudentsSituation,
  studentsHandlers,
} from '@portal/api-client/testing';
import {
  aContract,
  aCourseInfo,
  aProgressReport,
  aReportContract,
  aStudent,
  aStudentReport,
  type Contract,
  type Student,
  type StudentReport,
  someNeeds,
} from '@portal/domain';
import { asAdmin } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { StudentEditLayout, StudentHead, useOpenStudent } from '../StudentEditLayout';

// Set-up for the stories of a student's right column and its dialogs.

/** The student layout with only the page heading in it. */
export function StudentFrame() {
  return (
    <Routes>
      <Route path=":id" element={<StudentEditLayout />}>
        <Route path="*" element={<Head />} />
      </Route>
    </Routes>
  );
}

function Head() {
  return <StudentHead student={useOpenStudent()} />;
}

/** Decorator: the portal at the basic info of student 501. */
export const inStudent = asAdmin('/students/edit/*', '/students/edit/501/basic');

/** Returns the URL that opens a dialog of student 501, for one record if given. */
export const atDialog = (dialog: string, record?: number) => ({
  at: `/students/edit/501/basic?dialog=${dialog}${record === undefined ? '' : `&record=${record}`}`,
});

const [current] = aStudent().contracts;

/** Inès Fortin: two current contracts, one pending, two past, and two languages. */
export function anInes(differing: Partial<Student> = {}): Student {
  const kind = { courseType: { id: 2, name: 'Groupe' }, complementaryDescription: null };
  return aStudent({
    contracts: [
      { ...kind, id: 305, number: '2025-0305', status: 'done', startsOn: '2026-01-12', endsOn: '2026-06-12' },
      ...(current ? [current] : []),
      { ...kind, id: 430, number: '2026-0430', status: 'pending', startsOn: '2027-01-11', endsOn: null },
      { ...kind, id: 425, number: '2026-0425', status: 'activated', startsOn: '2026-10-05', endsOn: null },
      { ...kind, id: 298, number: '2025-0298', status: 'archived', startsOn: '2025-01-13', endsOn: null },
    ],
    levels: [
      { language: { id: 1, name: 'Français' }, level: 'B1', testedOn: '2026-08-28', testerInitials: 'GL' },
      { language: { id: 3, name: 'Español' }, level: 'A1', testedOn: null, testerInitials: null },
    ],
    levelHistory: [
      { language: { id: 1, name: 'Français' }, level: 'B1', testedOn: '2026-08-28', testerInitials: 'GL' },
      { language: { id: 1, name: 'Français' }, level: 'A2', testedOn: '2026-01-09', testerInitials: 'MB' },
      { language: { id: 1, name: 'Français' }, level: 'A1', testedOn: '2025-01-10', testerInitials: 'MB' },
    ],
    needs: [someNeeds()],
    ...differing,
  });
}

const contract = aReportContract();

/**
 * A submitted form that is the latest of its contract, an older file of the same contract, and the file of a completed
 * contract.
 */
export const someReports: StudentReport[] = [
  aStudentReport(),
  aStudentReport({
    id: 1710,
    contract,
    date: '2026-11-20',
    mark: 'marked',
    file: null,
    form: { id: 71, status: 'submitted', savedAt: '2026-11-20T16:30:00.000Z', taggedOn: '2026-11-20' },
    nextLevel: 'B2',
  }),
  aStudentReport({ id: 1709, contract, date: '2026-10-02', mark: 'unmarked' }),
];

/** Contracts that Inès can join, and those that she is already in. */
export const contracts: Contract[] = [
  aContract(),
  aContract({ id: 425, number: '2026-0425' }),
  aContract({
    id: 440,
    number: '2026-0440',
    company: { id: 22, name: 'Banque Champlain' },
    language: { id: 2, name: 'English' },
  }),
  aContract({ id: 441, number: '2026-0441', status: 'pending' }),
  aContract({ id: 442, number: '2026-0442', status: 'done' }),
];

interface Around {
  student?: Partial<Student>;
  reports?: StudentReport[];
  /** Faults of the API calls about students. */
  students?: Pick<StudentsSituation, 'loseAnswers' | 'failWrites' | 'resultsOfOthers'>;
  /** Handlers that take precedence over the defaults. */
  first?: HttpHandler[];
}

/** API handlers for Inès and her records; each story gets new ones. */
export function aroundStudent({
  student,
  reports = someReports,
  students = {},
  first = [],
}: Around = {}): HttpHandler[] {
  return [
    ...first,
    ...studentsHandlers({ students: [anInes(student)], ...students }),
    ...reportsHandlers({ reports, progressReport: aProgressReport(), courseInfo: aCourseInfo() }),
    ...contractsHandlers({ contracts }),
    ...languagesHandlers(),
    ...notesHandlers(),
    ...lookupsHandlers(),
  ];
}
