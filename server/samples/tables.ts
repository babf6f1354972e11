import type { OutlineFields, ProgressFormFields } from '@portal/api-client/treaty';
import type { FileType } from '@portal/domain';
import type { SelectType } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The columns of a table in camel case, without computed ones, versions, and those that are named. */
type RowOf<Table extends keyof Schema, Without extends keyof Schema[Table] = never> = {
  readonly [Column in Exclude<
    keyof Schema[Table] & string,
    Without | `${string}_folded` | 'version'
  > as CamelCase<Column>]: SelectType<Schema[Table][Column]>;
};

/**
 * The rows of a data set, one type per table: the samples are written as one, and tests and `/api/__db` read the database
 * as one. Columns are those of the schema, except where a row holds what the database keeps in tables of its own.
 */
export interface UserRow extends RowOf<'users', 'login_at' | 'invited_at' | 'password_link_at'> {
  readonly loginDate: string | null;
  readonly emailDate: string | null;
}

export interface TeacherRow extends RowOf<'teachers'> {
  readonly languageIds: readonly number[];
  /** Without `from`, a rate counts since always. */
  readonly rates: readonly {
    readonly courseTypeId: number;
    readonly rate: number | null;
    readonly from?: string;
  }[];
}

export type NamedRow = RowOf<'languages'>;

export type CourseTypeRow = RowOf<'course_types', 'updated_at'>;

export interface CompanyRow extends RowOf<'companies', 'link_sealed' | 'link_digest' | 'contact_version'> {
  readonly tokenLogin: string | null;
}

export type MaterialRow = RowOf<'materials'>;

export interface StudentRow extends RowOf<'students', 'link_sealed' | 'link_digest'> {
  readonly tokenLogin: string | null;
  /** Every test that was taken, in any order. */
  readonly levels: readonly {
    readonly languageId: number;
    readonly level: string;
    readonly lastTest: string | null;
    readonly testerInitials: string | null;
  }[];
}

/** What a student wants to learn in one language: one row serves both shapes of the wire (CONFLICT-38). */
export type StudentNeedsRow = RowOf<'student_needs'>;

export interface ContractRow extends RowOf<'contracts', 'created_at'> {
  readonly previousTeachers: readonly (RowOf<'previous_teachers', 'id' | 'contract_id' | 'replaced_on'> & {
    /** The first day of the next teacher; without it, the entry says nothing about days. */
    readonly replacedOn?: string;
  })[];
}

export interface EnrolmentRow {
  readonly id: number;
  readonly contractId: number;
  readonly studentId: number;
  /** The first day; without it, from the first class. */
  readonly startsOn?: string;
  /** The last day; without it, the student is in the contract. */
  readonly endsOn?: string;
}

export type ContractMaterialRow = RowOf<'material_requests'>;

export interface LessonRow {
  readonly id: number;
  readonly contractId: number;
  readonly date: string;
  readonly minutes: number;
  readonly absentStudentIds: readonly number[];
  /** 0 once deleted: it then counts for nothing and can be brought back (OPEN-51). */
  readonly status: 0 | 1;
  readonly note?: string;
  /** The teacher who gave the class; the contract’s teacher by default. */
  readonly teacherId?: number | null;
  /** Null if it is not known. */
  readonly recordedAt?: string | null;
  /** Students who came late, left early or were excused. */
  readonly details?: readonly LessonDetailRow[];
}

export type LessonDetailRow = RowOf<'lesson_details', 'lesson_id'>;

/** The plan of a contract. Its lists are as on the wire. */
export type ClassPlanRow = RowOf<'class_plans', 'updated_at'>;

export interface PlannedClassRow extends RowOf<'planned_classes', 'held_on' | 'begins_at' | 'updated_at'> {
  readonly date: string;
  readonly time: string;
}

/** Days on which the organisation gives no classes. */
export type ClosedDaysRow = RowOf<'closed_days'>;

/** A saved view of a list. */
export type SavedViewRow = RowOf<'saved_views', 'updated_at'>;

/** What a person chose for the views of a list. */
export interface ViewChoiceRow extends RowOf<'view_choices'> {
  readonly id: number;
}

/** A snoozed follow-up. */
export type SnoozeRow = RowOf<'snoozes', 'updated_at'>;

/** A phrase for comments; one of the office without a teacher. */
export type PhraseRow = RowOf<'phrases', 'updated_at'>;

/** The month of a teacher, as it was handed in or approved. */
export interface StatementRow extends RowOf<'statements', 'updated_at'> {
  readonly lines: readonly StatementLineRow[];
}

/** What a statement holds of one contract at one rate. */
export interface StatementLineRow extends RowOf<'statement_lines', 'statement_id' | 'classes' | 'part'> {
  /** The records behind it. */
  readonly classes: readonly { readonly lessonId: number; readonly date: string; readonly minutes: number }[];
}

/** An import of people from a file, and what became of each line. */
export interface ImportRow extends RowOf<'imports', 'size'> {
  readonly lines: readonly RowOf<'import_lines', 'import_id'>[];
}

export type ImportColumnRow = RowOf<'import_columns'>;

/** A reminder that a teacher was mailed. */
export interface ReminderRow extends RowOf<'reminders'> {
  readonly items: readonly RowOf<'reminder_items', 'id' | 'reminder_id'>[];
}

/** A teacher who wants no weekly digest. */
export type DigestRefusalRow = RowOf<'digest_refusals'>;

/** The private calendar address of a teacher. */
export interface CalendarLinkRow {
  readonly id: number;
  readonly userId: number;
  readonly token: string | null;
}

/** What is known of a private link, besides its token. */
export type PrivateLinkRow = RowOf<'private_links'>;

