import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import type { CefrLevel } from '../student/cefr-level.ts';
import type { ReportFormStatus, ReportFormSummary } from './report-form-summary.ts';

/** The ratings of a skill, best first (REP-FORM-18, REP-FORM-19). */
export const ratings = ['excellent', 'very-good', 'good', 'needs-work', 'not-applicable'] as const;
export type Rating = (typeof ratings)[number];

/** The rated skills in the order of the wizard's steps (REP-FORM-14 to REP-FORM-16). */
export const skillGroups = {
  selfLearning: ['preparation', 'participation', 'homework', 'extracurricularActivities'],
  oral: ['oralGrammar', 'oralVocabulary', 'pronunciation', 'listeningComprehension', 'oralFluency'],
  written: [
    'writtenGrammar',
    'vocabularyAndSpelling',
    'textOrganisation',
    'syntax',
    'writtenFluency',
    'writtenContent',
    'readingComprehension',
  ],
} as const;
export type SkillGroup = keyof typeof skillGroups;
export type Skill = (typeof skillGroups)[SkillGroup][number];

/** The report that a teacher writes about one student of one contract (DOMAIN-62). */
export interface ProgressReportForm extends ReportFormSummary {
  studentId: number;
  contractId: number;
  ratings: Record<Skill, Rating | null>;
  comments: string | null;
  recommendations: string | null;
  nextLevel: CefrLevel | null;
  savedAt: Timestamp | null;
  updatedAt: Timestamp | null;
  /** The day by which the organization files the report: the day of its submission (DECISION-19). */
  taggedOn: CalendarDate | null;
}

/** What a report says about the course; one per contract, shared by all its students (DOMAIN-64, DECISION-22). */
export interface CourseInfo {
  id: number;
  contractId: number;
  materialUsed: string | null;
  appsAndSitesUsed: string | null;
  skillsCovered: string | null;
  grammarPointsCovered: string | null;
}

/** The facts about a contract that every report shows. */
export type ReportContract = Pick<Contract, 'id' | 'number' | 'startsOn' | 'endsOn'>;

/** The facts about a contract on a printed report; facts that the backend does not send are omitted. */
export type PrintedContract = ReportContract &
  Partial<Pick<Contract, 'language' | 'courseType' | 'teacher' | 'hoursPerClass' | 'numberOfClasses'>>;

/** A form with its student and contract (DOMAIN-63). */
export interface ProgressReport {
  form: ProgressReportForm;
  student: Person;
  contract: PrintedContract;
}

/** A report that was uploaded as a file (DOMAIN-54). */
export interface ReportFile {
  id: number;
  name: string | null;
  storedAt: Timestamp | null;
  taggedOn: CalendarDate | null;
}

/** Marks of reports: 0 `unmarked`, 1 `uploaded`, 2 `marked` as latest (DOMAIN-14 to DOMAIN-16). */
export const reportMarks = ['unmarked', 'uploaded', 'marked'] as const;
export type ReportMark = (typeof reportMarks)[number];

/** A form as it appears in lists; the status is null if the backend does not send it. */
export type ReportFormHead = Pick<ProgressReportForm, 'id' | 'savedAt' | 'taggedOn'> & {
  status: ReportFormStatus | null;
};

/** One report in a student's history: a file or a form (DOMAIN-61). */
export interface StudentReport {
  id: number;
  date: CalendarDate | null;
  mark: ReportMark;
  contract: ReportContract | null;
  student: Person | null;
  file: ReportFile | null;
  form: ReportFormHead | null;
  /** The taught language; null if the backend does not send it in lists. */
  language: NamedReference | null;
  /** The next level that the teacher recommends; null if there is none, or if the backend does not send it in lists. */
  nextLevel: CefrLevel | null;
}

/** The latest report of a student, a file or a form (DOMAIN-54). */
export type LastReport = Pick<StudentReport, 'file' | 'form'> & { contractId: number | null };

/** A row of the reports list or of a company's page: a contract and one of its students (DOMAIN-65 to DOMAIN-67). */
export interface CompanyReportRow {
  /** Without the status if the backend omits it in lists. */
  contract: ReportContract & Partial<Pick<Contract, 'status'>>;
  student: Person;
  company: Omit<NamedReference, 'id'> | null;
  lastReport: LastReport | null;
  /** Null if the backend does not send it in lists. */
  nextLevel: CefrLevel | null;
  /** Minutes that the student attended; null if the backend does not include it in lists. */
  minutesAttended: number | null;
  /** Hours of the whole contract; null if the backend does not include it in lists. */
  contractedHours: number | null;
  /** Whether this student's report is required and missing; null if the backend does not send it in lists. */
  reportDue: boolean | null;
}
