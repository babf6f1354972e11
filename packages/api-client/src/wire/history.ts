import {
  type History,
  type HistoryChange,
  type HistoryEntry,
  type HistoryFieldName,
  type HistoryKind,
  type HistoryNoun,
  type HistoryOf,
  type HistoryValue,
  type historyFields,
  historyKind,
  type Rating,
} from '@portal/domain';
import type {
  GetHistoryData,
  HistoryPage,
  HistoryChange as WireChange,
  HistoryEntry as WireEntry,
  HistoryNoun as WireNoun,
  HistoryValue as WireValue,
} from '../generated/types.gen.ts';
import { statusFromWire, statusToWire } from './contract.ts';
import { frequencyFromWire, frequencyToWire } from './frequency.ts';
import { archivedFromWire, named } from './named.ts';
import { personFromWire } from './person.ts';
import { ratingFromWire, ratingToWire, skillNames } from './report.ts';
import { yes, yesNo } from './yes-no.ts';

export const nouns = {
  contract: 'contract',
  student: 'student',
  teacher: 'teacher',
  company: 'company',
  courseType: 'course_type',
  material: 'material',
  file: 'file',
  outline: 'outline',
  report: 'report',
  reportForm: 'report_form',
  enrolment: 'enrolment',
  previousTeacher: 'previous_teacher',
  materialRequest: 'material_request',
  lesson: 'lesson',
  absence: 'absence',
  lessonDetail: 'lesson_detail',
  meetingDecision: 'meeting_decision',
  meetingFile: 'meeting_file',
  coursePlan: 'course_plan',
  plannedClass: 'planned_class',
  announcedAbsence: 'announced_absence',
  handledAbsence: 'handled_absence',
  sentPaper: 'sent_paper',
  attestation: 'attestation',
  initial: 'initial',
  courseInfo: 'course_info',
  note: 'note',
  level: 'level',
  scaleResult: 'scale_result',
  needs: 'needs',
  teacherLanguage: 'teacher_language',
  teacherRate: 'teacher_rate',
  unavailability: 'unavailability',
  statement: 'statement',
  webhook: 'webhook',
} as const satisfies Record<HistoryNoun, WireNoun>;

type FieldNames = { readonly [Noun in HistoryNoun]: Record<keyof (typeof historyFields)[Noun], string> };

