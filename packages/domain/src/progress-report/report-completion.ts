import type { Person } from '../person/person.ts';
import type { StudentReport } from './progress-report.ts';
import type { ReportFormSummary } from './report-form-summary.ts';

type Reported = { reportForm: Pick<ReportFormSummary, 'status'> | null };

/** The students whose report is missing or not submitted yet (DOMAIN-17 to DOMAIN-20, OPEN-69). */
export function reportsDue<S extends Reported>(students: readonly S[]): S[] {
  return students.filter(({ reportForm }) => reportForm?.status !== 'submitted');
}

/** Whether the report of every student is submitted; true of a class without students (DOMAIN-19, DOMAIN-20). */
export function allReportsDone(students: readonly Reported[]): boolean {
  return reportsDue(students).length === 0;
}

/** The students of a contract without any report: no form was submitted, and no file uploaded (CON-FINAL-01). */
export function studentsWithoutReport<S extends Reported & Pick<Person, 'id'>>(
  students: readonly S[],
  reports: readonly Pick<StudentReport, 'student' | 'file' | 'form'>[],
): S[] {
  const reported = new Set(reports.filter(isIn).map(({ student }) => student?.id));
  return reportsDue(students).filter(({ id }) => !reported.has(id));
}

/** Whether a report can be read: a form that was only begun cannot. */
function isIn({ file, form }: Pick<StudentReport, 'file' | 'form'>): boolean {
  return file !== null || (form !== null && form.status !== 'incomplete');
}
