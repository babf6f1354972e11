import { StudentHead, useOpenStudent } from './StudentEditLayout';

/** Part of a student. */
export function StudentHistoryPage() {
  return <StudentHead student={useOpenStudent()} />;
}
