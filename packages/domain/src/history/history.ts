import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';

/** The records with their own history. */
export const historySubjects = [
  'contract',
  'student',
  'teacher',
  'report',
  'outline',
  'company',
  'material',
  'file',
  'courseType',
  'webhook',
] as const;
export type HistorySubject = (typeof historySubjects)[number];

/** The record whose history to read. */
export interface HistoryOf {
  subject: HistorySubject;
  /** Id of the record; for an outline and for reports, that of the contract. */
  id: number;
  /** The student whose reports of the contract to read; only for reports. */
  studentId?: number;
}

/** A stored value; a reference includes the name of its target. */
export type HistoryValue = string | number | boolean | readonly string[] | HistoryReference | null;

/** The name of a record that a field referred to. */
export interface HistoryReference {
  id: number;
  name: string;
  /** Set for an archived student, teacher, company or language; always undefined if the backend does not report it. */
  archived?: true;
}

/** A changed field. */
export interface HistoryChange {
  field: string;
  before: HistoryValue;
  after: HistoryValue;
  /** Whether the values are secret, such as a private link. */
  isHidden: boolean;
  /** Whether the previous value can be restored. */
  canRestore: boolean;
}

/** The author of a change: a user, the key of another program, a deleted user, the holder of a link, or a command of the server. */
export interface HistoryActor {
  kind: 'user' | 'key' | 'removed' | 'link' | 'system';
  id: number | null;
  name: string;
  lastName: string;
  /** Set for an archived user. */
  archived?: true;
}

export type HistoryAction = 'added' | 'changed' | 'removed' | 'erased';

/** A change of one record. */
export interface HistoryEntry {
  id: number;
  at: Timestamp;
  /** Entries of the same request have the same value. */
  request: string;
  who: HistoryActor;
  action: HistoryAction;
  noun: HistoryNoun;
  /** Such as the name of an added student; null if the noun is enough. */
  name: string | null;
  /** Set if `name` is the name of an archived student, teacher, company or language. */
  archived?: true;
  changes: readonly HistoryChange[];
}

/** The newest entries of a record. */
export interface History {
  entries: readonly HistoryEntry[];
  total: number;
  hasOlder: boolean;
  /** Id of the newest entry, ignoring filters. */
  latest: number | null;
  /** Version of the record for restoring a value; null for records without versions. */
  version: string | null;
  users: readonly Person[];
  /** The fields that have changes. */
  fields: readonly HistoryFieldName[];
}

/** A field of a noun, such as the schedule of a contract. */
export interface HistoryFieldName {
  noun: HistoryNoun;
  field: string;
}

/** The type of a value. */
export type HistoryKind =
  | 'text'
  | 'number'
  | 'hours'
  | 'minutes'
  | 'money'
  | 'yesNo'
  | 'date'
  | 'moment'
  | 'reference'
  | 'active'
  | 'contractStatus'
  | 'outlineStatus'
  | 'reportFormStatus'
  | 'reportMark'
  | 'statementStatus'
  | 'materialStatus'
  | 'proposalStatus'
  | 'canceller'
  | 'weekday'
  | 'percents'
  | 'payerTerms'
  | 'owedPaper'
  | 'owedPeriod'
  | 'attestationTemplate'
  | 'initialWay'
  | 'initialRoute'
  | 'levelScale'
  | 'time'
  | 'weeklyTimes'
  | 'closures'
  | 'emphases'
  | 'learningAids'
  | 'frequency'
  | 'rating'
  | 'fileType'
  | 'season'
  | 'webinarType'
  | 'motherTongue'
  | 'mailLanguage'
  | 'webhookEvents'
  | 'webhookPause';