/** The wire name of each field. */
const fieldNames: FieldNames = {
  contract: {
    status: 'course_status_id',
    flagged: 'flag',
    confirmationSent: 'confirmation_sent',
    si: 'SI',
    tcs: 'TCS',
    sc: 'SC',
    sentToClientOn: 'send_to_client',
    completed: 'contract_completed',
    teacher: 'current_teacher',
    languageId: 'languages_id',
    courseTypeId: 'course_types_id',
    complementaryDescription: 'complementary_description_type',
    companyId: 'companies_id',
    contactPerson: 'contact_person',
    invoice: 'invoice',
    approved: 'contract_approved',
    expiresOn: 'contract_expiration_date',
    description: 'description',
    startsOn: 'start_date',
    endsOn: 'end_date',
    schedule: 'schedule',
    location: 'location',
    meetingLink: 'meeting_link',
    hoursPerClass: 'total_hours',
    numberOfClasses: 'total_classes',
    classAtEnd: 'class_at_end',
    absenceThresholds: 'absence_thresholds',
    payerTerms: 'payer_terms',
    attendanceComplete: 'attendance_status',
    materialStatusId: 'material_status_id',
    noMaterialNeeded: 'course_has_not_material_request',
    highlights: '_cellVariants',
  },
  student: {
    name: 'name',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    mobile: 'mobile',
    city: 'city',
    motherTongue: 'mother_tongue',
    smartDevice: 'smartDevice',
    companyId: 'companyId',
    active: 'status',
    link: 'token_login',
    linkShownAt: 'link_shown',
  },
  teacher: {
    name: 'name',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    mobile: 'mobile',
    city: 'city',
    hasCar: 'car',
    nda: 'nda',
    otherRate: 'otherRate',
    active: 'status',
    invitedAt: 'email_date',
    passwordLinkAt: 'password_link_date',
    password: 'password',
    sessionsEndedAt: 'sessions_ended',
    deviceTrustEndedAt: 'device_trust_ended',
    secondFactorAt: 'second_factor',
    secondFactorResetAt: 'second_factor_reset',
    secondFactorRemindedAt: 'second_factor_reminder',
    signInProvider: 'sign_in_provider',
  },
  courseType: { name: 'name', nameEn: 'name_en', active: 'status' },
  company: {
    name: 'name',
    active: 'status',
    link: 'token_login',
    linkShownAt: 'link_shown',
    email: 'email',
    language: 'language',
    absenceThresholds: 'absence_thresholds',
    payerTerms: 'payer_terms',
  },
  material: { title: 'title', languageId: 'languages_id', flagged: 'flag', active: 'status' },
  file: {
    title: 'title',
    name: 'name',
    type: 'type',
    contractId: 'course_id',
    studentId: 'student_id',
    languageId: 'language_id',
    taggedOn: 'tag_date',
    active: 'status',
    content: 'file',
  },
  outline: {
    status: 'status',
    languageHistory: 'history_with_course_language',
    currentUse: 'current_use',
    challenges: 'challenges',
    tenWeekGoals: 'ten_week_goals',
    languageFunctions: 'language_functions',
    grammarForFunctions: 'grammar_required_for_language_functions',
    emphasis: 'course_content_emphasis_on',
    otherEmphasis: 'other_course_content_emphasis_on',
    learningAids: 'learning_aides',
    otherLearningAid: 'other_learning_aides',
    conversation: 'conversation',
    writing: 'writing',
    listening: 'listening',
    reading: 'reading',
  },
  report: { mark: 'status', date: 'date' },
  reportForm: {
    ...skillNames,
    status: 'status',
    comments: 'comments',
    recommendations: 'recommendations',
    nextLevel: 'next_level',
  },
  enrolment: { startsOn: 'from', endsOn: 'to' },
  previousTeacher: { hoursDone: 'hoursDone', motive: 'removeMotive', replacedOn: 'from' },
  materialRequest: { quantity: 'qty', note: 'note', status: 'status' },
  lesson: {
    date: 'date_class',
    minutes: 'total_hours',
    note: 'note',
    active: 'status',
    teacher: 'teacher',
  },
  absence: {},
  lessonDetail: { lateMinutes: 'late_minutes', leftEarlyMinutes: 'left_early_minutes', excused: 'excused' },
  meetingDecision: { name: 'name', studentId: 'student_id' },
  meetingFile: { name: 'name' },
  coursePlan: {
    startsOn: 'starts_on',
    endsOn: 'ends_on',
    numberOfClasses: 'number_of_classes',
    skipsHolidays: 'skips_holidays',
    times: 'times',
    breaks: 'breaks',
    changes: 'changes',
  },
  plannedClass: {
    date: 'date',
    time: 'time',
    minutes: 'minutes',
    cancelledAt: 'cancelled_at',
    reason: 'reason',
    cancelledBy: 'cancelled_by',
    cancelAnnouncedAt: 'cancel_announced_at',
    cancelPaid: 'cancel_paid',
    cancelBilled: 'cancel_billed',
    cancelCounted: 'cancel_counted',
    cancelOverrideReason: 'cancel_override_reason',
    substitute: 'substitute',
    proposedBy: 'proposed_by',
    proposedSubstitute: 'proposed_substitute',
    proposal: 'proposal',
    proposalAnswer: 'proposal_answer',
  },
  handledAbsence: { percent: 'percent' },
  sentPaper: { paper: 'paper', owedPeriod: 'period', sentOn: 'sent_on' },
  attestation: {
    attestationCode: 'attestation_code',
    attestationTemplate: 'template',
    minutes: 'minutes',
    attestationWithdrawnAt: 'withdrawn_at',
    withdrawReason: 'reason',
  },
  initial: { date: 'date', initialHow: 'initial_how', initialRoute: 'initial_route' },
  announcedAbsence: { date: 'date', time: 'time', word: 'word', withdrawnAt: 'withdrawn_at' },
  courseInfo: {
    materialUsed: 'material_used',
    appsAndSitesUsed: 'apps_and_sites_used',
    skillsCovered: 'skills_covered',
    grammarPointsCovered: 'grammar_points_covered',
  },
  note: { title: 'title' },
  level: { level: 'levelLanguage', testedOn: 'lastTest', testerInitials: 'testerInitials' },
  scaleResult: {
    levelScale: 'scale',
    testedOn: 'tested_on',
    resultSource: 'source',
    scaleListening: 'listening',
    scaleSpeaking: 'speaking',
    scaleReading: 'reading',
    scaleWriting: 'writing',
    scaleOral: 'oral',
  },
  needs: {
    courseTypeId: 'courseTypeId',
    numberOfHours: 'numberHours',
    season: 'session',
    webinarType: 'typeWebinar',
    conversation: 'conversation',
    listening: 'listening',
    writing: 'writing',
    reading: 'reading',
    objective: 'objective',
    location: 'location',
    availability: 'availability',
    motivation: 'motivation',
  },
  teacherLanguage: {},
  teacherRate: { rate: 'rate', startsOn: 'from' },
  unavailability: {
    name: 'name',
    startsOn: 'starts_on',
    endsOn: 'ends_on',
    weekday: 'weekday',
    beginsAt: 'begins_at',
    endsAt: 'ends_at',
  },
  statement: { status: 'status', note: 'note', reason: 'reason' },
  webhook: {
    description: 'description',
    url: 'url',
    events: 'events',
    signingSecret: 'signing_secret',
    pausedAt: 'paused_at',
    pausedReason: 'paused_reason',
  },
};

