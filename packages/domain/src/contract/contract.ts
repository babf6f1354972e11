import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ContractMaterial } from '../material/material.ts';
import type { OutlineSummary } from '../outline/outline.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import type { ReportFormSummary } from '../progress-report/report-form-summary.ts';
import type { EnrolmentPeriod } from '../student/enrolment-periods.ts';
import type { ContractStatus } from './contract-status.ts';

/** A kind of course, such as private or group. */
export interface CourseType {
  id: number;
  /** In French. */
  name: string;
  /** In English; missing from a backend without the extension `course-types`. */
  nameEn?: string | null;
}

/** A course type of the settings. */
export interface ListedCourseType extends CourseType {
  /** False once archived: records keep it, and selectors no longer offer it. */
  active: boolean;
  /** The `ETag`; null from a backend that cannot change course types. */
  version: string | null;
}

/** A student of a contract and the status of their report; null if none was started (DOMAIN-55). */
export interface ContractStudent extends Person {
  reportForm: ReportFormSummary | null;
  /** By first day; undefined for a backend without them. */
  periods?: EnrolmentPeriod[];
}

/** A former teacher of a contract (DOMAIN-48). */
export interface PreviousTeacher {
  teacher: Person;
  /** Hours done by then; null if not recorded. */
  hoursDone: number | null;
  motive: string | null;
}

/** A teacher of a contract with the first day; null means from the beginning. */
export interface TeachingOfContract {
  teacher: Person;
  from: CalendarDate | null;
}

/** A contract: one series of classes sold to a company (DOMAIN-34 to DOMAIN-40). */
export interface Contract {
  id: number;
  /** Contract number for display, assigned by the server (OPEN-50). */
  number: string;
  status: ContractStatus;
  flagged: boolean;
  confirmationSent: boolean;
  si: boolean;
  tcs: boolean;
  sc: boolean;
  sentToClientOn: CalendarDate | null;
  completed: boolean;
  teacher: Person | null;
  /**
   * Whether the teacher who reads it may only record attendance, as a substitute or for their own days before a change
   * of teacher.
   */
  attendanceOnly?: boolean;
  /** Oldest first; empty unless the contract was read on its own. */
  previousTeachers: PreviousTeacher[];
  /** Who teaches from which day; undefined if the teacher never changed on a known day, or the backend does not say. */
  teaching?: TeachingOfContract[];
  language: NamedReference | null;
  courseType: CourseType | null;
  complementaryDescription: string | null;
  company: NamedReference | null;
  contactPerson: string | null;
  invoice: string | null;
  approved: boolean;
  expiresOn: CalendarDate | null;
  description: string | null;
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  schedule: string | null;
  location: string | null;
  /** The address of the online meeting of all classes; undefined without `meeting-attendance`. */
  meetingLink?: string | null;
  /** Hours per class; decimals are allowed (OPEN-54). */
  hoursPerClass: number | null;
  numberOfClasses: number | null;
  /** Whether each cancellation proposes to add a class at the end; undefined for a backend without it. */
  classAtEnd?: boolean;
  attendanceComplete: boolean;
  /** Id in the server's list of material statuses (OPEN-42). */
  materialStatusId: number | null;
  outline: OutlineSummary | null;
  materials: ContractMaterial[];
  /** The teacher declared that no material is needed (DOMAIN-26). */
  noMaterialNeeded: boolean;
  /** Empty in some responses; `studentCount` is always set. */
  students: ContractStudent[];
  /**
   * Former students with their periods, by last day; undefined in some responses, and for a backend without periods.
   */
  formerStudents?: ContractStudent[];
  studentCount: number;
  /** Colour of each highlighted cell, by the column's name (OPEN-46). */
  highlights: Record<string, string>;
  noteCount: number;
  /** Minutes taught to date; null if the backend does not include it in lists. */
  minutesTaught: number | null;
  /** Lessons recorded to date; null if the backend does not include it in lists. */
  lessonsRecorded: number | null;
  /**
   * Sent back with a save, which fails if someone else saved first (DECISION-37); null if the backend has no versions.
   */
  version: string | null;
}