/** The fields in histories, with the types of their values. */
export const historyFields = {
  contract: {
    status: 'contractStatus',
    flagged: 'yesNo',
    confirmationSent: 'yesNo',
    si: 'yesNo',
    tcs: 'yesNo',
    sc: 'yesNo',
    sentToClientOn: 'date',
    completed: 'yesNo',
    teacher: 'reference',
    languageId: 'reference',
    courseTypeId: 'reference',
    complementaryDescription: 'text',
    companyId: 'reference',
    contactPerson: 'text',
    invoice: 'text',
    approved: 'yesNo',
    expiresOn: 'date',
    description: 'text',
    startsOn: 'date',
    endsOn: 'date',
    schedule: 'text',
    location: 'text',
    meetingLink: 'text',
    hoursPerClass: 'hours',
    numberOfClasses: 'number',
    classAtEnd: 'yesNo',
    absenceThresholds: 'percents',
    payerTerms: 'payerTerms',
    attendanceComplete: 'yesNo',
    materialStatusId: 'materialStatus',
    noMaterialNeeded: 'yesNo',
    highlights: 'text',
  },
  student: {
    name: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    mobile: 'text',
    city: 'text',
    motherTongue: 'motherTongue',
    smartDevice: 'text',
    companyId: 'reference',
    active: 'active',
    link: 'text',
    linkShownAt: 'moment',
  },
  teacher: {
    name: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    mobile: 'text',
    city: 'text',
    hasCar: 'yesNo',
    nda: 'yesNo',
    otherRate: 'text',
    active: 'active',
    invitedAt: 'moment',
    passwordLinkAt: 'moment',
    password: 'text',
    sessionsEndedAt: 'moment',
    deviceTrustEndedAt: 'moment',
    secondFactorAt: 'moment',
    secondFactorResetAt: 'moment',
    secondFactorRemindedAt: 'moment',
    signInProvider: 'text',
  },
  courseType: { name: 'text', nameEn: 'text', active: 'active' },
  company: {
    name: 'text',
    active: 'active',
    link: 'text',
    linkShownAt: 'moment',
    email: 'text',
    language: 'mailLanguage',
    absenceThresholds: 'percents',
    payerTerms: 'payerTerms',
  },
  material: { title: 'text', languageId: 'reference', flagged: 'yesNo', active: 'active' },
  file: {
    title: 'text',
    name: 'text',
    type: 'fileType',
    contractId: 'reference',
    studentId: 'reference',
    languageId: 'reference',
    taggedOn: 'date',
    active: 'active',
    content: 'text',
  },
  outline: {
    status: 'outlineStatus',
    languageHistory: 'text',
    currentUse: 'text',
    challenges: 'text',
    tenWeekGoals: 'text',
    languageFunctions: 'text',
    grammarForFunctions: 'text',
    emphasis: 'emphases',
    otherEmphasis: 'text',
    learningAids: 'learningAids',
    otherLearningAid: 'text',
    conversation: 'frequency',
    writing: 'frequency',
    listening: 'frequency',
    reading: 'frequency',
  },
  report: { mark: 'reportMark', date: 'date' },
  reportForm: {
    status: 'reportFormStatus',
    preparation: 'rating',
    participation: 'rating',
    homework: 'rating',
    extracurricularActivities: 'rating',
    oralGrammar: 'rating',
    oralVocabulary: 'rating',
    pronunciation: 'rating',
    listeningComprehension: 'rating',
    oralFluency: 'rating',
    writtenGrammar: 'rating',
    vocabularyAndSpelling: 'rating',
    textOrganisation: 'rating',
    syntax: 'rating',
    writtenFluency: 'rating',
    writtenContent: 'rating',
    readingComprehension: 'rating',
    comments: 'text',
    recommendations: 'text',
    nextLevel: 'text',
  },
  enrolment: { startsOn: 'date', endsOn: 'date' },
  previousTeacher: { hoursDone: 'hours', motive: 'text', replacedOn: 'date' },
  materialRequest: { quantity: 'number', note: 'text', status: 'materialStatus' },
  lesson: { date: 'date', minutes: 'minutes', note: 'text', active: 'active', teacher: 'reference' },
  absence: {},
  lessonDetail: { lateMinutes: 'minutes', leftEarlyMinutes: 'minutes', excused: 'yesNo' },
  meetingDecision: { name: 'text', studentId: 'reference' },
  meetingFile: { name: 'text' },
  coursePlan: {
    startsOn: 'date',
    endsOn: 'date',
    numberOfClasses: 'number',
    skipsHolidays: 'yesNo',
    times: 'weeklyTimes',
    breaks: 'closures',
    changes: 'text',
  },
  plannedClass: {
    date: 'date',
    time: 'text',
    minutes: 'minutes',
    cancelledAt: 'moment',
    reason: 'text',
    cancelledBy: 'canceller',
    cancelAnnouncedAt: 'moment',
    cancelPaid: 'yesNo',
    cancelBilled: 'yesNo',
    cancelCounted: 'yesNo',
    cancelOverrideReason: 'text',
    substitute: 'reference',
    proposedBy: 'reference',
    proposedSubstitute: 'reference',
    proposal: 'proposalStatus',
    proposalAnswer: 'text',
  },
  handledAbsence: { percent: 'percents' },
  sentPaper: { paper: 'owedPaper', owedPeriod: 'owedPeriod', sentOn: 'date' },
  attestation: {
    attestationCode: 'text',
    attestationTemplate: 'attestationTemplate',
    minutes: 'minutes',
    attestationWithdrawnAt: 'moment',
    withdrawReason: 'text',
  },
  initial: { date: 'date', initialHow: 'initialWay', initialRoute: 'initialRoute' },
  announcedAbsence: { date: 'date', time: 'text', word: 'text', withdrawnAt: 'moment' },
  courseInfo: {
    materialUsed: 'text',
    appsAndSitesUsed: 'text',
    skillsCovered: 'text',
    grammarPointsCovered: 'text',
  },
  note: { title: 'text' },
  level: { level: 'text', testedOn: 'date', testerInitials: 'text' },
  scaleResult: {
    levelScale: 'levelScale',
    testedOn: 'date',
    resultSource: 'text',
    scaleListening: 'text',
    scaleSpeaking: 'text',
    scaleReading: 'text',
    scaleWriting: 'text',
    scaleOral: 'text',
  },
  needs: {
    courseTypeId: 'reference',
    numberOfHours: 'hours',
    season: 'season',
    webinarType: 'webinarType',
    conversation: 'frequency',
    listening: 'frequency',
    writing: 'frequency',
    reading: 'frequency',
    objective: 'text',
    location: 'text',
    availability: 'text',
    motivation: 'text',
  },
  teacherLanguage: {},
  teacherRate: { rate: 'money', startsOn: 'date' },
  unavailability: {
    name: 'text',
    startsOn: 'date',
    endsOn: 'date',
    weekday: 'weekday',
    beginsAt: 'time',
    endsAt: 'time',
  },
  statement: { status: 'statementStatus', note: 'text', reason: 'text' },
  webhook: {
    description: 'text',
    url: 'text',
    events: 'webhookEvents',
    signingSecret: 'text',
    pausedAt: 'moment',
    pausedReason: 'webhookPause',
  },
} as const satisfies Record<string, Readonly<Record<string, HistoryKind>>>;

/** The subject of an entry. */
export type HistoryNoun = keyof typeof historyFields;

/** Returns the type of a field's values; text if the field is unknown. */
export function historyKind({ noun, field }: HistoryFieldName): HistoryKind {
  const kinds: Readonly<Record<string, HistoryKind>> = historyFields[noun];
  return kinds[field] ?? 'text';
}
