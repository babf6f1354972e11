import type { CoursePlanInput, OutlineFields, ProgressFormFields } from '@portal/api-client/treaty';
import type {
  ChaseKind,
  FileType,
  ImportKind,
  MailLanguage,
  ProposalStatus,
  ReminderKind,
} from '@portal/domain';

/**
 * A data set, one interface a table: the samples are written as one, and tests and `/api/__db` read the database as one.
 */
export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER';
  readonly phone: string | null;
  readonly status: 0 | 1;
  readonly password: string | null;
  readonly loginDate: string | null;
  readonly emailDate: string | null;
}

export interface TeacherRow {
  readonly id: number;
  readonly userId: number;
  readonly city: string | null;
  readonly car: 0 | 1;
  readonly mobile: string | null;
  readonly nda: 0 | 1;
  readonly otherRate: string | null;
  /** 0 archived, 2 signed in, 3 registration completed (TEA-EDIT-18 to 23). */
  readonly userStatus: 0 | 2 | 3 | null;
  readonly languageIds: readonly number[];
  /** Without `from`, a rate counts since always. */
  readonly rates: readonly {
    readonly courseTypeId: number;
    readonly rate: number | null;
    readonly from?: string;
  }[];
}

export interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly status: 0 | 1;
}

export interface CourseTypeRow extends NamedRow {
  readonly nameEn: string | null;
}

export interface CompanyRow extends NamedRow {
  readonly tokenLogin: string | null;
  readonly email: string | null;
  readonly language: MailLanguage;
}

export interface MaterialRow {
  readonly id: number;
  readonly title: string;
  readonly languageId: number;
  readonly flag: 0 | 1;
  readonly status: 0 | 1;
}

export interface StudentRow {
  readonly id: number;
  readonly name: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly city: string | null;
  readonly motherTongue: string | null;
  readonly smartDevice: string | null;
  readonly companyId: number | null;
  readonly tokenLogin: string | null;
  readonly star: 0 | 1;
  readonly status: 0 | 1;
  /** Every test that was taken, in any order. */
  readonly levels: readonly {
    readonly languageId: number;
    readonly level: string;
    readonly lastTest: string | null;
    readonly testerInitials: string | null;
  }[];
}

/** What a student wants to learn in one language: one row serves both shapes of the wire (CONFLICT-38). */
export interface StudentNeedsRow {
  readonly id: number;
  readonly studentId: number;
  readonly languageId: number;
  readonly courseTypeId: number | null;
  readonly numberHours: number | null;
  readonly session: 'fall' | 'winter' | 'spring' | 'summer' | null;
  readonly typeWebinar: string | null;
  readonly conversation: string | null;
  readonly listening: string | null;
  readonly writing: string | null;
  readonly reading: string | null;
  readonly objective: string | null;
  readonly location: string | null;
  readonly availability: string | null;
  readonly motivation: string | null;
}