const nounOf = new Map(Object.entries(nouns).map(([noun, wire]) => [wire, noun as HistoryNoun]));

const fieldOf = new Map(
  (Object.keys(fieldNames) as HistoryNoun[])
    .flatMap((noun) => Object.keys(fieldNames[noun]).map((field) => ({ noun, field })))
    .map((name) => [fullName(name), name]),
);

/** The filters of a history. */
export interface HistoryFilters {
  userId?: number;
  field?: HistoryFieldName;
}

export function historyQuery(
  { subject, id, studentId }: HistoryOf,
  { userId, field }: HistoryFilters = {},
): GetHistoryData['query'] {
  const record = subject === 'courseType' ? nouns.courseType : subject;
  return { subject: record, id, studentId, userId, field: field && fullName(field) };
}

/** Joins consecutive pages. */
export function recordHistoryFromWire(pages: readonly HistoryPage[]): History {
  const [first] = pages;
  if (!first) throw new TypeError('a history has at least one page');
  const last = pages.at(-1) ?? first;
  return {
    entries: pages.flatMap(({ data }) => data.map(entryFromWire)),
    total: last.total,
    hasOlder: last.has_older,
    latest: first.latest,
    version: first.version,
    users: (first.users ?? []).map(personFromWire),
    // Omits a field that this portal does not know.
    fields: first.fields?.flatMap((name) => fieldOf.get(name) ?? []) ?? [],
  };
}

function entryFromWire({ who, noun: wireNoun, record, changes, ...entry }: WireEntry): HistoryEntry {
  const noun = nounOf.get(wireNoun) ?? 'contract';
  return {
    id: entry.id,
    at: entry.at,
    request: entry.request,
    action: entry.action,
    who: {
      kind: who.kind,
      id: who.id,
      name: who.name ?? '',
      lastName: who.last_name ?? '',
      ...archivedFromWire(who.archived),
    },
    noun,
    name: record.name,
    ...archivedFromWire(record.archived),
    changes: changes.flatMap((change) => changeFromWire(noun, change)),
  };
}

function changeFromWire(noun: HistoryNoun, change: WireChange): HistoryChange[] {
  const name = fieldOf.get(`${nouns[noun]}.${change.field}`);
  if (!name) return [];
  const kind = historyKind(name);
  return [
    {
      field: name.field,
      before: valueFromWire(kind, change.before),
      after: valueFromWire(kind, change.after),
      isHidden: change.is_hidden,
      canRestore: change.can_restore,
    },
  ];
}

/** Returns the name of a field with its noun, in the form of the filter. */
export function fullName(name: HistoryFieldName): string {
  return `${nouns[name.noun]}.${wireField(name)}`;
}

/** Returns the name of a field in the calls that write it. */
export function wireField({ noun, field }: HistoryFieldName): string {
  const names: Readonly<Record<string, string>> = fieldNames[noun];
  return names[field] ?? field;
}

function valueFromWire(kind: HistoryKind, value: WireValue): HistoryValue {
  if (typeof value === 'number') {
    if (kind === 'yesNo' || kind === 'active') return yes(value);
    if (kind === 'contractStatus') return statusFromWire(value);
  }
  if (typeof value === 'string') {
    if (kind === 'frequency') return frequencyFromWire(value) ?? value;
    if (kind === 'rating') return ratingFromWire(value) ?? value;
    // The wire uses the name of the predecessor, Skype.
    if (kind === 'webinarType') return value === 'Skype' ? 'Microsoft Teams' : value;
  }
  return typeof value === 'object' && value !== null && 'id' in value ? named.fromWire(value) : value;
}

/** Returns a value as the calls write it. */
export function historyValueToWire(kind: HistoryKind, value: HistoryValue): WireValue {
  if (typeof value === 'boolean') return yesNo(value);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object') return 'id' in value ? value.id : [...value];
  if (kind === 'contractStatus') return statusToWire(value as Parameters<typeof statusToWire>[0]);
  if (kind === 'frequency') return frequencyToWire(value as Parameters<typeof frequencyToWire>[0]) ?? value;
  if (kind === 'rating') return ratingToWire(value as Rating) ?? value;
  return value;
}
