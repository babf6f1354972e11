import type { HistoryNoun, HistorySubject, PayerTerms } from '@portal/api-client/openapi';
import type { Schema } from '../../database/schema.ts';

/** The tables that fields can refer to. */
export type NamedTable =
  | 'companies'
  | 'contracts'
  | 'course_types'
  | 'languages'
  | 'materials'
  | 'students'
  | 'teachers';

/** How a column appears in the history. */
export interface HistoryField {
  /** The field's name in the calls that write it. */
  readonly wire: string;
  /** The table that it refers to; the history then shows the name of the record. */
  readonly refersTo?: NamedTable;
  /** The history shows only that it changed, not its values. */
  readonly isHidden?: true;
  readonly isMoment?: true;
  /** Formats a JSON object as texts. */
  readonly spellWhole?: (value: Readonly<Record<string, unknown>>) => string[];
  /** Formats the rows of a JSON list, one text per row. */
  readonly spell?: (row: Readonly<Record<string, unknown>>) => string;
  /** Whether the update call of the noun writes it; `text` if it must not become empty. */
  readonly isWritable?: 'always' | 'text';
  /** The value of every new record, which is not worth showing. */
  readonly initial?: number | string;
  /** A value to which it is not restored, because a separate call sets it. */
  readonly neverRestored?: number;
}

interface HistoryTable {
  readonly noun: HistoryNoun;
  /** The columns that the history shows. All others are derived or of no interest to people. */
  readonly columns: Readonly<Record<string, HistoryField>>;
  /** The columns with the name of the record, or the column that refers to the record with the name. */
  readonly named?: readonly string[] | { readonly by: string; readonly in: NamedTable };
  /** Whether the column `answers` has the fields of a form, by their names in the API. */
  readonly hasAnswers?: true;
}

type TableName = keyof Schema;

const plain = (wire: string): HistoryField => ({ wire });
/** Active or archived. */
const state: HistoryField = { wire: 'status', initial: 1 };
const writable = (wire: string): HistoryField => ({ wire, isWritable: 'always' });
const required = (wire: string): HistoryField => ({ wire, isWritable: 'text' });
const hidden = (wire: string): HistoryField => ({ wire, isHidden: true });
const moment = (wire: string): HistoryField => ({ wire, isMoment: true });
const reference = (wire: string, refersTo: NamedTable): HistoryField => ({ wire, refersTo });

/** The terms of a payer: `attendance-report 5 business`, `days_off federal`, `since 2026-10-01`. */
const payerTerms: HistoryField = {
  wire: 'payer_terms',
  spellWhole: ({ payer, since, days_off, moves_to_business_day, papers }) => [
    ...(papers as PayerTerms['papers']).map(({ paper, days, counted }) => `${paper} ${days} ${counted}`),
    `days_off ${days_off}`,
    ...(moves_to_business_day === 1 ? ['moves'] : []),
    ...(since === null ? [] : [`since ${since}`]),
    ...(payer === null ? [] : [`payer ${payer}`]),
  ],
};

const byStudent = { by: 'student_id', in: 'students' } as const;
const byLanguage = { by: 'language_id', in: 'languages' } as const;

