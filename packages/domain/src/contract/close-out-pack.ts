import { byLastName, type Person } from '../person/person.ts';
import type { ProgressReportForm, StudentReport } from '../progress-report/progress-report.ts';

/** What a close-out pack can hold, in its order; `unfinished` are the reports that were begun and not submitted. */
export const packParts = ['outline', 'register', 'reports', 'unfinished'] as const;
export type PackPart = (typeof packParts)[number];

/** How the report of a student stands: submitted, a file that was uploaded instead, begun, or not there. */
export type PackReportState = 'submitted' | 'file' | 'unfinished' | 'none';

/** A student of a contract and how the report about them stands. */
export interface PackReport {
  student: Person;
  state: PackReportState;
}

type Written = Pick<ProgressReportForm, 'studentId' | 'status'>;
type Listed = Pick<StudentReport, 'student' | 'file'>;

/** Whoever has a report in a contract or should have one, by last name: its students, and those who have left it with a report. */
export function packStudents(
  students: readonly Person[],
  listed: readonly Pick<Listed, 'student'>[],
): Person[] {
  const reported = listed.flatMap(({ student }) => student ?? []);
  return byLastName([...new Map([...reported, ...students].map((person) => [person.id, person])).values()]);
}

/** How the report of each student stands; a submitted form comes before a file, a file before a form that was only begun. */
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

/** The reports that are printed with these parts, in the order of the pack: an uploaded file is a document of its own. */
export function printedReports(reports: readonly PackReport[], parts: readonly PackPart[]): PackReport[] {
  return reports.filter(
    ({ state }) =>
      parts.includes('reports') &&
      (state === 'submitted' || (state === 'unfinished' && parts.includes('unfinished'))),
  );
}

/** The reports that a cover has to speak of as not complete; none where they are left out. */
export function missingReports(reports: readonly PackReport[], parts: readonly PackPart[]): PackReport[] {
  if (!parts.includes('reports') || !parts.includes('unfinished')) return [];
  return reports.filter(({ state }) => state === 'unfinished' || state === 'none');
}

/** A text that every system takes as the name of a file: `2026-0412 Aéro Beauséjour inc`. */
export function asFileName(text: string): string {
  const name = text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  let end = name.length;
  while (end > 0 && ' .'.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
