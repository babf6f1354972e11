import type { Person } from '../person/person.ts';
import type { StudentReport } from './progress-report.ts';
import type { ReportFormSummary } from './report-form-summary.ts';

type Reported = { reportForm: Pick<ReportFormSummary, 'status'> | null };

/** Returns the students whose report is missing or not submitted yet (DOMAIN-17 to DOMAIN-20, OPEN-69). */
export function reportsDue<S extends Reported>(students: readonly S[]): S[] {
  return students.filter(({ reportForm }) => reportForm?.status !== 'submitted');
}

/** Returns whether the reports of all students are submitted; true without students (DOMAIN-19, DOMAIN-20). */
export function allReportsDone(students: readonly Reported[]): boolean {
  return reportsDue(students).length === 0;
}

/** Returns the students of a contract without any report: no submitted form and no uploaded file (CON-FINAL-01). */
export function studentsWithoutReport<S extends Reported & Pick<Person, 'id'>>(
  students: readonly S[],
  reports: readonly Pick<StudentReport, 'student' | 'file' | 'form'>[],
): S[] {
  const reported = new Set(reports.filter(isIn).map(({ student }) => student?.id));
  return reportsDue(students).filter(({ id }) => !reported.has(id));
}

/** Returns whether a report can be read; a form that was only started cannot. */
function isIn({ file, form }: Pick<StudentReport, 'file' | 'form'>): boolean {
  return file !== null || (form !== null && form.status !== 'incomplete');
}
