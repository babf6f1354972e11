import type { HistorySubject, PayerTerms, HistoryNoun as WireNoun } from '@portal/api-client/openapi';
import {
  type Field,
  type FieldKind,
  type FieldTable,
  type HistoryNoun,
  nouns,
  type ReferredNoun,
  snakeCase,
} from '@portal/domain';
import type { Schema } from '../../database/schema.ts';

const namedTables = {
  company: 'companies',
  contract: 'contracts',
  courseType: 'course_types',
  language: 'languages',
  material: 'materials',
  student: 'students',
  teacher: 'teachers',
} as const satisfies Record<ReferredNoun, TableName>;

/** The tables that fields can refer to. */
export type NamedTable = (typeof namedTables)[ReferredNoun];

/** How a column appears in the history. */
export interface HistoryField extends OfKind {
  readonly of: Field;
  /** The field's name in the calls that write it. */
  readonly wire: string;
  /** The table that it refers to; the history then shows the name of the record. */
  readonly refersTo?: NamedTable;
  /** The history shows only that it changed, not its values. */
  readonly isHidden?: boolean;
  /** Whether the update call of the noun writes it; `text` if it must not become empty. */
  readonly isWritable?: 'always' | 'text';
}

/** What follows from the kind of a field. */
interface OfKind {
  readonly isMoment?: true;
  /** Formats a JSON object as texts. */
  readonly spellWhole?: (value: Readonly<Record<string, unknown>>) => string[];
  /** Formats the rows of a JSON list, one text per row. */
  readonly spell?: (row: Readonly<Record<string, unknown>>) => string;
  /** The value of every new record, which is not worth showing. */
  readonly initial?: number | string;
  /** A value to which it is not restored, because a separate call sets it. */
  readonly neverRestored?: number;
}

const kinds: Partial<Record<FieldKind, OfKind>> = {
  active: { initial: 1 },
  mailLanguage: { initial: 'both' },
  // 4 is archived: archiving is a separate call.
  contractStatus: { neverRestored: 4 },
  moment: { isMoment: true },
  weeklyTimes: { spell: ({ weekday, time, minutes }) => `${weekday} ${time} ${minutes}` },
  closures: { spell: ({ starts_on, ends_on, name }) => `${starts_on} ${ends_on} ${name}` },
  // `attendance-report 5 business`, `days_off federal`, `since 2026-10-01`.
  payerTerms: {
    spellWhole: ({ payer, since, days_off, moves_to_business_day, papers }) => [
      ...(papers as PayerTerms['papers']).map(({ paper, days, counted }) => `${paper} ${days} ${counted}`),
      `days_off ${days_off}`,
      ...(moves_to_business_day === 1 ? ['moves'] : []),
      ...(since === null ? [] : [`since ${since}`]),
      ...(payer === null ? [] : [`payer ${payer}`]),
    ],
  },
};

type TableName = keyof Schema;
type FieldOf<Noun extends HistoryNoun> = keyof (typeof nouns)[Noun]['fields'];

interface TableOfNoun<Table extends TableName, Noun extends HistoryNoun> {
  readonly noun: Noun;
  /** The columns that are not named as their field in snake case. */
  readonly columns?: { readonly [Column in keyof Schema[Table]]?: FieldOf<Noun> };
  /** The fields that are columns of this table; by default all fields of the noun. */
  readonly fields?: readonly FieldOf<Noun>[];
  /** The columns with the name of the record, or the column that refers to the record with the name. */
  readonly named?: readonly (keyof Schema[Table])[] | { readonly by: string; readonly in: NamedTable };
  /** Whether the column `answers` has the fields of a form, by their names in the API. */
  readonly hasAnswers?: true;
}

type TableOf<Table extends TableName> = { [Noun in HistoryNoun]: TableOfNoun<Table, Noun> }[HistoryNoun];

const byStudent = { by: 'student_id', in: 'students' } as const;
const byLanguage = { by: 'language_id', in: 'languages' } as const;

