import type { ReportFormSummary } from './progress-report.ts';

type Reported = { reportForm: Pick<ReportFormSummary, 'status'> | null };

/** The students whose report is missing or not submitted yet (DOMAIN-17 to DOMAIN-20, OPEN-69). */
export function reportsDue<S extends Reported>(students: readonly S[]): S[] {
  return students.filter(({ reportForm }) => reportForm?.status !== 'submitted');
}

/** Whether the report of every student is submitted; true of a class without students (DOMAIN-19, DOMAIN-20). */
export function allReportsDone(students: readonly Reported[]): boolean {
  return reportsDue(students).length === 0;
}
