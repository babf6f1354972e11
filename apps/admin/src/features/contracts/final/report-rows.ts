import { byLastName, newestFirst, type Person, type StudentReport } from '@portal/domain';

/** A row of the report table: a report, or a student without one. */
export interface ReportRow {
  id: string;
  /** Null if the backend does not say whose report it is. */
  student: Person | null;
  report: StudentReport | null;
}

/**
 * Sorts the reports by student, newest first, including students who left the contract; reports of unknown students
 * come last.
 */
export function reportRows(students: readonly Person[], reports: readonly StudentReport[]): ReportRow[] {
  const ofReports = reports.flatMap(({ student }) => student ?? []);
  const everybody = new Map([...ofReports, ...students].map((person) => [person.id, person]));
  return [...byLastName([...everybody.values()]), null].flatMap((student): ReportRow[] => {
    const own = newestFirst(reports.filter((report) => report.student?.id === student?.id));
    if (own.length === 0) return student ? [{ id: `student-${student.id}`, student, report: null }] : [];
    return own.map((report) => ({ id: `report-${report.id}`, student, report }));
  });
}
