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

/** The layout with its parts at their URLs. */
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

/** The API handlers that student pages need besides the student: options, documents, notes, reports. */
export const aroundStudents = () => [
  ...contractsHandlers(),
  ...lookupsHandlers(),
  ...filesHandlers({ files: [] }),
  ...notesHandlers(),
  ...reportsHandlers(),
];

/** New records for each story that saves, so that a save does not show in the next story. */
export const freshStudents = (situation: Parameters<typeof studentsHandlers>[0] = {}) => [
  ...studentsHandlers(situation),
  ...aroundStudents(),
];
