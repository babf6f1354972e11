import type { ReachedAbsence } from '../absence/absence-thresholds.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarMonth } from '../calendar/calendar-month.ts';
import type { ScaleProgress } from '../level-scale/level-scale.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import { completedAt } from '../progress-report/latest-report.ts';
import type { LastReport, ReportContract } from '../progress-report/progress-report.ts';
import { type CefrLevel, cefrLevels } from '../student/cefr-level.ts';
import type { EnrolmentPeriod } from '../student/enrolment-periods.ts';
import type { LevelStep } from '../student/level-steps.ts';

/** Minutes of classes, counted once per student. */
export interface StudentMinutes {
  taught: number;
  attended: number;
  /** The missed minutes of excused absences. */
  excused: number;
  /** The missed minutes with announced absences; undefined for a backend without such announcements. */
  announced?: number | undefined;
  late: number;
  leftEarly: number;
}

/** A contract of a company with its hours. */
export interface SummarizedContract extends ReportContract {
  language: NamedReference | null;
  students: number;
  /** Null if the contract states no hours. */
  minutesContracted: number | null;
  /** Sum of all classes of the contract. */
  minutesTaught: number;
  minutesTaughtInPeriod: number;
}

/** The classes of a month. */
export interface MonthOfClasses {
  month: CalendarMonth;
  taught: number;
  attended: number;
}

/** A level of a student; `on` is null if the date of its test is unknown. */
export type SummarizedLevel = Omit<LevelStep, 'on'> & { on: CalendarDate | null };

/** A student of a contract in the period. */
export interface SummarizedStudent {
  contractId: number;
  student: Person;
  /** The latest complete report of the period. */
  lastReport: LastReport | null;
  nextLevel: CefrLevel | null;
  levelAtStart: CefrLevel | null;
  levelNow: CefrLevel | null;
  /** One item for each scale of a client with a result; undefined for a backend without such scales. */
  scaleLevels?: ScaleProgress[] | undefined;
  /** The student's days in the contract, by first day; empty if unknown, undefined for a backend without them. */
  periods?: EnrolmentPeriod[] | undefined;
  /** Minutes attended in the whole contract; null for a student who has left it on an unknown day. */
  minutesAttended: number | null;
  /** Attendance in the period; null for a student who has left the contract on an unknown day. */
  attendance: StudentMinutes | null;
  /**
   * What the student missed of the whole contract, once that has reached a threshold; null before, undefined for a backend
   * without thresholds.
   */
  absence?: ReachedAbsence | null | undefined;
  months: MonthOfClasses[];
  levels: SummarizedLevel[];
}

/** Number of students who had a level at the start, and who have it now. */
export interface LevelCount {
  level: CefrLevel;
  atStart: number;
  now: number;
}

/** A company's summary of its contracts in a period. */
export interface CompanySummary {
  company: NamedReference;
  /** The years with contracts or reports, latest first. */
  years: number[];
  students: number;
  studentsWithReport: number;
  attendance: StudentMinutes;
  minutesContracted: number;
  minutesTaught: number;
  levels: LevelCount[];
  levelsGained: number;
  contracts: SummarizedContract[];
  rows: SummarizedStudent[];
}

/**
 * Returns the attended share in whole percent; null without classes. Only full attendance is 100, and only none is 0.
 */
export function attendedPercent({
  taught,
  attended,
}: Pick<StudentMinutes, 'taught' | 'attended'>): number | null {
  if (taught === 0) return null;
  if (attended === 0 || attended >= taught) return attended === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((attended / taught) * 100)));
}

/**
 * Returns the missed minutes of absences, with and without an announcement; null if the backend has no announcements.
 * Coming late and leaving early do not count as absences.
 */
export function absentMinutes(minutes: StudentMinutes): { announced: number; unannounced: number } | null {
  const { taught, attended, late, leftEarly, announced } = minutes;
  if (announced === undefined) return null;
  return { announced, unannounced: Math.max(0, taught - attended - late - leftEarly - announced) };
}

/** Attendance below this percentage is highlighted. */
const lowPercent = 90;

/** Returns whether attendance is low enough to be highlighted. */
export function isLowAttendance(percent: number): boolean {
  return percent < lowPercent;
}

/** Returns how many levels a student advanced; 0 if a level is unknown or lower than before. */
export function levelsGained({
  levelAtStart,
  levelNow,
}: Pick<SummarizedStudent, 'levelAtStart' | 'levelNow'>): number {
  if (!levelAtStart || !levelNow) return 0;
  return Math.max(0, cefrLevels.indexOf(levelNow) - cefrLevels.indexOf(levelAtStart));
}

/** Returns whether a report was completed after a time. */
export function completedAfter(report: Pick<LastReport, 'file' | 'form'> | null, moment: string): boolean {
  const completed = completedAt(report);
  return completed !== null && completed > moment;
}