/** The differences of the tables from the fields of their nouns. */
const tables = {
  contracts: {
    noun: 'contract',
    named: ['number'],
    columns: { status_id: 'status', flag: 'flagged', teacher_id: 'teacher' },
  },
  students: {
    noun: 'student',
    named: ['name', 'last_name'],
    columns: { status: 'active', link_sealed: 'link' },
  },
  users: {
    noun: 'teacher',
    named: ['name', 'last_name'],
    columns: { status: 'active' },
    fields: [
      'name',
      'lastName',
      'email',
      'phone',
      'active',
      'invitedAt',
      'passwordLinkAt',
      'password',
      'sessionsEndedAt',
      'deviceTrustEndedAt',
      'secondFactorAt',
      'secondFactorResetAt',
      'secondFactorRemindedAt',
      'signInProvider',
    ],
  },
  teachers: {
    noun: 'teacher',
    columns: { car: 'hasCar' },
    fields: ['city', 'hasCar', 'mobile', 'nda', 'otherRate'],
  },
  teacher_languages: { noun: 'teacherLanguage', named: byLanguage },
  teacher_rates: { noun: 'teacherRate', named: { by: 'course_type_id', in: 'course_types' } },
  teacher_unavailability: { noun: 'unavailability', named: ['name'] },
  companies: {
    noun: 'company',
    named: ['name'],
    columns: { status: 'active', link_sealed: 'link' },
  },
  course_types: { noun: 'courseType', named: ['name'], columns: { status: 'active' } },
  materials: { noun: 'material', named: ['title'], columns: { flag: 'flagged', status: 'active' } },
  files: {
    noun: 'file',
    named: ['title'],
    columns: { ref_type: 'type', tag_date: 'taggedOn', status: 'active', content_key: 'content' },
  },
  outlines: { noun: 'outline', fields: ['status'], hasAnswers: true },
  course_infos: { noun: 'courseInfo' },
  report_forms: { noun: 'reportForm', named: byStudent, fields: ['status'], hasAnswers: true },
  reports: { noun: 'report', named: byStudent, columns: { status: 'mark', reported_on: 'date' } },
  enrolments: { noun: 'enrolment', named: byStudent },
  previous_teachers: { noun: 'previousTeacher', named: { by: 'teacher_id', in: 'teachers' } },
  material_requests: {
    noun: 'materialRequest',
    named: { by: 'material_id', in: 'materials' },
    columns: { qty: 'quantity' },
  },
  lessons: {
    noun: 'lesson',
    named: ['held_on'],
    columns: { held_on: 'date', status: 'active', teacher_id: 'teacher' },
  },
  absences: { noun: 'absence', named: byStudent },
  lesson_details: { noun: 'lessonDetail', named: byStudent },
  meeting_decisions: { noun: 'meetingDecision', named: ['name'] },
  meeting_files: { noun: 'meetingFile', named: ['name'] },
  class_plans: { noun: 'coursePlan' },
  planned_classes: {
    noun: 'plannedClass',
    named: ['held_on'],
    columns: {
      held_on: 'date',
      begins_at: 'time',
      cancel_reason: 'reason',
      substitute_id: 'substitute',
      proposed_substitute_id: 'proposedSubstitute',
      proposal_status: 'proposal',
    },
  },
  attestations: { noun: 'attestation', named: byStudent },
  initials: { noun: 'initial', named: byStudent, columns: { held_on: 'date' } },
  handled_absences: { noun: 'handledAbsence', named: byStudent },
  sent_papers: { noun: 'sentPaper' },
  announced_absences: {
    noun: 'announcedAbsence',
    named: byStudent,
    columns: { held_on: 'date', begins_at: 'time' },
  },
  notes: { noun: 'note', named: ['title'] },
  level_tests: { noun: 'level', named: byLanguage },
  scale_results: { noun: 'scaleResult', named: byLanguage },
  student_needs: {
    noun: 'needs',
    named: byLanguage,
    columns: {
      number_hours: 'hours',
      session: 'season',
      type_webinar: 'webinarType',
      objective: 'objectives',
      location: 'learningStyle',
      motivation: 'otherComments',
    },
  },
  statements: { noun: 'statement', named: ['month'] },
  webhooks: { noun: 'webhook', named: ['description'], columns: { secret_sealed: 'signingSecret' } },
} as const satisfies { [Table in TableName]?: TableOf<Table> };

