import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { StudentText } from '../field/student-fields.ts';
import type { ScaleResult } from '../level-scale/level-scale.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import type { LastReport, StudentReport } from '../progress-report/progress-report.ts';
import type { ReportFormSummary } from '../progress-report/report-form-summary.ts';
import type { CefrLevel } from './cefr-level.ts';
import type { EnrolmentPeriod } from './enrolment-periods.ts';
import type { StudentNeeds } from './student-needs.ts';

/** A level reached in one language (DOMAIN-52). */
export interface LanguageLevel {
  language: NamedReference | null;
  level: CefrLevel;
  testedOn: CalendarDate | null;
  testerInitials: string | null;
}

/** The facts about a student's contract in the list and on the edit page's card (DOMAIN-51, OPEN-94). */
export type StudentContract = Pick<
  Contract,
  'id' | 'number' | 'status' | 'courseType' | 'complementaryDescription' | 'startsOn' | 'endsOn'
>;

/** A contract in a student's history, with the titles of the materials that were requested in it (DOMAIN-60). */
export type PastContract = StudentContract &
  Pick<Contract, 'language'> & {
    materials: string[];
    /** The student's days in it, by first day; undefined for a backend without them. */
    periods?: EnrolmentPeriod[];
  };

/** A student as the lists and the edit page show it (DOMAIN-50 to DOMAIN-56). */
export interface Student extends Person, Record<StudentText, string | null> {
  email: string | null;
  /** `english`, `french`, `spanish`, or a typed text (STU-FORM-08, STU-FORM-09). */
  motherTongue: string | null;
  /** Null for an imported student without a company (DOMAIN-49). */
  company: NamedReference | null;
  /** The secret of the magic link; null until one is generated, and from a backend that shows links one by one. */
  linkToken: string | null;
  /** Whether no administrator has opened the student since it was created (OPEN-93). */
  isNew: boolean;
  /** False once archived. */
  active: boolean;
  hasNotes: boolean;
  contracts: StudentContract[];
  /** One per language, the most recently tested first. */
  levels: LanguageLevel[];
  /** All tests, newest first; empty in lists, and if the backend stores only the latest per language. */
  levelHistory: LanguageLevel[];
  /** Results on the scales of clients, newest first; empty for a backend without them (ADR-0095). */
  scaleResults: ScaleResult[];
  latestPlacementTest: { id: number; storedAt: Timestamp } | null;
  lastReport: LastReport | null;
  /** The report form of the requested contract; null if there is none or no contract was requested. */
  reportForm: ReportFormSummary | null;
  /** All reports, newest first; empty in list responses. */
  reports: StudentReport[];
  /** One per language; empty in list responses. */
  needs: StudentNeeds[];
}
