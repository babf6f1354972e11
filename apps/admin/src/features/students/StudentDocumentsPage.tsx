import { StudentHead, useOpenStudent } from './StudentEditLayout';

/** Part of a student. */
export function StudentDocumentsPage() {
  return <StudentHead student={useOpenStudent()} />;
}
