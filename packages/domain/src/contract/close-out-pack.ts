import type { Lesson } from '../attendance/lesson.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { byLastName } from '../person/by-last-name.ts';
import type { Person } from '../person/person.ts';
import type { ProgressReportForm, StudentReport } from '../progress-report/progress-report.ts';
import { lastPeriod } from '../student/enrolment-periods.ts';
import type { ContractStudent } from './contract.ts';
import type { ContractPeople } from './contract-students.ts';

/** Parts of a close-out pack, in order; `unfinished` are reports that were started but not submitted. */
export const packParts = ['outline', 'register', 'reports', 'unfinished'] as const;
export type PackPart = (typeof packParts)[number];

/** State of a student's report: submitted form, uploaded file, started form, or missing. */
export type PackReportState = 'submitted' | 'file' | 'unfinished' | 'none';

/** A student of a close-out pack. */
export interface PackStudent extends Person {
  /** The last day in the contract of a student who has left it; undefined if it is not known. */
  leftOn?: CalendarDate;
}

/** A student and the state of their report. */
export interface PackReport {
  student: PackStudent;
  state: PackReportState;
}

type Written = Pick<ProgressReportForm, 'studentId' | 'status'>;
type Listed = Pick<StudentReport, 'student' | 'file'>;

/**
 * Returns the students of the pack by last name: those of the contract, and those who have left it and have a report or
 * at least one recorded class (DECISION-79).
 */
export function packStudents(
  {
    students,
    formerStudents = [],
  }: ContractPeople<Pick<ContractStudent, 'id' | 'name' | 'lastName' | 'periods'>>,
  listed: readonly Pick<Listed, 'student'>[],
  lessons: readonly Pick<Lesson, 'memberIds' | 'status'>[],
): PackStudent[] {
  const taught = new Set(
    lessons.flatMap(({ memberIds = [], status }) => (status === 'active' ? memberIds : [])),
  );
  const reported = listed.flatMap(({ student }) => student ?? []);
  const left = formerStudents
    .filter(({ id }) => taught.has(id) || reported.some((student) => student.id === id))
    .map(({ id, name, lastName, periods = [] }) => ({
      id,
      name,
      lastName,
      leftOn: lastPeriod(periods)?.to ?? undefined,
    }));
  const people: PackStudent[] = [...reported, ...left, ...students];
  return byLastName([...new Map(people.map((person) => [person.id, person])).values()]);
}

/**
 * Returns the state of each student's report; a submitted form takes precedence over a file, a file over a started
 * form.
 */
export function packReports(
  students: readonly PackStudent[],
  forms: readonly Written[],
  listed: readonly Listed[],
): PackReport[] {
  const stateOf = ({ id }: PackStudent): PackReportState => {
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

/**
 * Returns the incomplete reports that the cover lists; empty if reports are not part of the pack. Students who have
 * left the contract need no report.
 */
export function missingReports(reports: readonly PackReport[], parts: readonly PackPart[]): PackReport[] {
  if (!parts.includes('reports') || !parts.includes('unfinished')) return [];
  return reports.filter(isReportMissing);
}

/** Returns whether a required report is not submitted. */
export function isReportMissing({ state, student }: PackReport): boolean {
  return student.leftOn === undefined && (state === 'unfinished' || state === 'none');
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