/** A private link that was revoked or replaced. */
export interface DeadLinkRow extends RowOf<'dead_links', 'digest'> {
  readonly id: number;
  /** The secret of the link; its digest once it is stored. */
  readonly token: string;
}

export interface OutlineRow extends RowOf<'outlines', 'answers' | 'updated_at'> {
  /** The form's fields under their wire names. */
  readonly answers: Omit<OutlineFields, 'status'>;
}

export type CourseInfoRow = RowOf<'course_infos'>;

/** A progress report written in the wizard. */
export interface ReportFormRow extends RowOf<'report_forms', 'answers' | 'changed_at'> {
  /** The wizard's fields under their wire names: ratings, comments, recommendations, next_level. */
  readonly answers: ProgressFormFields;
  readonly updatedAt: string;
}

/** One line of a student's list of progress reports: an uploaded file or a form. */
export interface ReportRow extends RowOf<'reports', 'reported_on'> {
  readonly date: string;
}

export interface FileRow extends RowOf<'files', 'ref_type' | 'is_template' | 'content_key' | 'size'> {
  readonly refType: FileType;
  /** Where the content is kept and its bytes; null for a file of the samples, which is made up when asked for. */
  readonly upload: { readonly key: string; readonly size: number } | null;
}

/** The file of an online meeting; `upload` as in a `FileRow`. */
export interface MeetingFileRow extends RowOf<'meeting_files', 'content_key' | 'size' | 'sha256'> {
  readonly upload: (NonNullable<FileRow['upload']> & { readonly sha256: string }) | null;
}

export type NoteRow = RowOf<'notes'>;

/** A mail of the outbox. */
export interface MailRow {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly writtenAt: string;
  readonly sentAt: string | null;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly claimedAt: string | null;
  readonly failedAt: string | null;
  readonly error: string | null;
  readonly offLink?: string | null;
  /** The link to set a password that the mail carries: it has a secret once the mail is sent. */
  readonly passwordLinkId?: number | null;
  /** Random, as no two mails have it. */
  readonly messageKey?: string;
}

/** The answer to a write that carried an `Idempotency-Key`, so that the same write sent again changes nothing. */
export interface KeyedWriteRow {
  readonly id: number;
  readonly key: string;
  readonly userId: number | null;
  readonly request: string;
  readonly answer: string;
}

/** A link to set a password, as it was mailed to a user. */
export interface PasswordLinkRow extends RowOf<'password_links', 'digest' | 'ended'> {
  /** The secret of the link; its digest once it is stored. */
  readonly hash: string;
  /** What ended it before its time: a password set with it, or a newer link or password. */
  readonly end: 'used' | 'replaced' | null;
}

/** One sign-in and all tokens that followed from it. */
export interface SessionRow {
  readonly id: number;
  /** Carried by each token of the session. */
  readonly session: string;
  /** The refresh tokens that were used, with the second of the first use. */
  readonly used: readonly { readonly token: string; readonly at: number }[];
  /** None of its tokens counts any more. */
  readonly isOver: boolean;
  /** The second in which its last refresh token expires. */
  readonly expiresAt: number;
}

export interface Tables {
  users: UserRow;
  teachers: TeacherRow;
  languages: NamedRow;
  courseTypes: CourseTypeRow;
  companies: CompanyRow;
  materials: MaterialRow;
  students: StudentRow;
  studentNeeds: StudentNeedsRow;
  contracts: ContractRow;
  enrolments: EnrolmentRow;
  contractMaterials: ContractMaterialRow;
  lessons: LessonRow;
  classPlans: ClassPlanRow;
  plannedClasses: PlannedClassRow;
  closedDays: ClosedDaysRow;
  calendarLinks: CalendarLinkRow;
  privateLinks: PrivateLinkRow;
  deadLinks: DeadLinkRow;
  statements: StatementRow;
  savedViews: SavedViewRow;
  viewChoices: ViewChoiceRow;
  snoozes: SnoozeRow;
  phrases: PhraseRow;
  imports: ImportRow;
  importColumns: ImportColumnRow;
  reminders: ReminderRow;
  digestRefusals: DigestRefusalRow;
  outlines: OutlineRow;
  courseInfos: CourseInfoRow;
  reportForms: ReportFormRow;
  reports: ReportRow;
  files: FileRow;
  meetingFiles: MeetingFileRow;
  notes: NoteRow;
  mails: MailRow;
  keyedWrites: KeyedWriteRow;
  passwordLinks: PasswordLinkRow;
  sessions: SessionRow;
}

export type TableName = keyof Tables;

/** A whole data set: every table with its rows, ascending by id. */
export type DataSet = { readonly [N in TableName]: readonly Tables[N][] };

const names: Record<TableName, true> = {
  users: true,
  teachers: true,
  languages: true,
  courseTypes: true,
  companies: true,
  materials: true,
  students: true,
  studentNeeds: true,
  contracts: true,
  enrolments: true,
  contractMaterials: true,
  lessons: true,
  classPlans: true,
  plannedClasses: true,
  closedDays: true,
  calendarLinks: true,
  privateLinks: true,
  deadLinks: true,
  statements: true,
  savedViews: true,
  viewChoices: true,
  snoozes: true,
  phrases: true,
  imports: true,
  importColumns: true,
  reminders: true,
  digestRefusals: true,
  outlines: true,
  courseInfos: true,
  reportForms: true,
  reports: true,
  files: true,
  meetingFiles: true,
  notes: true,
  mails: true,
  keyedWrites: true,
  passwordLinks: true,
  sessions: true,
};

/** Every table's name. */
export const tableNames = Object.keys(names) as TableName[];
