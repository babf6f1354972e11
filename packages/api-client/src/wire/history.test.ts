import {
  type History,
  type HistoryKind,
  type HistoryNoun,
  type HistoryValue,
  type historyFields,
  historyKind,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type {
  HistoryPage,
  HistoryNoun as WireNoun,
  HistoryValue as WireValue,
} from '../generated/types.gen.ts';
import { recordHistoryToWire } from '../testing/wire/history.ts';
import { historyQuery, historyValueToWire, recordHistoryFromWire, wireField } from './history.ts';

// A history in its wire form and in its portal form. All values are distinct.

const page: HistoryPage = {
  data: [
    {
      id: 12,
      at: '2026-11-23T15:42:00.000Z',
      request: 'r2',
      call: null,
      action: 'changed',
      who: { kind: 'user', id: 1, name: 'Marie', last_name: 'Bélanger' },
      noun: 'contract',
      record: { id: null, name: '2026-0412' },
      changes: [
        { field: 'course_status_id', before: 1, after: 2, is_hidden: false, can_restore: true },
        {
          field: 'companies_id',
          before: null,
          after: { id: 4, name: 'Banque Champlain' },
          is_hidden: false,
          can_restore: true,
        },
        { field: 'contract_approved', before: 0, after: 1, is_hidden: false, can_restore: true },
        { field: '_cellVariants', before: null, after: null, is_hidden: true, can_restore: false },
      ],
    },
    {
      id: 11,
      at: '2026-11-22T08:05:00.000Z',
      request: 'r1',
      call: null,
      action: 'added',
      who: { kind: 'system', id: null, name: null, last_name: null },
      noun: 'report_form',
      record: { id: null, name: null },
      changes: [
        { field: 'syntax', before: 'not enough', after: 'good', is_hidden: false, can_restore: true },
      ],
    },
  ],
  total: 40,
  has_older: true,
  latest: 13,
  version: '"v7"',
  users: [{ id: 1, name: 'Marie', last_name: 'Bélanger' }],
  fields: ['contract.companies_id', 'report_form.syntax'],
};

const history: History = {
  entries: [
    {
      id: 12,
      at: '2026-11-23T15:42:00.000Z',
      request: 'r2',
      action: 'changed',
      who: { kind: 'user', id: 1, name: 'Marie', lastName: 'Bélanger' },
      noun: 'contract',
      name: '2026-0412',
      changes: [
        { field: 'status', before: 'pending', after: 'activated', isHidden: false, canRestore: true },
        {
          field: 'companyId',
          before: null,
          after: { id: 4, name: 'Banque Champlain' },
          isHidden: false,
          canRestore: true,
        },
        { field: 'approved', before: false, after: true, isHidden: false, canRestore: true },
        { field: 'highlights', before: null, after: null, isHidden: true, canRestore: false },
      ],
    },
    {
      id: 11,
      at: '2026-11-22T08:05:00.000Z',
      request: 'r1',
      action: 'added',
      who: { kind: 'system', id: null, name: '', lastName: '' },
      noun: 'reportForm',
      name: null,
      changes: [{ field: 'syntax', before: 'needs-work', after: 'good', isHidden: false, canRestore: true }],
    },
  ],
  total: 40,
  hasOlder: true,
  latest: 13,
  version: '"v7"',
  users: [{ id: 1, name: 'Marie', lastName: 'Bélanger' }],
  fields: [
    { noun: 'contract', field: 'companyId' },
    { noun: 'reportForm', field: 'syntax' },
  ],
};

/** A page with one entry about a noun, with one change. */
function pageOf(
  noun: WireNoun,
  field: string,
  before: WireValue = null,
  after: WireValue = null,
): HistoryPage {
  const [entry] = page.data;
  if (!entry) throw new Error('no entry');
  const change = { field, before, after, is_hidden: false, can_restore: true };
  return { ...page, data: [{ ...entry, noun, changes: [change] }] };
}

describe('a history', () => {
  it('is read and written entry by entry', () => {
    expect(recordHistoryFromWire([page])).toStrictEqual(history);
    expect(recordHistoryToWire(history)).toStrictEqual(page);
  });

  it('joins its pages: version and people of the first, what is left of the last', () => {
    const { users: _users, fields: _fields, ...next } = pageOf('student', 'name');
    const last: HistoryPage = { ...next, total: 39, has_older: false, latest: 14, version: '"v8"' };
    const { entries, ...read } = recordHistoryFromWire([page, next, last]);
    expect(read).toStrictEqual({
      total: 39,
      hasOlder: false,
      latest: 13,
      version: '"v7"',
      users: history.users,
      fields: history.fields,
    });
    expect(entries.map(({ id, noun }) => [id, noun])).toStrictEqual([
      [12, 'contract'],
      [11, 'reportForm'],
      [12, 'student'],
      [12, 'student'],
    ]);
  });

  it('has at least one page', () => {
    expect(() => recordHistoryFromWire([])).toThrow(new TypeError('a history has at least one page'));
  });

  it('may have a first page without people and fields', () => {
    const { users: _users, fields: _fields, ...bare } = page;
    expect(recordHistoryFromWire([bare])).toStrictEqual({ ...history, users: [], fields: [] });
  });

  it('leaves out fields that it does not know, and reads a noun that it does not know as a contract', () => {
    const names = ['contract.a_new_one', 'else.flag', 'contract', 'contract.flag'];
    const read = recordHistoryFromWire([
      { ...pageOf('contract', 'a_new_one'), fields: names },
      pageOf('else' as WireNoun, 'description', 'Oral', 'Écrit'),
    ]);
    expect(read.fields).toStrictEqual([{ noun: 'contract', field: 'flagged' }]);
    expect(read.entries.map(({ noun, changes }) => [noun, changes])).toStrictEqual([
      ['contract', []],
      [
        'contract',
        [{ field: 'description', before: 'Oral', after: 'Écrit', isHidden: false, canRestore: true }],
      ],
    ]);
  });
});

/** Each noun with its wire name, and each of its fields with its wire name. */
const names: {
  [Noun in HistoryNoun]: [WireNoun, Record<keyof (typeof historyFields)[Noun], string>];
} = {
  contract: [
    'contract',
    {
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
  ],
  student: [
    'student',
    {
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
  ],
  teacher: [
    'teacher',
    {
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
  ],
  courseType: ['course_type', { name: 'name', nameEn: 'name_en', active: 'status' }],
  company: [
    'company',
    {
      name: 'name',
      active: 'status',
      link: 'token_login',
      linkShownAt: 'link_shown',
      email: 'email',
      language: 'language',
      absenceThresholds: 'absence_thresholds',
      payerTerms: 'payer_terms',
    },
  ],
  material: ['material', { title: 'title', languageId: 'languages_id', flagged: 'flag', active: 'status' }],
  file: [
    'file',
    {
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
  ],
  outline: [
    'outline',
    {
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
  ],
  report: ['report', { mark: 'status', date: 'date' }],
  reportForm: [
    'report_form',
    {
      preparation: 'preparation',
      participation: 'participation',
      homework: 'homework',
      extracurricularActivities: 'extracurriculas_activities',
      oralGrammar: 'grammar_in_an_oral_context',
      oralVocabulary: 'vocabulary_usage_in_an_oral_context',
      pronunciation: 'pronunciation',
      listeningComprehension: 'listening_comprehension',
      oralFluency: 'fluency_in_an_oral_context',
      writtenGrammar: 'grammar_in_writing',
      vocabularyAndSpelling: 'vocabulary_and_spelling',
      textOrganisation: 'text_organisation',
      syntax: 'syntax',
      writtenFluency: 'fluency_in_writing',
      writtenContent: 'written_content',
      readingComprehension: 'reading_comprehension',
      status: 'status',
      comments: 'comments',
      recommendations: 'recommendations',
      nextLevel: 'next_level',
    },
  ],
  enrolment: ['enrolment', { startsOn: 'from', endsOn: 'to' }],
  previousTeacher: [
    'previous_teacher',
    { hoursDone: 'hoursDone', motive: 'removeMotive', replacedOn: 'from' },
  ],
  materialRequest: ['material_request', { quantity: 'qty', note: 'note', status: 'status' }],
  lesson: [
    'lesson',
    { date: 'date_class', minutes: 'total_hours', note: 'note', active: 'status', teacher: 'teacher' },
  ],
  absence: ['absence', {}],
  lessonDetail: [
    'lesson_detail',
    { lateMinutes: 'late_minutes', leftEarlyMinutes: 'left_early_minutes', excused: 'excused' },
  ],
  meetingDecision: ['meeting_decision', { name: 'name', studentId: 'student_id' }],
  meetingFile: ['meeting_file', { name: 'name' }],
  coursePlan: [
    'course_plan',
    {
      startsOn: 'starts_on',
      endsOn: 'ends_on',
      numberOfClasses: 'number_of_classes',
      skipsHolidays: 'skips_holidays',
      times: 'times',
      breaks: 'breaks',
      changes: 'changes',
    },
  ],
  plannedClass: [
    'planned_class',
    {
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
  ],
  handledAbsence: ['handled_absence', { percent: 'percent' }],
  sentPaper: ['sent_paper', { paper: 'paper', owedPeriod: 'period', sentOn: 'sent_on' }],
  attestation: [
    'attestation',
    {
      attestationCode: 'attestation_code',
      attestationTemplate: 'template',
      minutes: 'minutes',
      attestationWithdrawnAt: 'withdrawn_at',
      withdrawReason: 'reason',
    },
  ],
  scaleResult: [
    'scale_result',
    {
      levelScale: 'scale',
      testedOn: 'tested_on',
      resultSource: 'source',
      scaleListening: 'listening',
      scaleSpeaking: 'speaking',
      scaleReading: 'reading',
      scaleWriting: 'writing',
      scaleOral: 'oral',
    },
  ],
  initial: ['initial', { date: 'date', initialHow: 'initial_how', initialRoute: 'initial_route' }],
  announcedAbsence: [
    'announced_absence',
    { date: 'date', time: 'time', word: 'word', withdrawnAt: 'withdrawn_at' },
  ],
  courseInfo: [
    'course_info',
    {
      materialUsed: 'material_used',
      appsAndSitesUsed: 'apps_and_sites_used',
      skillsCovered: 'skills_covered',
      grammarPointsCovered: 'grammar_points_covered',
    },
  ],
  note: ['note', { title: 'title' }],
  level: ['level', { level: 'levelLanguage', testedOn: 'lastTest', testerInitials: 'testerInitials' }],
  needs: [
    'needs',
    {
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
  ],
  teacherLanguage: ['teacher_language', {}],
  teacherRate: ['teacher_rate', { rate: 'rate', startsOn: 'from' }],
  unavailability: [
    'unavailability',
    {
      name: 'name',
      startsOn: 'starts_on',
      endsOn: 'ends_on',
      weekday: 'weekday',
      beginsAt: 'begins_at',
      endsAt: 'ends_at',
    },
  ],
  statement: ['statement', { status: 'status', note: 'note', reason: 'reason' }],
  webhook: [
    'webhook',
    {
      description: 'description',
      url: 'url',
      events: 'events',
      signingSecret: 'signing_secret',
      pausedAt: 'paused_at',
      pausedReason: 'paused_reason',
    },
  ],
};

it.each(
  Object.entries(names).map(([noun, [wireNoun, fields]]) => ({
    noun: noun as HistoryNoun,
    wireNoun,
    fields: Object.entries<string>(fields),
  })),
)('names $noun and its fields as the calls do', ({ noun, wireNoun, fields }) => {
  expect(recordHistoryFromWire([pageOf(wireNoun, 'status')]).entries[0]?.noun).toBe(noun);

  const own = fields.map(([field]) => ({ noun, field }));
  const onWire = fields.map(([, name]) => `${wireNoun}.${name}`);
  expect(own.map(wireField)).toStrictEqual(fields.map(([, name]) => name));
  expect(own.map((field) => historyQuery({ subject: 'contract', id: 1 }, { field })?.field)).toStrictEqual(
    onWire,
  );
  expect(recordHistoryFromWire([{ ...page, fields: onWire }]).fields).toStrictEqual(own);
});

/** A field of each type of value, with a value in its portal form and in its wire form. */
it.each<[HistoryNoun, string, HistoryKind, HistoryValue, WireValue]>([
  ['student', 'city', 'text', 'Lévis', 'Lévis'],
  ['student', 'city', 'text', 'needs-work', 'needs-work'],
  ['student', 'city', 'text', 'not enough', 'not enough'],
  ['student', 'city', 'text', 'weekly', 'weekly'],
  ['student', 'city', 'text', 'Weekly', 'Weekly'],
  ['student', 'city', 'text', 'Skype', 'Skype'],
  ['contract', 'numberOfClasses', 'number', 1, 1],
  ['contract', 'flagged', 'yesNo', true, 1],
  ['contract', 'flagged', 'yesNo', false, 0],
  ['student', 'active', 'active', true, 1],
  ['student', 'active', 'active', false, 0],
  ['contract', 'status', 'contractStatus', 'done', 3],
  ['contract', 'companyId', 'reference', { id: 4, name: 'Boréal' }, { id: 4, name: 'Boréal' }],
  ['outline', 'emphasis', 'emphases', ['speaking', 'writing'], ['speaking', 'writing']],
  ['outline', 'reading', 'frequency', 'weekly', 'Weekly'],
  ['outline', 'reading', 'frequency', 'Parfois', 'Parfois'],
  ['reportForm', 'syntax', 'rating', 'needs-work', 'not enough'],
  ['reportForm', 'syntax', 'rating', 'passable', 'passable'],
  ['needs', 'webinarType', 'webinarType', 'Zoom', 'Zoom'],
  ['needs', 'webinarType', 'webinarType', 'Microsoft Teams', 'Microsoft Teams'],
  // Null, and a value of another type than that of its field.
  ['contract', 'flagged', 'yesNo', null, null],
  ['contract', 'flagged', 'yesNo', 'oui', 'oui'],
  ['contract', 'status', 'contractStatus', null, null],
  ['outline', 'reading', 'frequency', null, null],
  ['outline', 'reading', 'frequency', 5, 5],
  ['reportForm', 'syntax', 'rating', 5, 5],
])('reads and writes %s.%s, a %s, as %j', (noun, field, kind, value, wire) => {
  expect(historyKind({ noun, field })).toBe(kind);
  const [wireNoun, fields] = names[noun];
  const { [field]: name = '' }: Readonly<Record<string, string>> = fields;
  const read = recordHistoryFromWire([pageOf(wireNoun, name, wire, null)]);
  expect(read.entries[0]?.changes).toStrictEqual([
    { field, before: value, after: null, isHidden: false, canRestore: true },
  ]);
  expect(recordHistoryToWire(read)).toStrictEqual(pageOf(wireNoun, name, wire, null));
});

it('reads the webinar type Skype as its successor', () => {
  const [entry] = recordHistoryFromWire([pageOf('needs', 'typeWebinar', 'Skype', 'Zoom')]).entries;
  expect(entry?.changes[0]).toMatchObject({ before: 'Microsoft Teams', after: 'Zoom' });
});

it('writes a reference by its id, and a status that is a number already as it is', () => {
  expect(historyValueToWire('reference', { id: 4, name: 'Boréal' })).toBe(4);
  expect(historyValueToWire('contractStatus', 3)).toBe(3);
});

it.each([
  [undefined, undefined, undefined],
  [{}, undefined, undefined],
  [{ userId: 3 }, 3, undefined],
  [{ field: { noun: 'lessonDetail', field: 'excused' } }, undefined, 'lesson_detail.excused'],
] as const)('asks with %j', (filters, userId, field) => {
  const query = { subject: 'report', id: 1, studentId: 2, userId, field };
  expect(historyQuery({ subject: 'report', id: 1, studentId: 2 }, filters)).toStrictEqual(query);
});
