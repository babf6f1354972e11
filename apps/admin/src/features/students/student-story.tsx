import {
  contractsHandlers,
  filesHandlers,
  lookupsHandlers,
  notesHandlers,
  reportsHandlers,
  studentsHandlers,
} from '@portal/api-client/testing';
import { Route, Routes } from 'react-router-dom';
import { StudentDocumentsPage } from './documents/StudentDocumentsPage';
import { StudentBasicPage } from './StudentBasicPage';
import { StudentEditLayout } from './StudentEditLayout';
import { StudentHistoryPage } from './StudentHistoryPage';

/** The frame with the parts that it holds, at their addresses. */
export function StudentEdit() {
  return (
    <Routes>
      <Route path=":id" element={<StudentEditLayout />}>
        <Route path="basic" element={<StudentBasicPage />} />
        <Route path="history" element={<StudentHistoryPage />} />
        <Route path="documents" element={<StudentDocumentsPage />} />
      </Route>
    </Routes>
  );
}

/** What a student is shown with, besides the student: choices, papers, notes, reports. */
export const aroundStudents = () => [
  ...contractsHandlers(),
  ...lookupsHandlers(),
  ...filesHandlers({ files: [] }),
  ...notesHandlers(),
  ...reportsHandlers(),
];

/** Each story that writes has records of its own: a save in one must not show in the next. */
export const freshStudents = (situation: Parameters<typeof studentsHandlers>[0] = {}) => [
  ...studentsHandlers(situation),
  ...aroundStudents(),
];