/** How each table appears in the history. */
export const historyTables = {
  contracts: {
    noun: 'contract',
    named: ['number'],
    columns: {
      // 4 is archived: archiving is a separate call.
      status_id: { ...writable('course_status_id'), neverRestored: 4 },
      flag: writable('flag'),
      confirmation_sent: writable('confirmation_sent'),
      si: writable('SI'),
      tcs: writable('TCS'),
      sc: writable('SC'),
      sent_to_client_on: writable('send_to_client'),
      completed: writable('contract_completed'),
      teacher_id: reference('current_teacher', 'teachers'),
      language_id: { ...required('languages_id'), refersTo: 'languages' },
      course_type_id: { ...required('course_types_id'), refersTo: 'course_types' },
      complementary_description: writable('complementary_description_type'),
      company_id: { ...required('companies_id'), refersTo: 'companies' },
      contact_person: writable('contact_person'),
      invoice: writable('invoice'),
      approved: writable('contract_approved'),
      expires_on: writable('contract_expiration_date'),
      description: writable('description'),
      starts_on: writable('start_date'),
      ends_on: writable('end_date'),
      schedule: writable('schedule'),
      location: writable('location'),
      meeting_link: writable('meeting_link'),
      hours_per_class: required('total_hours'),
      number_of_classes: required('total_classes'),
      class_at_end: writable('class_at_end'),
      absence_thresholds: plain('absence_thresholds'),
      payer_terms: payerTerms,
      // Computed from the number of classes.
      attendance_complete: plain('attendance_status'),
      material_status_id: writable('material_status_id'),
      no_material_needed: plain('course_has_not_material_request'),
      highlights: hidden('_cellVariants'),
    },
  },
  students: {
    noun: 'student',
    named: ['name', 'last_name'],
    columns: {
      name: required('name'),
      last_name: required('lastName'),
      email: required('email'),
      phone: writable('phone'),
      mobile: writable('mobile'),
      city: writable('city'),
      mother_tongue: writable('mother_tongue'),
      smart_device: writable('smartDevice'),
      company_id: { ...writable('companyId'), refersTo: 'companies' },
      status: state,
      link_sealed: hidden('token_login'),
      // Set when an administrator reads the link: an entry without a change.
      link_shown_at: moment('link_shown'),
    },
  },
  users: {
    noun: 'teacher',
    named: ['name', 'last_name'],
    columns: {
      name: required('name'),
      last_name: required('lastName'),
      email: required('email'),
      phone: required('phone'),
      status: state,
      invited_at: moment('email_date'),
      password_link_at: moment('password_link_date'),
      password: hidden('password'),
      // Set when someone else ends the user's sessions: an entry without a change.
      sessions_ended_at: moment('sessions_ended'),
      // Set when someone else ends the trust in a device of the user: an entry without a change.
      device_trust_ended_at: moment('device_trust_ended'),
      // Set when a second factor was set up, or reset by an administrator: entries without a change.
      second_factor_at: moment('second_factor'),
      second_factor_reset_at: moment('second_factor_reset'),
      second_factor_reminded_at: moment('second_factor_reminder'),
      // The name of a provider whose account was linked or removed.
      sign_in_provider: plain('sign_in_provider'),
    },
  },
  teachers: {
    noun: 'teacher',
    columns: {
      city: writable('city'),
      car: writable('car'),
      mobile: writable('mobile'),
      nda: writable('nda'),
      other_rate: writable('otherRate'),
    },
  },
  teacher_languages: { noun: 'teacher_language', named: byLanguage, columns: {} },
  teacher_rates: {
    noun: 'teacher_rate',
    named: { by: 'course_type_id', in: 'course_types' },
    columns: { rate: plain('rate'), starts_on: plain('from') },
  },
  teacher_unavailability: {
    noun: 'unavailability',
    named: ['name'],
    columns: {
      name: plain('name'),
      starts_on: plain('starts_on'),
      ends_on: plain('ends_on'),
      weekday: plain('weekday'),
      begins_at: plain('begins_at'),
      ends_at: plain('ends_at'),
    },
  },
  companies: {
    noun: 'company',
    named: ['name'],
    columns: {
      name: required('name'),
      status: state,
      link_sealed: hidden('token_login'),
      // Set when an administrator reads the link: an entry without a change.
      link_shown_at: moment('link_shown'),
      email: plain('email'),
      language: { ...plain('language'), initial: 'both' },
      absence_thresholds: plain('absence_thresholds'),
      payer_terms: payerTerms,
    },
  },
  course_types: {
    noun: 'course_type',
    named: ['name'],
    columns: { name: required('name'), name_en: required('name_en'), status: state },
  },
  materials: {
    noun: 'material',
    named: ['title'],
    columns: {
      title: required('title'),
      language_id: { ...required('languages_id'), refersTo: 'languages' },
      flag: writable('flag'),
      status: state,
    },
  },
  files: {
    noun: 'file',
    named: ['title'],
    columns: {
      title: required('title'),
      name: plain('name'),
      ref_type: plain('type'),
      contract_id: reference('course_id', 'contracts'),
      student_id: reference('student_id', 'students'),
      language_id: reference('language_id', 'languages'),
      tag_date: writable('tag_date'),
      status: state,
      content_key: hidden('file'),
    },
  },
  outlines: { noun: 'outline', columns: { status: plain('status') }, hasAnswers: true },
  course_infos: {
    noun: 'course_info',
    columns: {
      material_used: plain('material_used'),
      apps_and_sites_used: plain('apps_and_sites_used'),
      skills_covered: plain('skills_covered'),
      grammar_points_covered: plain('grammar_points_covered'),
    },
  },
  report_forms: {
    noun: 'report_form',
    named: byStudent,
    columns: { status: plain('status') },
    hasAnswers: true,
  },
  reports: {
    noun: 'report',
    named: byStudent,
    columns: { status: plain('status'), reported_on: plain('date') },
  },
  enrolments: {
    noun: 'enrolment',
    named: byStudent,
    columns: { starts_on: plain('from'), ends_on: plain('to') },
  },
  previous_teachers: {
    noun: 'previous_teacher',
    named: { by: 'teacher_id', in: 'teachers' },
    columns: {
      hours_done: plain('hoursDone'),
      motive: plain('removeMotive'),
      replaced_on: plain('from'),
    },
  },
  material_requests: {
    noun: 'material_request',
    named: { by: 'material_id', in: 'materials' },
    columns: { qty: plain('qty'), note: plain('note'), status: plain('status') },
  },
  lessons: {
    noun: 'lesson',
    named: ['held_on'],
    columns: {
      held_on: plain('date_class'),
      minutes: plain('total_hours'),
      note: plain('note'),
      status: state,
      teacher_id: reference('teacher', 'teachers'),
    },
  },
  absences: { noun: 'absence', named: byStudent, columns: {} },
  lesson_details: {
    noun: 'lesson_detail',
    named: byStudent,
    columns: {
      late_minutes: plain('late_minutes'),
      left_early_minutes: plain('left_early_minutes'),
      excused: plain('excused'),
    },
  },
  meeting_decisions: {
    noun: 'meeting_decision',
    named: ['name'],
    columns: { name: plain('name'), student_id: reference('student_id', 'students') },
  },
  meeting_files: { noun: 'meeting_file', named: ['name'], columns: { name: plain('name') } },
  class_plans: {
    noun: 'course_plan',
    columns: {
      starts_on: plain('starts_on'),
      ends_on: plain('ends_on'),
      number_of_classes: plain('number_of_classes'),
      skips_holidays: plain('skips_holidays'),
      times: { wire: 'times', spell: ({ weekday, time, minutes }) => `${weekday} ${time} ${minutes}` },
      breaks: { wire: 'breaks', spell: ({ starts_on, ends_on, name }) => `${starts_on} ${ends_on} ${name}` },
      changes: hidden('changes'),
    },
  },
  planned_classes: {
    noun: 'planned_class',
    named: ['held_on'],
    columns: {
      held_on: plain('date'),
      begins_at: plain('time'),
      minutes: plain('minutes'),
      cancelled_at: moment('cancelled_at'),
      cancel_reason: plain('reason'),
      cancelled_by: plain('cancelled_by'),
      cancel_announced_at: moment('cancel_announced_at'),
      cancel_paid: plain('cancel_paid'),
      cancel_billed: plain('cancel_billed'),
      cancel_counted: plain('cancel_counted'),
      cancel_override_reason: plain('cancel_override_reason'),
      substitute_id: reference('substitute', 'teachers'),
      proposed_by: reference('proposed_by', 'teachers'),
      proposed_substitute_id: reference('proposed_substitute', 'teachers'),
      proposal_status: plain('proposal'),
      proposal_answer: plain('proposal_answer'),
    },
  },
  attestations: {
    noun: 'attestation',
    named: byStudent,
    columns: {
      code: plain('attestation_code'),
      template: plain('template'),
      minutes: plain('minutes'),
      withdrawn_at: moment('withdrawn_at'),
      reason: plain('reason'),
    },
  },
  initials: {
    noun: 'initial',
    named: byStudent,
    columns: { held_on: plain('date'), how: plain('initial_how'), route: plain('initial_route') },
  },
  handled_absences: { noun: 'handled_absence', named: byStudent, columns: { percent: plain('percent') } },
  sent_papers: {
    noun: 'sent_paper',
    columns: { paper: plain('paper'), period: plain('period'), sent_on: plain('sent_on') },
  },
  announced_absences: {
    noun: 'announced_absence',
    named: byStudent,
    columns: {
      held_on: plain('date'),
      begins_at: plain('time'),
      word: plain('word'),
      withdrawn_at: moment('withdrawn_at'),
    },
  },
  notes: { noun: 'note', named: ['title'], columns: { title: plain('title') } },
  level_tests: {
    noun: 'level',
    named: byLanguage,
    columns: {
      level: plain('levelLanguage'),
      tested_on: plain('lastTest'),
      tester_initials: plain('testerInitials'),
    },
  },
  scale_results: {
    noun: 'scale_result',
    named: byLanguage,
    columns: {
      scale: plain('scale'),
      tested_on: plain('tested_on'),
      source: plain('source'),
      listening: plain('listening'),
      speaking: plain('speaking'),
      reading: plain('reading'),
      writing: plain('writing'),
      oral: plain('oral'),
    },
  },
  student_needs: {
    noun: 'needs',
    named: byLanguage,
    columns: {
      course_type_id: reference('courseTypeId', 'course_types'),
      number_hours: plain('numberHours'),
      session: plain('session'),
      type_webinar: plain('typeWebinar'),
      conversation: plain('conversation'),
      listening: plain('listening'),
      writing: plain('writing'),
      reading: plain('reading'),
      objective: plain('objective'),
      location: plain('location'),
      availability: plain('availability'),
      motivation: plain('motivation'),
    },
  },
  statements: {
    noun: 'statement',
    named: ['month'],
    columns: { status: plain('status'), note: plain('note'), reason: plain('reason') },
  },
  webhooks: {
    noun: 'webhook',
    named: ['description'],
    columns: {
      description: plain('description'),
      url: plain('url'),
      events: plain('events'),
      secret_sealed: hidden('signing_secret'),
      paused_at: moment('paused_at'),
      paused_reason: plain('paused_reason'),
    },
  },
} as const satisfies Partial<Record<TableName, HistoryTable>>;

export type HistoryTableName = keyof typeof historyTables;

/** Returns how a table appears in the history. */
export function historyTable(name: HistoryTableName): HistoryTable {
  return historyTables[name];
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
} as const satisfies Record<HistorySubject, HistoryNoun | null>;