export interface ContractRow {
  readonly id: number;
  readonly number: string;
  readonly statusId: 1 | 2 | 3 | 4;
  readonly flag: 0 | 1;
  readonly confirmationSent: 0 | 1;
  readonly si: 0 | 1;
  readonly tcs: 0 | 1;
  readonly sc: 0 | 1;
  readonly sentToClientOn: string | null;
  readonly completed: 0 | 1;
  readonly teacherId: number | null;
  readonly previousTeachers: readonly {
    readonly teacherId: number;
    readonly hoursDone: number | null;
    readonly motive: string | null;
    /** The first day of the next teacher; without it, the entry says nothing about days. */
    readonly replacedOn?: string;
  }[];
  readonly languageId: number | null;
  readonly courseTypeId: number | null;
  readonly complementaryDescription: string | null;
  readonly companyId: number | null;
  readonly contactPerson: string | null;
  readonly invoice: string | null;
  readonly approved: 0 | 1;
  readonly expiresOn: string | null;
  readonly description: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly schedule: string | null;
  readonly location: string | null;
  readonly hoursPerClass: number | null;
  readonly numberOfClasses: number | null;
  readonly attendanceComplete: 0 | 1;
  readonly materialStatusId: number | null;
  readonly noMaterialNeeded: 0 | 1;
  /** Field name to colour variant (OPEN-46). */
  readonly highlights: Readonly<Record<string, string>> | null;
  readonly updatedAt: string;
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

export interface ContractMaterialRow {
  readonly id: number;
  readonly contractId: number;
  readonly materialId: number;
  readonly qty: number;
  readonly note: string;
  /** 0 removed, 1 requested, 6 and 7 closed (OPEN-41). */
  readonly status: number;
  readonly userId: number;
}

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

export interface LessonDetailRow {
  readonly studentId: number;
  readonly lateMinutes: number;
  readonly leftEarlyMinutes: number;
  readonly excused: 0 | 1;
}

/** The plan of a contract. Its lists are as on the wire. */
export interface ClassPlanRow extends Pick<CoursePlanInput, 'times' | 'breaks' | 'changes'> {
  readonly id: number;
  readonly contractId: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly numberOfClasses: number | null;
  readonly skipsHolidays: 0 | 1;
}

export interface PlannedClassRow {
  readonly id: number;
  readonly contractId: number;
  /** The beginning that the plan gives: `2027-02-10 12:00`. */
  readonly slot: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly cancelledAt: string | null;
  readonly cancelReason: string | null;
  readonly substituteId: number | null;
  readonly proposedBy: number | null;
  readonly proposedSubstituteId: number | null;
  readonly proposalStatus: ProposalStatus | null;
  readonly proposalAnswer: string | null;
}

/** Days on which the organisation gives no classes. */
export interface ClosedDaysRow {
  readonly id: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/** A saved view of a list. */
export interface SavedViewRow {
  readonly id: number;
  readonly userId: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly shared: 0 | 1;
}

/** What a person chose for the views of a list. */
export interface ViewChoiceRow {
  readonly id: number;
  readonly userId: number;
  readonly list: string;
  readonly viewIds: readonly number[];
  readonly defaultId: number | null;
}

/** A snoozed follow-up. */
export interface SnoozeRow {
  readonly id: number;
  readonly userId: number;
  readonly contractId: number;
  readonly kind: string;
  readonly until: string | null;
  readonly remindedOn: string | null;
  readonly shared: 0 | 1;
}

/** A phrase for comments; one of the office without a teacher. */
export interface PhraseRow {
  readonly id: number;
  readonly teacherId: number | null;
  readonly textFr: string | null;
  readonly textEn: string | null;
  readonly skill: string | null;
  readonly level: string | null;
}

/** The month of a teacher, as it was handed in or approved. */
export interface StatementRow {
  readonly id: number;
  readonly teacherId: number;
  /** The first day of the month. */
  readonly month: string;
  readonly status: 'submitted' | 'returned' | 'approved' | 'exported';
  readonly note: string | null;
  readonly reason: string | null;
  readonly submittedAt: string;
  readonly approvedAt: string | null;
  readonly returnedAt: string | null;
  readonly exportedAt: string | null;
  readonly lines: readonly StatementLineRow[];
}

/** What a statement holds of one contract at one rate. */
export interface StatementLineRow {
  readonly contractId: number;
  readonly minutes: number;
  readonly rateCents: number | null;
  readonly amountCents: number;
  /** The records behind it. */
  readonly classes: readonly { readonly lessonId: number; readonly date: string; readonly minutes: number }[];
}

/** An import of people from a file, and what became of each line. */
export interface ImportRow {
  readonly id: number;
  readonly kind: ImportKind;
  readonly importedAt: string;
  readonly importedBy: number | null;
  readonly fileName: string;
  /** Null once the file is deleted. The content of a sample is made up when it is asked for. */
  readonly contentKey: string | null;
  readonly imported: number;
  readonly notImported: number;
  readonly undoneAt: string | null;
  readonly undoneBy: number | null;
  readonly lines: readonly {
    readonly line: number;
    readonly name: string;
    readonly lastName: string;
    readonly reason: string | null;
    readonly studentId: number | null;
    readonly teacherId: number | null;
  }[];
}

export interface ImportColumnRow {
  readonly id: number;
  readonly kind: ImportKind;
  readonly head: string;
  readonly field: string | null;
}

/** A reminder that a teacher was mailed. */
export interface ReminderRow {
  readonly id: number;
  readonly kind: ReminderKind;
  readonly teacherId: number;
  /** Null for a digest. */
  readonly sentBy: number | null;
  readonly sentAt: string;
  readonly sentOn: string;
  readonly mailId: number | null;
  readonly items: readonly {
    readonly contractId: number;
    readonly kind: ChaseKind;
    readonly plannedClassId: number | null;
    readonly classDate: string | null;
  }[];
}

/** A teacher who wants no weekly digest. */
export interface DigestRefusalRow {
  readonly id: number;
  readonly teacherId: number;
  readonly refusedAt: string;
}

/** The private calendar address of a teacher. */
export interface CalendarLinkRow {
  readonly id: number;
  readonly userId: number;
  readonly token: string | null;
}

/** What is known of a private link, besides its token. */
export interface PrivateLinkRow {
  readonly id: number;
  readonly companyId: number | null;
  readonly studentId: number | null;
  readonly createdAt: string | null;
  readonly lastOpenedAt: string | null;
  readonly timesOpened: number;
  readonly expiresOn: string | null;
  readonly revokedAt: string | null;
  readonly revokedBy: number | null;
  readonly tail: string | null;
}

/** A private link that was revoked or replaced. */
export interface DeadLinkRow {
  readonly id: number;
  /** The secret of the link; its digest once it is stored. */
  readonly token: string;
  readonly companyId: number | null;
  readonly studentId: number | null;
  readonly reason: 'revoked' | 'replaced';
  readonly endedAt: string;
}

export interface OutlineRow {
  readonly id: number;
  readonly contractId: number;
  readonly status: 'draft' | 'submitted' | 'resub';
  readonly savedAt: string;
  /** The form's fields under their wire names. */
  readonly answers: Omit<OutlineFields, 'status'>;
}

export interface CourseInfoRow {
  readonly id: number;
  readonly contractId: number;
  readonly materialUsed: string | null;
  readonly appsAndSitesUsed: string | null;
  readonly skillsCovered: string | null;
  readonly grammarPointsCovered: string | null;
}

/** A progress report written in the wizard. */
export interface ReportFormRow {
  readonly id: number;
  readonly studentId: number;
  readonly contractId: number;
  /** 0 not complete, 1 submitted by the teacher (DOMAIN-17, DOMAIN-18). */
  readonly status: 0 | 1;
  /** The wizard's fields under their wire names: ratings, comments, recommendations, next_level. */
  readonly answers: ProgressFormFields;
  readonly savedAt: string;
  readonly updatedAt: string;
  readonly tagDate: string | null;
}

/** One line of a student's list of progress reports: an uploaded file or a form. */
export interface ReportRow {
  readonly id: number;
  readonly studentId: number;
  readonly contractId: number;
  /** 0 not latest, 1 or 2 latest (DOMAIN-14 to 16). */
  readonly status: 0 | 1 | 2;
  readonly date: string;
  readonly fileId: number | null;
  readonly formId: number | null;
}

export interface FileRow {
  readonly id: number;
  readonly name: string;
  readonly title: string | null;
  readonly refType: FileType;
  readonly refId: number | null;
  readonly contractId: number | null;
  readonly studentId: number | null;
  readonly languageId: number | null;
  readonly userId: number | null;
  readonly storedAt: string;
  readonly tagDate: string | null;
  readonly status: 0 | 1;
  /** Where the content is kept and its bytes; null for a file of the samples, which is made up when asked for. */
  readonly upload: { readonly key: string; readonly size: number } | null;
}

export interface NoteRow {
  readonly id: number;
  readonly noteType: 'students' | 'teachers' | 'courses' | 'materials';
  readonly refId: number;
  readonly title: string;
  readonly userId: number;
  readonly createdAt: string;
}

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
export interface PasswordLinkRow {
  readonly id: number;
  readonly userId: number;
  /** The secret of the link; its digest once it is stored. */
  readonly hash: string;
  readonly kind: 'invitation' | 'reset';
  readonly sentAt: string;
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
  notes: true,
  mails: true,
  keyedWrites: true,
  passwordLinks: true,
  sessions: true,
};

/** Every table's name. */
export const tableNames = Object.keys(names) as TableName[];
