import type { OutlineFields, ProgressFormFields } from '@portal/api-client/openapi';
import type { FileType } from '@portal/domain';
import type { SelectType } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The columns of a table in camel case, without computed columns, versions, and the columns in `Without`. */
type RowOf<Table extends keyof Schema, Without extends keyof Schema[Table] = never> = {
  readonly [Column in Exclude<
    keyof Schema[Table] & string,
    Without | `${string}_folded` | 'version'
  > as CamelCase<Column>]: SelectType<Schema[Table][Column]>;
};

/**
 * The rows of a data set, one type per table. Samples are written in this form, and tests and `/api/__db` read the
 * database in it. Columns are those of the schema, except where a row contains data that the database stores in
 * separate tables.
 */
export interface UserRow
  extends RowOf<'users', 'login_at' | 'invited_at' | 'password_link_at' | 'second_factor_reminded_at'> {
  readonly loginDate: string | null;
  readonly emailDate: string | null;
}

export interface TeacherRow extends RowOf<'teachers'> {
  readonly languageIds: readonly number[];
  /** Without `from`, the rate applies from the beginning. */
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
  /** Every test, in any order. */
  readonly levels: readonly {
    readonly languageId: number;
    readonly level: string;
    readonly lastTest: string | null;
    readonly testerInitials: string | null;
  }[];
}

/** The wishes of a student for one language. The API shows each row in two shapes (CONFLICT-38). */
export type StudentNeedsRow = RowOf<'student_needs'>;

export interface ContractRow extends RowOf<'contracts', 'created_at'> {
  readonly previousTeachers: readonly (RowOf<'previous_teachers', 'id' | 'contract_id' | 'replaced_on'> & {
    /** The first day of the next teacher; if missing, the day is unknown. */
    readonly replacedOn?: string;
  })[];
}

export interface EnrolmentRow {
  readonly id: number;
  readonly contractId: number;
  readonly studentId: number;
  /** The first day; if missing, the period starts with the first class. */
  readonly startsOn?: string;
  /** The last day; if missing, the student is still in the contract. */
  readonly endsOn?: string;
}

export type ContractMaterialRow = RowOf<'material_requests'>;

export interface LessonRow {
  readonly id: number;
  readonly contractId: number;
  readonly date: string;
  readonly minutes: number;
  readonly absentStudentIds: readonly number[];
  /** 0 for a deleted record, which does not count and can be restored (OPEN-51). */
  readonly status: 0 | 1;
  readonly note?: string;
  /** The teacher who gave the class; the contract’s teacher by default. */
  readonly teacherId?: number | null;
  /** Null if unknown. */
  readonly recordedAt?: string | null;
  /** Students who came late, left early or were excused. */
  readonly details?: readonly LessonDetailRow[];
}

export type LessonDetailRow = RowOf<'lesson_details', 'lesson_id'>;

/** The plan of a contract. Its lists have the API's format. */
export type ClassPlanRow = RowOf<'class_plans', 'updated_at'>;

export interface PlannedClassRow extends RowOf<'planned_classes', 'held_on' | 'begins_at' | 'updated_at'> {
  readonly date: string;
  readonly time: string;
}

/** Days on which the organisation gives no classes. */
export type ClosedDaysRow = RowOf<'closed_days'>;

/** When a teacher is away. */
export type UnavailabilityRow = RowOf<'teacher_unavailability', 'updated_at'>;

/** A saved view of a list. */
export type SavedViewRow = RowOf<'saved_views', 'updated_at'>;

/** A user's choices about the views of a list. */
export interface ViewChoiceRow extends RowOf<'view_choices'> {
  readonly id: number;
}

/** A snoozed follow-up. */
export type SnoozeRow = RowOf<'snoozes', 'updated_at'>;

/** A phrase for comments. Without a teacher, it belongs to the office. */
export type PhraseRow = RowOf<'phrases', 'updated_at'>;

