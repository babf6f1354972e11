import { StudentHead, useOpenStudent } from './StudentEditLayout';

/** Part of a student. */
export function StudentBasicPage() {
  return <StudentHead student={useOpenStudent()} />;
}
