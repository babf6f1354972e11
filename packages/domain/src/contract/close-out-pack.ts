import { byLastName } from '../person/by-last-name.ts';
import type { Person } from '../person/person.ts';
import type { ProgressReportForm, StudentReport } from '../progress-report/progress-report.ts';

/** Parts of a close-out pack, in order; `unfinished` are reports that were started but not submitted. */
export const packParts = ['outline', 'register', 'reports', 'unfinished'] as const;
export type PackPart = (typeof packParts)[number];

/** State of a student's report: submitted form, uploaded file, started form, or missing. */
export type PackReportState = 'submitted' | 'file' | 'unfinished' | 'none';

/** A student and the state of their report. */
export interface PackReport {
  student: Person;
  state: PackReportState;
}

type Written = Pick<ProgressReportForm, 'studentId' | 'status'>;
type Listed = Pick<StudentReport, 'student' | 'file'>;

/** Returns the students of the pack by last name: those of the contract, and former students with a report. */
export function packStudents(
  students: readonly Person[],
  listed: readonly Pick<Listed, 'student'>[],
): Person[] {
  const reported = listed.flatMap(({ student }) => student ?? []);
  return byLastName([...new Map([...reported, ...students].map((person) => [person.id, person])).values()]);
}

/**
 * Returns the state of each student's report; a submitted form takes precedence over a file, a file over a started
 * form.
 */
export function packReports(
  students: readonly Person[],
  forms: readonly Written[],
  listed: readonly Listed[],
): PackReport[] {
  const stateOf = ({ id }: Person): PackReportState => {
    const form = forms.find(({ studentId }) => studentId === id);
    if (form?.status === 'submitted') return 'submitted';
    if (listed.some(({ student, file }) => student?.id === id && file)) return 'file';
    return form ? 'unfinished' : 'none';
  };
  return students.map((student) => ({ student, state: stateOf(student) }));
}

/** Returns the reports to print with these parts; an uploaded file is printed separately. */
export function printedReports(reports: readonly PackReport[], parts: readonly PackPart[]): PackReport[] {
  return reports.filter(
    ({ state }) =>
      parts.includes('reports') &&
      (state === 'submitted' || (state === 'unfinished' && parts.includes('unfinished'))),
  );
}

/** Returns the incomplete reports that the cover lists; empty if reports are not part of the pack. */
export function missingReports(reports: readonly PackReport[], parts: readonly PackPart[]): PackReport[] {
  if (!parts.includes('reports') || !parts.includes('unfinished')) return [];
  return reports.filter(({ state }) => state === 'unfinished' || state === 'none');
}

/** Returns a text as a file name that every system accepts: `2026-0412 Aéro Beauséjour inc`. */
export function asFileName(text: string): string {
  const name = text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  let end = name.length;
  while (end > 0 && ' .'.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