export type HistoryTableName = keyof typeof tables;

/** How a table appears in the history. */
export interface HistoryTable {
  readonly noun: WireNoun;
  /** The columns that the history shows. All others are derived or of no interest to people. */
  readonly columns: Readonly<Record<string, HistoryField>>;
  /** The columns with the name of the record, or the column that refers to the record with the name. */
  readonly named?: readonly string[] | { readonly by: string; readonly in: NamedTable };
  /** Whether the column `answers` has the fields of a form, by their names in the API. */
  readonly hasAnswers?: true;
}

type Spelled = Omit<HistoryTable, 'noun' | 'columns'> & {
  readonly noun: HistoryNoun;
  readonly columns?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
};

function tableOf({ noun, columns = {}, fields, ...rest }: Spelled): HistoryTable {
  const ofNoun: FieldTable = nouns[noun].fields;
  const columnOf = new Map(Object.entries(columns).map(([column, field]) => [field, column]));
  const shown = Object.entries(ofNoun).filter(([name]) => !fields || fields.includes(name));
  return {
    ...rest,
    noun: snakeCase(noun),
    columns: Object.fromEntries(
      shown.map(([name, field]) => [
        columnOf.get(name) ?? snakeCase(name),
        {
          ...kinds[field.kind],
          of: field,
          wire: field.wire ?? name,
          refersTo: field.refersTo && namedTables[field.refersTo],
          isHidden: field.hidden,
          isWritable: field.restorable && (field.required ? 'text' : 'always'),
        },
      ]),
    ),
  };
}

/** The tables whose rows the history shows, with their columns. */
export const historyTables = Object.fromEntries(
  Object.entries(tables).map(([name, table]) => [name, tableOf(table)]),
) as Record<HistoryTableName, HistoryTable>;

/** Returns how a table appears in the history. */
export function historyTable(name: HistoryTableName): HistoryTable {
  return historyTables[name];
}

/** Returns the columns that the update call of a record writes, and that the history can therefore restore. */
export function writtenColumns(name: HistoryTableName): [column: string, field: HistoryField][] {
  return Object.entries(historyTable(name).columns).filter(([, { isWritable }]) => isWritable);
}

/** The tables whose rows belong to the history of a subject. */
export const tablesOf = {
  contract: [
    'contracts',
    'previous_teachers',
    'enrolments',
    'material_requests',
    'lessons',
    'absences',
    'lesson_details',
    'meeting_decisions',
    'meeting_files',
    'class_plans',
    'planned_classes',
    'announced_absences',
    'handled_absences',
    'sent_papers',
    'attestations',
    'initials',
    'course_infos',
    'outlines',
    'report_forms',
    'reports',
    'files',
    'notes',
  ],
  student: [
    'students',
    'enrolments',
    'announced_absences',
    'handled_absences',
    'attestations',
    'initials',
    'level_tests',
    'scale_results',
    'student_needs',
    'report_forms',
    'reports',
    'files',
    'notes',
  ],
  teacher: [
    'teachers',
    'users',
    'teacher_languages',
    'teacher_rates',
    'teacher_unavailability',
    'contracts',
    'previous_teachers',
    'statements',
    'notes',
  ],
  report: ['reports', 'report_forms', 'files'],
  outline: ['outlines'],
  company: ['companies'],
  course_type: ['course_types'],
  material: ['materials'],
  file: ['files'],
  webhook: ['webhooks'],
} as const satisfies Record<HistorySubject, readonly HistoryTableName[]>;

/** The nouns whose values can be restored in the history of a subject, with the call that writes them; null if none can. */
export const restorableNouns = {
  contract: 'contract',
  student: 'student',
  teacher: 'teacher',
  report: 'report_form',
  outline: 'outline',
  company: 'company',
  course_type: 'course_type',
  material: 'material',
  file: 'file',
  // An address is set with a fresh proof, in its own dialog.
  webhook: null,
} as const satisfies Record<HistorySubject, WireNoun | null>;