/** A month of a teacher as submitted or approved. */
export interface StatementRow extends RowOf<'statements', 'updated_at'> {
  readonly lines: readonly StatementLineRow[];
}

/** The part of a statement for one contract at one rate. */
export interface StatementLineRow extends RowOf<'statement_lines', 'statement_id' | 'classes' | 'part'> {
  /** The attendance records that the line sums up. */
  readonly classes: readonly { readonly lessonId: number; readonly date: string; readonly minutes: number }[];
}

/** An import of people from a file, with the result of each line. */
export interface ImportRow extends RowOf<'imports', 'size'> {
  readonly lines: readonly RowOf<'import_lines', 'import_id'>[];
}

export type ImportColumnRow = RowOf<'import_columns'>;

/** A reminder that was mailed to a teacher. */
export interface ReminderRow extends RowOf<'reminders'> {
  readonly items: readonly RowOf<'reminder_items', 'id' | 'reminder_id'>[];
}

/** A teacher who has turned off the weekly digest. */
export type DigestRefusalRow = RowOf<'digest_refusals'>;

/** The private calendar address of a teacher. */
export interface CalendarLinkRow {
  readonly id: number;
  readonly userId: number;
  readonly token: string | null;
}

/** The stored data of a private link, without its token. */
export type PrivateLinkRow = RowOf<'private_links'>;

/** A private link that was revoked or replaced. */
export interface DeadLinkRow extends RowOf<'dead_links', 'digest'> {
  readonly id: number;
  /** The secret of the link. The database stores only its digest. */
  readonly token: string;
}

export interface OutlineRow extends RowOf<'outlines', 'answers' | 'updated_at'> {
  /** The fields of the form, by their names in the API. */
  readonly answers: Omit<OutlineFields, 'status'>;
}

export type CourseInfoRow = RowOf<'course_infos'>;

/** A progress report written in the wizard. */
export interface ReportFormRow extends RowOf<'report_forms', 'answers' | 'changed_at'> {
  /** The fields of the form, by their names in the API: ratings, comments, recommendations, next_level. */
  readonly answers: ProgressFormFields;
  readonly updatedAt: string;
}

/** One line of a student's list of progress reports: an uploaded file or a form. */
export interface ReportRow extends RowOf<'reports', 'reported_on'> {
  readonly date: string;
}

export interface FileRow extends RowOf<'files', 'ref_type' | 'is_template' | 'content_key' | 'size'> {
  readonly refType: FileType;
  /** Key and size of the content in bytes; null for a sample file, which is generated when it is read. */
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
  /** The link to set a password that the mail contains. It gets its secret when the mail is sent. */
  readonly passwordLinkId?: number | null;
  /** A random key that is different for each mail. */
  readonly messageKey?: string;
}

/** The stored answer to a write with an `Idempotency-Key`, so that repeating the write changes nothing. */
export interface KeyedWriteRow {
  readonly id: number;
  readonly key: string;
  readonly userId: number | null;
  readonly request: string;
  readonly answer: string;
}

/** A link to set a password that was mailed to a user. */
export interface PasswordLinkRow extends RowOf<'password_links', 'digest' | 'ended'> {
  /** The secret of the link. The database stores only its digest. */
  readonly hash: string;
  /** Why it ended early: it was used, or replaced by a newer link or password. */
  readonly end: 'used' | 'replaced' | null;
}

/** A sign-in with all its tokens. */
export interface SessionRow {
  readonly id: number;
  /** The id of the session, which is in each of its tokens. */
  readonly session: string;
  /** The used refresh tokens, each with the time of its first use in seconds. */
  readonly used: readonly { readonly token: string; readonly at: number }[];
  /** Whether the session has ended, so that none of its tokens is valid. */
  readonly isOver: boolean;
  /** When its last refresh token expires, in seconds. */
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
  unavailability: UnavailabilityRow;
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

/** A complete data set: the rows of every table, by ascending id. */
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
  unavailability: true,
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

/** The names of all tables. */
export const tableNames = Object.keys(names) as TableName[];
