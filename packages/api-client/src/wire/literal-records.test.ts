import type {
  CompanyReportRow,
  Contract,
  CourseInfo,
  Lesson,
  Material,
  Note,
  Outline,
  ProgressReport,
  StoredFile,
  Student,
  StudentNeeds,
  StudentReport,
  Teacher,
  User,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type {
  Attendance,
  CourseInfoForm,
  OutlineForm,
  ProgressFormRecord,
  StudentInformation,
  CompanyReportRow as WireCompanyReportRow,
  Course as WireCourse,
  StoredFile as WireFile,
  Material as WireMaterial,
  StudentNeeds as WireNeeds,
  Note as WireNote,
  ProgressReport as WireReport,
  Student as WireStudent,
  Teacher as WireTeacher,
  User as WireUser,
} from '../generated/types.gen.ts';
import { companyToWire } from '../testing/wire/company.ts';
import { contractToWire } from '../testing/wire/contract.ts';
import { languageToWire } from '../testing/wire/language.ts';
import { lessonToWire } from '../testing/wire/lesson.ts';
import { materialToWire } from '../testing/wire/material.ts';
import { noteToWire } from '../testing/wire/note.ts';
import { outlineToWire } from '../testing/wire/outline.ts';
import {
  companyReportRowToWire,
  courseInfoToWire,
  progressRecordToWire,
  studentReportToWire,
} from '../testing/wire/report.ts';
import { signedInUserToWire } from '../testing/wire/session.ts';
import { storedFileToWire } from '../testing/wire/stored-file.ts';
import { historyToWire, studentToWire } from '../testing/wire/student.ts';
import { needsToInformation, needsToWire } from '../testing/wire/student-needs.ts';
import { teacherToWire } from '../testing/wire/teacher.ts';
import { userToWire } from '../testing/wire/user.ts';
import { companyFromWire } from './company.ts';
import { contractFromWire } from './contract.ts';
import { contractToFollowUpFromWire } from './contract-to-follow-up.ts';
import { languageFromWire } from './language.ts';
import { lessonFromWire } from './lesson.ts';
import { materialFromWire } from './material.ts';
import { noteFromWire } from './note.ts';
import { outlineFromWire } from './outline.ts';
import {
  companyReportRowFromWire,
  courseInfoFromWire,
  progressRecordFromWire,
  studentReportFromWire,
} from './report.ts';
import { signedInUserFromWire } from './session.ts';
import { storedFileFromWire } from './stored-file.ts';
import { historyFromWire, studentFromWire } from './student.ts';
import { needsFromInformation, needsFromWire } from './student-needs.ts';
import { teacherFromWire } from './teacher.ts';
import { userFromWire } from './user.ts';

// Each record in its wire form and in its portal form. All values are distinct.

/** Checks the mapping in both directions. */
const isRead = <Wire, Own>(wire: Wire, own: Own, fromWire: (wire: Wire) => Own) =>
  expect(fromWire(wire)).toStrictEqual(own);
const isWritten = <Wire, Own>(own: Own, wire: Wire, toWire: (own: Own) => Wire) =>
  expect(toWire(own)).toStrictEqual(wire);

const wireCourse: WireCourse = {
  id: 101,
  course_status_id: 3,
  flag: 1,
  confirmation_sent: 0,
  SI: 1,
  TCS: 0,
  SC: 1,
  send_to_client: '2026-01-02',
  contract_completed: 0,
  current_teacher: { teacher: { id: 102, name: 'Léa', last_name: 'Villeneuve' } },
  previous_teachers: [
    { teacher: { id: 103, name: 'Kate', last_name: 'MacDonald' }, hours_done: 104.5, remove_motive: 'Congé' },
  ],
  languages_id: 105,
  language: { id: 105, name: 'Français' },
  course_types_id: 106,
  course_type: { id: 106, name: 'Privé' },
  complementary_description_type: 'Oral',
  outline_form_id: 107,
  outline_form: { id: 107, status: 'resub', save_date: '2026-01-03T10:00:00.000Z' },
  course_has_materials: [
    {
      id: 108,
      materials_id: 109,
      title: 'Défi 3',
      qty: 110,
      note: 'Numérique',
      status: 1,
      material_request_status: 4,
    },
    {
      id: 111,
      materials_id: 112,
      title: 'Saison 2',
      qty: 113,
      note: 'Usagé',
      status: 0,
      material_request_status: 0,
    },
  ],
  course_has_not_material_request: 1,
  student_has_course: [
    {
      student_id: 114,
      student: {
        id: 114,
        name: 'Inès',
        last_name: 'Fortin',
        progress_report_form: { form: { id: 115, status: 1 } },
      },
    },
    {
      student_id: 116,
      student: {
        id: 116,
        name: 'Linh',
        last_name: 'Nguyễn',
        progress_report_form: { form: { id: 117, status: 0 } },
      },
    },
  ],
  total_students: 118,
  course_details: {
    id: 101,
    total_classes: 119,
    total_hours: 1.25,
    attendance_status: 1,
    material_status_id: 6,
    description: 'Réunions',
    start_date: '2026-01-04',
    end_date: '2026-01-05',
    schedule: 'Mardi',
    location: 'Zoom',
  },
  client_details: {
    contract_number: '2026-0101',
    invoice: 'F-120',
    companies_id: 121,
    companies: { id: 121, name: 'Aéro' },
    contact_person: 'Geneviève',
    contract_approved: 0,
    contract_expiration_date: '2026-01-06',
  },
  _cellVariants: {
    'course_details.end_date': 'warning',
    'client_details.companies.name': 'caution',
    invoice: 'info',
  },
  notes_count: 122,
  outline_status: 'resub',
  reports_due: 1,
  hours_taught_minutes: 123,
  lessons_recorded: 124,
};

const contract: Contract = {
  id: 101,
  number: '2026-0101',
  status: 'done',
  flagged: true,
  confirmationSent: false,
  si: true,
  tcs: false,
  sc: true,
  sentToClientOn: '2026-01-02',
  completed: false,
  teacher: { id: 102, name: 'Léa', lastName: 'Villeneuve' },
  previousTeachers: [
    { teacher: { id: 103, name: 'Kate', lastName: 'MacDonald' }, hoursDone: 104.5, motive: 'Congé' },
  ],
  language: { id: 105, name: 'Français' },
  courseType: { id: 106, name: 'Privé' },
  complementaryDescription: 'Oral',
  company: { id: 121, name: 'Aéro' },
  contactPerson: 'Geneviève',
  invoice: 'F-120',
  approved: false,
  expiresOn: '2026-01-06',
  description: 'Réunions',
  startsOn: '2026-01-04',
  endsOn: '2026-01-05',
  schedule: 'Mardi',
  location: 'Zoom',
  hoursPerClass: 1.25,
  numberOfClasses: 119,
  attendanceComplete: true,
  materialStatusId: 6,
  outline: { id: 107, status: 'resub', savedAt: '2026-01-03T10:00:00.000Z' },
  materials: [
    {
      id: 108,
      materialId: 109,
      title: 'Défi 3',
      quantity: 110,
      note: 'Numérique',
      active: true,
      statusId: 4,
    },
    { id: 111, materialId: 112, title: 'Saison 2', quantity: 113, note: 'Usagé', active: false, statusId: 0 },
  ],
  noMaterialNeeded: true,
  students: [
    { id: 114, name: 'Inès', lastName: 'Fortin', reportForm: { id: 115, status: 'submitted' } },
    { id: 116, name: 'Linh', lastName: 'Nguyễn', reportForm: { id: 117, status: 'incomplete' } },
  ],
  studentCount: 118,
  highlights: { endsOn: 'warning', company: 'caution', invoice: 'info' },
  noteCount: 122,
  minutesTaught: 123,
  lessonsRecorded: 124,
  version: '"v7"',
};

describe('a contract', () => {
  it('is read field by field (DOMAIN-34, DOMAIN-35, DOMAIN-36, DOMAIN-37, DOMAIN-38, DOMAIN-39, DOMAIN-40, API-043)', () => {
    isRead(wireCourse, contract, (wire) => contractFromWire(wire, '"v7"'));
    expect(contractFromWire(wireCourse).version).toBeNull();
  });

  it('is written field by field', () => {
    isWritten(contract, wireCourse, contractToWire);
  });

  it.each([
    ['flagged', 'flag'],
    ['confirmationSent', 'confirmation_sent'],
    ['si', 'SI'],
    ['tcs', 'TCS'],
    ['sc', 'SC'],
    ['completed', 'contract_completed'],
  ] as const)('sends %s alone as %s (DOMAIN-34)', (name, wireName) => {
    const off = { flag: 0, confirmation_sent: 0, SI: 0, TCS: 0, SC: 0, contract_completed: 0 } as const;
    const { flagged, confirmationSent, si, tcs, sc, completed } = contractFromWire({
      ...wireCourse,
      ...off,
      [wireName]: 1,
    });
    const none = {
      flagged: false,
      confirmationSent: false,
      si: false,
      tcs: false,
      sc: false,
      completed: false,
    };
    expect({ flagged, confirmationSent, si, tcs, sc, completed }).toEqual({ ...none, [name]: true });
    expect(contractToWire({ ...contract, ...none, [name]: true })).toMatchObject({ ...off, [wireName]: 1 });
  });

  it.each([
    [1, 0],
    [0, 1],
  ] as const)('keeps approved %i and complete %i apart (DOMAIN-36)', (approved, complete) => {
    const wire: WireCourse = {
      ...wireCourse,
      client_details: { ...wireCourse.client_details, contract_approved: approved },
      course_details: { ...wireCourse.course_details, attendance_status: complete },
    };
    const own = contractFromWire(wire);
    expect([own.approved, own.attendanceComplete]).toEqual([approved === 1, complete === 1]);
    const wireContract = contractToWire(own);
    expect([
      wireContract.client_details.contract_approved,
      wireContract.course_details.attendance_status,
    ]).toEqual([approved, complete]);
  });

  it.each([
    [1, 'pending'],
    [2, 'activated'],
    [3, 'done'],
    [4, 'archived'],
  ] as const)('with status %i is %s', (course_status_id, status) => {
    expect(contractFromWire({ ...wireCourse, course_status_id }).status).toBe(status);
    expect(contractToWire({ ...contract, status }).course_status_id).toBe(course_status_id);
  });

  it('with any other status is a broken response', () => {
    expect(() => contractFromWire({ ...wireCourse, course_status_id: 5 as 4 })).toThrow(
      'Unknown contract status 5',
    );
  });

  it('may have only its required fields', () => {
    const {
      previous_teachers,
      student_has_course,
      _cellVariants,
      notes_count,
      hours_taught_minutes,
      lessons_recorded,
      reports_due,
      outline_status,
      ...must
    } = wireCourse;
    const bare: WireCourse = {
      ...must,
      send_to_client: null,
      current_teacher: null,
      languages_id: null,
      language: null,
      course_types_id: null,
      course_type: null,
      complementary_description_type: null,
      outline_form_id: null,
      outline_form: null,
      course_has_materials: [{ id: 108, title: 'Défi 3', qty: null, note: null, status: 1 }],
      course_has_not_material_request: null,
      client_details: { ...wireCourse.client_details, companies_id: null, companies: null },
    };
    const own: Contract = {
      ...contract,
      sentToClientOn: null,
      teacher: null,
      previousTeachers: [],
      language: null,
      courseType: null,
      complementaryDescription: null,
      company: null,
      outline: null,
      materials: [
        {
          id: 108,
          materialId: null,
          title: 'Défi 3',
          quantity: null,
          note: null,
          active: true,
          statusId: null,
        },
      ],
      noMaterialNeeded: false,
      students: [],
      highlights: {},
      noteCount: 0,
      minutesTaught: null,
      lessonsRecorded: null,
      version: null,
    };
    isRead(bare, own, (wire) => contractFromWire(wire));
    expect(JSON.parse(JSON.stringify(contractToWire(own)))).toEqual({
      ...bare,
      previous_teachers: [],
      student_has_course: [],
      _cellVariants: {},
      notes_count: 0,
      outline_status: null,
      reports_due: 0,
    });
  });

  it('has a report due for each student without a submitted one', () => {
    const [submitted, incomplete] = contract.students;
    if (!submitted || !incomplete) throw new Error('The contract has two students');
    const unwritten = { ...submitted, reportForm: null };
    const due = (students: Contract['students']) => contractToWire({ ...contract, students }).reports_due;
    expect([due([submitted]), due([incomplete]), due([unwritten, submitted, incomplete])]).toEqual([0, 1, 2]);
  });

  it('takes the id of its outline from either place', () => {
    const outline_form = { status: 'draft', save_date: null } as const;
    expect(contractFromWire({ ...wireCourse, outline_form }).outline?.id).toBe(107);
    expect(contractFromWire({ ...wireCourse, outline_form, outline_form_id: null }).outline?.id).toBe(0);
  });

  it('shows what is to be followed up', () => {
    expect(contractToFollowUpFromWire({ ...wireCourse, last_lesson_date: '2026-01-07' })).toStrictEqual({
      id: 101,
      number: '2026-0101',
      company: 'Aéro',
      teacher: { id: 102, name: 'Léa', lastName: 'Villeneuve' },
      startsOn: '2026-01-04',
      endsOn: '2026-01-05',
      attendanceComplete: true,
      lastLessonOn: '2026-01-07',
      outline: { status: 'resub' },
      materialUndecided: false,
      reportsDue: 1,
    });
    expect(
      contractToFollowUpFromWire({
        ...wireCourse,
        current_teacher: null,
        outline_form: null,
        client_details: { ...wireCourse.client_details, companies: null },
      }),
    ).toMatchObject({ company: null, teacher: null, outline: null });
  });
});

const wireLesson: Attendance = {
  id: 201,
  courses_id: 202,
  date_class: '2026-02-03',
  total_hours: 90,
  attendances: [
    { student_id: 204, student: { id: 204, name: 'Thérèse', last_name: 'Gagnon' } },
    { student_id: 203, student: { id: 203, name: 'Omar', last_name: 'Ait' } },
  ],
  status: 1,
  planned_class_id: 205,
  note: 'Chapitre 3',
  details: [{ student_id: 206, late_minutes: 10, left_early_minutes: 5, excused: 0 }],
  correctable_until: '2026-02-04T18:00:00.000Z',
};
const lesson: Lesson = {
  id: 201,
  contractId: 202,
  date: '2026-02-03',
  minutes: 90,
  absentees: [
    { id: 204, name: 'Thérèse', lastName: 'Gagnon' },
    { id: 203, name: 'Omar', lastName: 'Ait' },
  ],
  status: 'active',
  plannedClassId: 205,
  note: 'Chapitre 3',
  details: [{ studentId: 206, lateMinutes: 10, leftEarlyMinutes: 5, isExcused: false }],
  correctableUntil: '2026-02-04T18:00:00.000Z',
};

it('a lesson is read and written field by field, absentees in their order (DOMAIN-41, API-057)', () => {
  isRead(wireLesson, lesson, lessonFromWire);
  isWritten(lesson, wireLesson, lessonToWire);
  isRead({ ...wireLesson, status: 0 }, { ...lesson, status: 'deleted' }, lessonFromWire);
  isWritten({ ...lesson, status: 'deleted' }, { ...wireLesson, status: 0 }, lessonToWire);
});

const wireOutline: OutlineForm = {
  id: 301,
  status: 'submitted',
  from: 'html',
  save_date: '2026-03-01T08:00:00.000Z',
  history_with_course_language: 'Deux ans',
  current_use: 'Courriels',
  challenges: 'Le téléphone',
  ten_week_goals: 'Présenter',
  language_functions: 'Comparer',
  grammar_required_for_language_functions: 'Conditionnel',
  course_content_emphasis_on: ['reading', 'speaking', 'other'],
  other_course_content_emphasis_on: 'Accent',
  learning_aides: ['tv', 'apps', 'other'],
  other_learning_aides: 'Journal',
  conversation: 'Weekly',
  writing: 'Monthly',
  listening: 'Daily',
  reading: 'Once per year',
};
const outline: Outline = {
  id: 301,
  contractId: 302,
  status: 'submitted',
  savedAt: '2026-03-01T08:00:00.000Z',
  source: 'html',
  languageHistory: 'Deux ans',
  currentUse: 'Courriels',
  challenges: 'Le téléphone',
  tenWeekGoals: 'Présenter',
  languageFunctions: 'Comparer',
  grammarForFunctions: 'Conditionnel',
  emphasis: ['reading', 'speaking', 'other'],
  otherEmphasis: 'Accent',
  learningAids: ['tv', 'apps', 'other'],
  otherLearningAid: 'Journal',
  conversation: 'weekly',
  writing: 'monthly',
  listening: 'daily',
  reading: 'yearly',
  version: '"3"',
};

describe('an outline', () => {
  it('is read in full (DOMAIN-43)', () => {
    isRead(wireOutline, outline, (wire) => outlineFromWire(302, wire, '"3"'));
    expect(outlineFromWire(302, wireOutline).version).toBeNull();
  });

  it('is written in full', () => {
    isWritten(outline, wireOutline, outlineToWire);
  });

  it.each([
    ['OUTLINE-02', 'languageHistory', 'history_with_course_language'],
    ['OUTLINE-03', 'currentUse', 'current_use'],
    ['OUTLINE-04', 'challenges', 'challenges'],
    ['OUTLINE-05', 'tenWeekGoals', 'ten_week_goals'],
    ['OUTLINE-06', 'languageFunctions', 'language_functions'],
    ['OUTLINE-07', 'grammarForFunctions', 'grammar_required_for_language_functions'],
    ['OUTLINE-08', 'otherEmphasis', 'other_course_content_emphasis_on'],
    ['OUTLINE-09', 'otherLearningAid', 'other_learning_aides'],
    ['OUTLINE-10', 'source', 'from'],
    ['OUTLINE-11', 'savedAt', 'save_date'],
  ] as const)('%s: stores %s only under %s', (_row, name, wireName) => {
    const changed = outlineFromWire(302, { ...wireOutline, [wireName]: 'Autre' }, '"3"');
    expect(changed).toStrictEqual({ ...outline, [name]: 'Autre' });
    expect(outlineToWire({ ...outline, [name]: 'Autre' })).toStrictEqual({
      ...wireOutline,
      [wireName]: 'Autre',
    });
  });

  it.each([
    ['OUTLINE-08', 'emphasis', 'course_content_emphasis_on', ['writing', 'pronunciation']],
    ['OUTLINE-09', 'learningAids', 'learning_aides', ['reading', 'podcasts']],
    ['OUTLINE-11', 'id', 'id', 303],
    ['OUTLINE-11', 'status', 'status', 'draft'],
  ] as const)('%s: stores %s unchanged under %s', (_row, name, wireName, value) => {
    const changed = outlineFromWire(302, { ...wireOutline, [wireName]: value }, '"3"');
    expect(changed).toStrictEqual({ ...outline, [name]: value });
    expect(outlineToWire(changed)).toStrictEqual({ ...wireOutline, [wireName]: value });
  });

  it.each(['conversation', 'writing', 'listening', 'reading'] as const)(
    'OUTLINE-10: stores %s alone',
    (name) => {
      const changed = outlineFromWire(302, { ...wireOutline, [name]: null }, '"3"');
      expect(changed).toStrictEqual({ ...outline, [name]: null });
      expect(outlineToWire(changed)).toStrictEqual({ ...wireOutline, [name]: null });
    },
  );
});

const ratings = {
  preparation: ['preparation', 'excellent', 'excellent'],
  participation: ['participation', 'very-good', 'very good'],
  homework: ['homework', 'good', 'good'],
  extracurricularActivities: ['extracurriculas_activities', 'needs-work', 'not enough'],
  oralGrammar: ['grammar_in_an_oral_context', 'not-applicable', 'n/a'],
  oralVocabulary: ['vocabulary_usage_in_an_oral_context', 'excellent', 'excellent'],
  pronunciation: ['pronunciation', 'very-good', 'very good'],
  listeningComprehension: ['listening_comprehension', 'good', 'good'],
  oralFluency: ['fluency_in_an_oral_context', 'needs-work', 'not enough'],
  writtenGrammar: ['grammar_in_writing', 'not-applicable', 'n/a'],
  vocabularyAndSpelling: ['vocabulary_and_spelling', 'excellent', 'excellent'],
  textOrganisation: ['text_organisation', 'very-good', 'very good'],
  syntax: ['syntax', 'good', 'good'],
  writtenFluency: ['fluency_in_writing', 'needs-work', 'not enough'],
  writtenContent: ['written_content', 'not-applicable', 'n/a'],
  readingComprehension: ['reading_comprehension', 'excellent', 'excellent'],
} as const;

const wireRecord = {
  form: {
    ...Object.fromEntries(Object.values(ratings).map(([name, , stored]) => [name, stored])),
    id: 401,
    student_id: 402,
    course_id: 403,
    progress_form_id: 401,
    status: 1,
    save_date: '2026-04-01T08:00:00.000Z',
    tag_date: '2026-04-02',
    update_date: '2026-04-03T09:00:00.000Z',
    comments: 'Progresse',
    recommendations: 'Lire',
    next_level: 'B2',
  },
  student: { id: 402, name: 'Inès', last_name: 'Fortin' },
  course: {
    id: 403,
    contract_number: '2026-0403',
    start_date: '2026-04-04',
    end_date: '2026-04-05',
    language: { id: 404, name: 'Anglais' },
    course_type: { id: 405, name: 'Groupe' },
    teacher: { id: 406, name: 'Léa', last_name: 'Villeneuve' },
    total_hours: 1.5,
    total_classes: 407,
  },
} satisfies ProgressFormRecord;

const report: ProgressReport = {
  form: {
    id: 401,
    studentId: 402,
    contractId: 403,
    status: 'submitted',
    ratings: Object.fromEntries(
      Object.entries(ratings).map(([skill, [, rating]]) => [skill, rating]),
    ) as ProgressReport['form']['ratings'],
    comments: 'Progresse',
    recommendations: 'Lire',
    nextLevel: 'B2',
    savedAt: '2026-04-01T08:00:00.000Z',
    updatedAt: '2026-04-03T09:00:00.000Z',
    taggedOn: '2026-04-02',
  },
  student: { id: 402, name: 'Inès', lastName: 'Fortin' },
  contract: {
    id: 403,
    number: '2026-0403',
    startsOn: '2026-04-04',
    endsOn: '2026-04-05',
    language: { id: 404, name: 'Anglais' },
    courseType: { id: 405, name: 'Groupe' },
    teacher: { id: 406, name: 'Léa', lastName: 'Villeneuve' },
    hoursPerClass: 1.5,
    numberOfClasses: 407,
  },
};

describe('a progress report', () => {
  it('is read with form, student and contract (DOMAIN-62, DOMAIN-63, API-085)', () => {
    isRead(wireRecord as ProgressFormRecord, report, progressRecordFromWire);
  });

  it('is written with form, student and contract', () => {
    isWritten(report, wireRecord as ProgressFormRecord, progressRecordToWire);
  });

  it.each(Object.entries(ratings))('stores its rating of %s under %s', (skill, [name, rating, stored]) => {
    const { form } = progressRecordFromWire({
      ...wireRecord,
      form: {
        id: 1,
        student_id: 2,
        course_id: 3,
        status: 0,
        save_date: null,
        tag_date: null,
        [name]: stored,
      },
    });
    const others = Object.fromEntries(Object.keys(ratings).map((other) => [other, null]));
    expect(form).toStrictEqual({
      id: 1,
      studentId: 2,
      contractId: 3,
      status: 'incomplete',
      ratings: { ...others, [skill]: rating },
      comments: null,
      recommendations: null,
      nextLevel: null,
      savedAt: null,
      updatedAt: null,
      taggedOn: null,
    });
  });

  it.each([
    ['incomplete', 0],
    ['submitted', 1],
  ] as const)('writes %s as status %i', (status, stored) => {
    const { form } = progressRecordToWire({ ...report, form: { ...report.form, status } });
    expect(form.status).toBe(stored);
  });

  it('has no contract fields that the backend leaves out', () => {
    const { id, contract_number, start_date, end_date } = wireRecord.course;
    const course = { id, contract_number, start_date, end_date };
    const bare = { id: 403, number: '2026-0403', startsOn: '2026-04-04', endsOn: '2026-04-05' };
    expect(progressRecordFromWire({ ...wireRecord, course } as ProgressFormRecord).contract).toStrictEqual(
      bare,
    );
    expect(progressRecordToWire({ ...report, contract: bare }).course).toStrictEqual(course);
  });
});

const wireStudentReport: WireReport = {
  id: 501,
  student_id: 502,
  student: { id: 502, name: 'Omar', last_name: 'Ait' },
  date: '2026-05-01',
  status: 2,
  course: {
    id: 503,
    contract_number: '2026-0503',
    start_date: '2026-05-02',
    end_date: '2026-05-03',
    language: { id: 504, name: 'Espagnol' },
  },
  file: { id: 505, name: 'rapport.pdf', stored_at: '2026-05-04T08:00:00.000Z', tag_date: '2026-05-05' },
  form: { id: 506, status: 1, save_date: '2026-05-06T09:00:00.000Z', tag_date: '2026-05-07' },
  next_level: 'C1',
};
const studentReport: StudentReport = {
  id: 501,
  date: '2026-05-01',
  mark: 'marked',
  contract: { id: 503, number: '2026-0503', startsOn: '2026-05-02', endsOn: '2026-05-03' },
  student: { id: 502, name: 'Omar', lastName: 'Ait' },
  file: { id: 505, name: 'rapport.pdf', storedAt: '2026-05-04T08:00:00.000Z', taggedOn: '2026-05-05' },
  form: { id: 506, status: 'submitted', savedAt: '2026-05-06T09:00:00.000Z', taggedOn: '2026-05-07' },
  language: { id: 504, name: 'Espagnol' },
  nextLevel: 'C1',
};

describe('a report in a history', () => {
  it('is read with its file and its form (DOMAIN-61, DOMAIN-54, API-075)', () => {
    isRead(wireStudentReport, studentReport, studentReportFromWire);
  });

  it('is written with its file and its form', () => {
    isWritten(studentReport, wireStudentReport, studentReportToWire);
  });

  it.each([
    [0, 'unmarked'],
    [1, 'uploaded'],
    [2, 'marked'],
  ] as const)('with status %i is %s (DOMAIN-14, DOMAIN-15, DOMAIN-16)', (status, mark) => {
    expect(studentReportFromWire({ ...wireStudentReport, status }).mark).toBe(mark);
    expect(studentReportToWire({ ...studentReport, mark }).status).toBe(status);
  });

  it.each([
    [0, 'incomplete'],
    [1, 'submitted'],
  ] as const)('with a form of status %i has one that is %s (DOMAIN-17, DOMAIN-18)', (status, word) => {
    const form = { id: 506, status, save_date: null, tag_date: null };
    expect(studentReportFromWire({ ...wireStudentReport, form }).form?.status).toBe(word);
    const own = { id: 506, status: word, savedAt: null, taggedOn: null };
    expect(studentReportToWire({ ...studentReport, form: own }).form?.status).toBe(status);
  });

  it('may have only its id and its mark', () => {
    const bare: WireReport = {
      id: 501,
      student_id: 0,
      date: null,
      status: 0,
      course: null,
      file: null,
      form: null,
      next_level: null,
    };
    const own: StudentReport = {
      id: 501,
      date: null,
      mark: 'unmarked',
      contract: null,
      student: null,
      file: null,
      form: null,
      language: null,
      nextLevel: null,
    };
    isRead(bare, own, studentReportFromWire);
    isWritten(own, bare, studentReportToWire);
    const untold: WireReport = {
      ...bare,
      file: { id: 1, stored_at: null, tag_date: null },
      form: { id: 2, save_date: null, tag_date: null },
    };
    const fullReport: StudentReport = {
      ...own,
      file: { id: 1, name: null, storedAt: null, taggedOn: null },
      form: { id: 2, status: null, savedAt: null, taggedOn: null },
    };
    isRead(untold, fullReport, studentReportFromWire);
    isWritten(fullReport, untold, studentReportToWire);
  });
});

const wireRow: WireCompanyReportRow = {
  course: {
    id: 601,
    contract_number: '2026-0601',
    start_date: '2026-06-01',
    end_date: '2026-06-02',
    course_status_id: 4,
  },
  student: {
    id: 602,
    name: 'Linh',
    last_name: 'Nguyễn',
    last_pr: {
      courses_id: 603,
      file: { id: 604, name: 'bilan.pdf', stored_at: '2026-06-03T08:00:00.000Z', tag_date: '2026-06-04' },
      form: { id: 605, status: 1, save_date: '2026-06-05T08:00:00.000Z', tag_date: '2026-06-06' },
    },
  },
  company: { name: 'Banque' },
  next_level: 'A2',
  hours_taught_minutes: 606,
  contracted_hours: 607,
  reports_due: 1,
};
const row: CompanyReportRow = {
  contract: {
    id: 601,
    number: '2026-0601',
    startsOn: '2026-06-01',
    endsOn: '2026-06-02',
    status: 'archived',
  },
  student: { id: 602, name: 'Linh', lastName: 'Nguyễn' },
  company: { name: 'Banque' },
  lastReport: {
    contractId: 603,
    file: { id: 604, name: 'bilan.pdf', storedAt: '2026-06-03T08:00:00.000Z', taggedOn: '2026-06-04' },
    form: { id: 605, status: 'submitted', savedAt: '2026-06-05T08:00:00.000Z', taggedOn: '2026-06-06' },
  },
  nextLevel: 'A2',
  minutesAttended: 606,
  contractedHours: 607,
  reportDue: true,
};

describe('a row of the report list', () => {
  it('is read and written field by field (DOMAIN-65, DOMAIN-66, DOMAIN-67, API-105)', () => {
    isRead(wireRow, row, companyReportRowFromWire);
    isWritten(row, wireRow, companyReportRowToWire);
    isRead({ ...wireRow, company: { id: 9, name: 'Banque' } }, row, companyReportRowFromWire);
  });

  it.each([
    [undefined, null],
    [0, false],
    [1, true],
    [2, true],
  ])('with reports_due %j has a report due: %j', (reports_due, reportDue) => {
    expect(companyReportRowFromWire({ ...wireRow, reports_due }).reportDue).toBe(reportDue);
  });

  it('leaves out unknown fields', () => {
    const { hours_taught_minutes, contracted_hours, reports_due, ...must } = wireRow;
    const { course_status_id, ...course } = must.course;
    const bare: WireCompanyReportRow = {
      ...must,
      course,
      student: { ...must.student, last_pr: null },
      company: null,
      next_level: null,
    };
    const { status, ...contract } = row.contract;
    const own: CompanyReportRow = {
      ...row,
      contract,
      company: null,
      lastReport: null,
      nextLevel: null,
      minutesAttended: null,
      contractedHours: null,
      reportDue: null,
    };
    isRead(bare, own, companyReportRowFromWire);
    isWritten<WireCompanyReportRow, CompanyReportRow>(own, bare, companyReportRowToWire);
    expect(companyReportRowToWire({ ...row, reportDue: false }).reports_due).toBe(0);
  });
});

it('the info of a course is read and written field by field (DOMAIN-64, API-082)', () => {
  const wire: CourseInfoForm = {
    id: 701,
    course_id: 702,
    material_used: 'Défi',
    apps_and_sites_used: 'Quizlet',
    skills_covered: 'Écoute',
    grammar_points_covered: 'Imparfait',
  };
  const info: CourseInfo = {
    id: 701,
    contractId: 702,
    materialUsed: 'Défi',
    appsAndSitesUsed: 'Quizlet',
    skillsCovered: 'Écoute',
    grammarPointsCovered: 'Imparfait',
  };
  isRead(wire, info, courseInfoFromWire);
  isWritten(info, wire, courseInfoToWire);
});

const wireInformation: StudentInformation = {
  id: 801,
  language_id: 802,
  conversation: 'Daily',
  listening: 'Weekly',
  writing: 'Monthly',
  reading: 'Once per year',
  objective: 'Animer',
  motivation: 'En parlant',
  availability: 'Le mardi',
  location: 'Près du métro',
  student_needs: {
    id: 801,
    course_types_id: 803,
    number_hours: 30.5,
    session: 'winter',
    type_webinar: 'Webex',
  },
};
const needs: StudentNeeds = {
  id: 801,
  languageId: 802,
  courseTypeId: 803,
  hours: 30.5,
  season: 'winter',
  webinarType: 'other',
  otherWebinar: 'Webex',
  conversation: 'daily',
  listening: 'weekly',
  writing: 'monthly',
  reading: 'yearly',
  objectives: 'Animer',
  learningStyle: 'En parlant',
  availability: 'Le mardi',
  otherComments: 'Près du métro',
};
const wireNeeds: WireNeeds = {
  id: 801,
  language_id: 802,
  course_types_id: 803,
  number_hours: 30.5,
  session: 'winter',
  type_webinar: 'Webex',
  information_course: {
    conversation: 'Daily',
    listening: 'Weekly',
    writing: 'Monthly',
    reading: 'Once per year',
    objective: 'Animer',
    motivation: 'En parlant',
    availability: 'Le mardi',
    location: 'Près du métro',
    student_needs_id: 801,
  },
};

describe('the needs of a student', () => {
  it('are read and written within the student (DOMAIN-56, CONFLICT-38)', () => {
    isRead(wireInformation, needs, needsFromInformation);
    isWritten(needs, wireInformation, needsToInformation);
  });

  it('are read and written separately (DOMAIN-57, DOMAIN-58, API-098)', () => {
    isRead(wireNeeds, needs, (wire) => needsFromWire(wire, 802));
    isWritten(needs, wireNeeds, needsToWire);
  });

  it('are null when nothing is stored', () => {
    const none = {
      courseTypeId: null,
      hours: null,
      season: null,
      webinarType: null,
      otherWebinar: null,
      conversation: null,
      listening: null,
      writing: null,
      reading: null,
      objectives: null,
      learningStyle: null,
      availability: null,
      otherComments: null,
    };
    const bare: StudentInformation = { id: 801, language_id: 802, student_needs: null };
    isRead(bare, { id: 801, languageId: 802, ...none }, needsFromInformation);
    expect(needsToInformation({ id: null, languageId: 802, ...none })).toMatchObject({
      id: 0,
      student_needs: { id: 0, type_webinar: null },
    });
    expect(needsToWire({ id: null, languageId: 802, ...none })).toMatchObject({
      id: 0,
      information_course: { student_needs_id: 0 },
    });
  });
});

const level = (language_id: number, name: string, level_language: 'A1' | 'B2' | 'C1', day: string) => ({
  language: { id: language_id, name },
  level_language,
  last_test: day,
  tester_initials: `T${language_id}`,
});
const ownLevel = (id: number, name: string, reached: 'A1' | 'B2' | 'C1', day: string) => ({
  language: { id, name },
  level: reached,
  testedOn: day,
  testerInitials: `T${id}`,
});

const wireStudent: WireStudent = {
  id: 901,
  name: 'Inès',
  last_name: 'Fortin',
  email: 'ines@example.org',
  phone: '5145550901',
  mobile: '5145550902',
  city: 'Laval',
  mother_tongue: 'spanish',
  smart_device: 'iPad',
  company: { id: 903, name: 'Aéro' },
  token_login: 'secret',
  star: 1,
  status: 0,
  note_flag: 1,
  student_has_courses: [
    {
      id: 904,
      course_status_id: 2,
      client_details: { contract_number: '2026-0904' },
      course_type: { id: 905, name: 'Privé' },
      complementary_description_type: 'Oral',
      course_details: { start_date: '2026-09-01', end_date: '2026-09-02' },
    },
  ],
  student_level_language: level(907, 'Anglais', 'B2', '2026-09-03'),
  student_level_languages: [
    level(907, 'Anglais', 'B2', '2026-09-03'),
    level(906, 'Arabe', 'C1', '2026-09-04'),
  ],
  student_level_history: [
    level(907, 'Anglais', 'B2', '2026-09-03'),
    level(907, 'Anglais', 'A1', '2026-08-01'),
  ],
  student_scale_results: [
    {
      id: 911,
      language: { id: 906, name: 'Arabe' },
      scale: 'sle',
      tested_on: '2026-09-06',
      source: 'CFP',
      listening: null,
      speaking: null,
      reading: 'C',
      writing: null,
      oral: 'E',
      etag: '"v912"',
    },
  ],
  latest_placement_test: { id: 908, stored_at: '2026-09-05T08:00:00.000Z' },
  last_pr: wireRow.student.last_pr,
  progress_report_form: { form: { id: 909, status: 1 } },
  progress_report: [wireStudentReport],
  student_information_course: [wireInformation],
};
const student: Student = {
  id: 901,
  name: 'Inès',
  lastName: 'Fortin',
  email: 'ines@example.org',
  phone: '5145550901',
  mobile: '5145550902',
  city: 'Laval',
  motherTongue: 'spanish',
  smartDevice: 'iPad',
  company: { id: 903, name: 'Aéro' },
  linkToken: 'secret',
  isNew: true,
  active: false,
  hasNotes: true,
  contracts: [
    {
      id: 904,
      number: '2026-0904',
      status: 'activated',
      courseType: { id: 905, name: 'Privé' },
      complementaryDescription: 'Oral',
      startsOn: '2026-09-01',
      endsOn: '2026-09-02',
    },
  ],
  levels: [ownLevel(907, 'Anglais', 'B2', '2026-09-03'), ownLevel(906, 'Arabe', 'C1', '2026-09-04')],
  levelHistory: [ownLevel(907, 'Anglais', 'B2', '2026-09-03'), ownLevel(907, 'Anglais', 'A1', '2026-08-01')],
  scaleResults: [
    {
      id: 911,
      language: { id: 906, name: 'Arabe' },
      scale: 'sle',
      testedOn: '2026-09-06',
      source: 'CFP',
      levels: { reading: 'C', oral: 'E' },
      etag: '"v912"',
    },
  ],
  latestPlacementTest: { id: 908, storedAt: '2026-09-05T08:00:00.000Z' },
  lastReport: row.lastReport,
  reportForm: { id: 909, status: 'submitted' },
  reports: [studentReport],
  needs: [needs],
};

describe('a student', () => {
  it('is read field by field (DOMAIN-50, DOMAIN-51, DOMAIN-52, DOMAIN-53, DOMAIN-54, DOMAIN-55, DOMAIN-56, API-089)', () => {
    isRead(wireStudent, student, studentFromWire);
  });

  it('is written field by field', () => {
    isWritten(student, wireStudent, studentToWire);
  });

  it.each([
    ['star', 'isNew'],
    ['note_flag', 'hasNotes'],
    ['status', 'active'],
  ] as const)('sends %s alone as %s', (wireName, name) => {
    const off = { star: 0, note_flag: 0, status: 0 } as const;
    const { isNew, hasNotes, active } = studentFromWire({ ...wireStudent, ...off, [wireName]: 1 });
    const none = { isNew: false, hasNotes: false, active: false };
    expect({ isNew, hasNotes, active }).toEqual({ ...none, [name]: true });
    expect(studentToWire({ ...student, ...none, [name]: true })).toMatchObject({ ...off, [wireName]: 1 });
  });

  it('may be in a contract of which only the number and the status are told', () => {
    const bare = { id: 904, course_status_id: 2, client_details: { contract_number: '2026-0904' } } as const;
    expect(studentFromWire({ ...wireStudent, student_has_courses: [bare] }).contracts).toEqual([
      {
        id: 904,
        number: '2026-0904',
        status: 'activated',
        courseType: null,
        complementaryDescription: null,
        startsOn: null,
        endsOn: null,
      },
    ]);
  });

  it('reads no level of a language that was never tested (DOMAIN-52)', () => {
    const untested = {
      language: { id: 1, name: 'Anglais' },
      level_language: null,
      last_test: null,
      tester_initials: null,
    };
    expect(studentFromWire({ ...wireStudent, student_level_languages: [untested] }).levels).toEqual([]);
    const { student_level_languages, ...spare } = wireStudent;
    expect(studentFromWire({ ...spare, student_level_language: null }).levels).toEqual([]);
    expect(studentFromWire(spare).levels).toEqual([ownLevel(907, 'Anglais', 'B2', '2026-09-03')]);
  });

  it('is written without a level, and without a history when there is none', () => {
    const wire = studentToWire({ ...student, levels: [], levelHistory: [] });
    expect(wire.student_level_language).toBeNull();
    expect(wire).not.toHaveProperty('student_level_history');
  });

  it('has a history of contracts with their materials (DOMAIN-60, API-096)', () => {
    const wire = {
      courses_history: [
        {
          id: 911,
          course_status_id: 3,
          client_details: { contract_number: '2026-0911' },
          course_type: { id: 912, name: 'Groupe' },
          complementary_description_type: 'Écrit',
          course_details: { start_date: '2026-09-11', end_date: '2026-09-12' },
          language: { id: 913, name: 'Italien' },
          courses_has_materials_requests: [{ title: 'Zénith' }, { title: 'Alter ego' }],
        },
      ],
    } as const;
    const history = [
      {
        id: 911,
        number: '2026-0911',
        status: 'done' as const,
        courseType: { id: 912, name: 'Groupe' },
        complementaryDescription: 'Écrit',
        startsOn: '2026-09-11',
        endsOn: '2026-09-12',
        language: { id: 913, name: 'Italien' },
        materials: ['Zénith', 'Alter ego'],
      },
    ];
    expect(historyFromWire(structuredClone(wire) as never)).toStrictEqual(history);
    expect(historyToWire(history)).toStrictEqual(wire);
  });
});

const wireTeacher: WireTeacher = {
  id: 1001,
  name: 'Noémie',
  last_name: 'Gauthier',
  email: 'noemie@example.org',
  city: 'Lévis',
  car: 1,
  phone: '5145551001',
  mobile: '5145551002',
  nda: 0,
  otherRate: '55 $',
  other_rate: '55 $',
  teacher_has_languages: [
    { id: 1003, name: 'Italien' },
    { id: 1002, name: 'Arabe' },
  ],
  teacher_has_courses: [{ id: 1004, course_status_id: 4, client_details: { contract_number: '2026-1004' } }],
  teacher_rates: [
    { course_types_id: 1006, rate: 41.5 },
    { course_types_id: 1005, rate: 38 },
  ],
  users_id: {
    id: 1007,
    email: 'noemie@example.org',
    email_date: '2026-10-01T08:00:00.000Z',
    login_date: '2026-10-02T08:00:00.000Z',
    user_details: { status: 1 },
  },
  user_status: 3,
};
const teacher: Teacher = {
  id: 1001,
  name: 'Noémie',
  lastName: 'Gauthier',
  email: 'noemie@example.org',
  city: 'Lévis',
  hasCar: true,
  phone: '5145551001',
  mobile: '5145551002',
  nda: false,
  otherRate: '55 $',
  languages: [
    { id: 1003, name: 'Italien' },
    { id: 1002, name: 'Arabe' },
  ],
  contracts: [{ id: 1004, number: '2026-1004', status: 'archived' }],
  rates: [
    { courseTypeId: 1006, rate: 41.5 },
    { courseTypeId: 1005, rate: 38 },
  ],
  account: {
    userId: 1007,
    invitedAt: '2026-10-01T08:00:00.000Z',
    lastLoginAt: '2026-10-02T08:00:00.000Z',
    active: true,
  },
  registration: 'completed',
};

describe('a teacher', () => {
  it('is read and written field by field (DOMAIN-45, DOMAIN-46, DOMAIN-47, API-100)', () => {
    isRead(wireTeacher, teacher, teacherFromWire);
    isWritten(teacher, wireTeacher, teacherToWire);
  });

  it.each([
    [1, 0],
    [0, 1],
  ] as const)('keeps car %i and nda %i apart', (car, nda) => {
    const own = teacherFromWire({ ...wireTeacher, car, nda });
    expect([own.hasCar, own.nda]).toEqual([car === 1, nda === 1]);
    expect(teacherToWire(own)).toMatchObject({ car, nda });
  });

  it.each([
    ['archived', 0],
    ['signed-in', 2],
    ['completed', 3],
    [null, null],
  ] as const)('with registration %s is written as %j', (registration, user_status) => {
    expect(teacherToWire({ ...teacher, registration }).user_status).toBe(user_status);
  });

  it.each([
    [{ status: 0 }, false],
    [{ status: 1 }, true],
    [null, null],
  ] as const)('with the account details %j is active: %j', (user_details, active) => {
    const account = teacherFromWire({
      ...wireTeacher,
      users_id: wireTeacher.users_id && { ...wireTeacher.users_id, user_details },
    }).account;
    expect(account?.active).toBe(active);
    expect(teacherToWire({ ...teacher, account }).users_id?.user_details).toEqual(user_details);
  });
});

describe('smaller records', () => {
  it('a user (DOMAIN-28, API-010)', () => {
    const wire: WireUser = {
      id: 1101,
      name: 'Marie',
      last_name: 'Bélanger',
      users_id: { email: 'marie@example.org' },
      role: 'ROLE_TEACHER',
      phone: '5145551101',
      status: 1,
      login_date: '2026-11-01T08:00:00.000Z',
      email_date: '2026-11-02T08:00:00.000Z',
      archived: 0,
    };
    const user: User = {
      id: 1101,
      name: 'Marie',
      lastName: 'Bélanger',
      email: 'marie@example.org',
      role: 'ROLE_TEACHER',
      phone: '5145551101',
      active: true,
      lastLoginAt: '2026-11-01T08:00:00.000Z',
      invitedAt: '2026-11-02T08:00:00.000Z',
      archived: false,
    };
    isRead(wire, user, userFromWire);
    isWritten(user, wire, userToWire);
    expect(userFromWire({ ...wire, status: 0 }).active).toBe(false);
    expect(userFromWire({ ...wire, archived: 1 }).archived).toBe(true);
    expect(userFromWire({ ...wire, archived: undefined }).archived).toBe(false);
    expect(userToWire({ ...user, active: false }).status).toBe(0);
  });

  it('a signed-in user (AUTH-27, API-004)', () => {
    const wire = { id: 1103, name: 'Léa', last_name: 'Roy', role: 'ROLE_ADMIN' } as const;
    const user = { id: 1103, name: 'Léa', lastName: 'Roy', role: 'ROLE_ADMIN' } as const;
    isRead(wire, user, signedInUserFromWire);
    isWritten(user, wire, signedInUserToWire);
  });

  it('a language and a company (DOMAIN-30, DOMAIN-31, API-018, API-022)', () => {
    expect(languageFromWire({ id: 1104, name: 'Italien', status: 1 })).toStrictEqual({
      id: 1104,
      name: 'Italien',
      active: true,
    });
    expect(languageFromWire({ id: 1106, name: 'Latin', status: 0 })).toStrictEqual({
      id: 1106,
      name: 'Latin',
      active: false,
    });
    expect(languageToWire({ id: 1104, name: 'Italien', active: false })).toStrictEqual({
      id: 1104,
      name: 'Italien',
      status: 0,
    });
    expect(companyFromWire({ id: 1105, name: 'Banque', status: 0, token_login: 'lien' })).toStrictEqual({
      id: 1105,
      name: 'Banque',
      active: false,
      linkToken: 'lien',
      linkTail: 'lien',
    });
    expect(companyFromWire({ id: 1105, name: 'Banque', status: 1, link_tail: 'p2wd' })).toStrictEqual({
      id: 1105,
      name: 'Banque',
      active: true,
      linkToken: null,
      linkTail: 'p2wd',
    });
    const company = { id: 1105, name: 'Banque', active: true, linkToken: 'lien', linkTail: 'lien' };
    expect(companyToWire(company)).toStrictEqual({
      id: 1105,
      name: 'Banque',
      status: 1,
      token_login: 'lien',
      link_tail: 'lien',
    });
  });

  it('a material with its requests (DOMAIN-32, DOMAIN-33, API-027)', () => {
    const wire: WireMaterial = {
      id: 1201,
      title: 'Zénith',
      languages_id: 1202,
      language: 'Français',
      flag: 1,
      status: 0,
      qty: 1203,
      note_flag: 1,
      courses_has_materials_requests: [
        { courses_id: 1204, contract_number: '2026-1204', material_request_status: 5, qty: 1205 },
      ],
    };
    const material: Material = {
      id: 1201,
      title: 'Zénith',
      language: { id: 1202, name: 'Français' },
      flagged: true,
      active: false,
      quantity: 1203,
      hasNotes: true,
      requests: [{ contractId: 1204, contractNumber: '2026-1204', statusId: 5, quantity: 1205 }],
    };
    isRead(wire, material, materialFromWire);
    isWritten(material, wire, materialToWire);
    for (const [wireName, name] of [
      ['flag', 'flagged'],
      ['status', 'active'],
      ['note_flag', 'hasNotes'],
    ] as const) {
      const off = { flag: 0, status: 0, note_flag: 0 } as const;
      const none = { flagged: false, active: false, hasNotes: false };
      expect(materialFromWire({ ...wire, ...off, [wireName]: 1 })).toMatchObject({ ...none, [name]: true });
      expect(materialToWire({ ...material, ...none, [name]: true })).toMatchObject({ ...off, [wireName]: 1 });
    }
    expect(materialFromWire({ ...wire, language: null }).language).toEqual({ id: 1202, name: '' });
    expect(materialToWire({ ...material, language: null })).toMatchObject({
      languages_id: 0,
      language: null,
    });
  });

  it('a file with its contract, student and language (FILES-02, FILES-03, API-035)', () => {
    const wire: WireFile = {
      id: 1301,
      title: 'Proposition',
      name: 'proposition.pdf',
      type: 'courseProposal',
      size: 1302,
      stored_at: '2026-12-01T08:00:00.000Z',
      tag_date: '2026-12-02',
      courses_id: 1303,
      student_id: 1304,
      languages_id: 1305,
      courses: {
        id: 1303,
        contract_number: '2026-1303',
        start_date: null,
        end_date: null,
        course_status_id: 4,
      },
      students: { id: 1304, name: 'Omar', last_name: 'Ait' },
      languages: { id: 1305, name: 'Arabe' },
      status: 0,
    };
    const file: StoredFile = {
      id: 1301,
      title: 'Proposition',
      name: 'proposition.pdf',
      type: 'courseProposal',
      sizeInBytes: 1302,
      storedAt: '2026-12-01T08:00:00.000Z',
      taggedOn: '2026-12-02',
      contract: { id: 1303, number: '2026-1303', status: 'archived' },
      student: { id: 1304, name: 'Omar', lastName: 'Ait' },
      language: { id: 1305, name: 'Arabe' },
      active: false,
    };
    isRead(wire, file, storedFileFromWire);
    isWritten(file, wire, storedFileToWire);
    const none = { courses_id: null, student_id: null, languages_id: null };
    expect(
      storedFileToWire({ ...file, contract: null, student: null, language: null, active: true }),
    ).toStrictEqual({
      ...wire,
      ...none,
      courses: null,
      students: null,
      languages: null,
      status: 1,
    });
    const { courses, students, languages, status, ...bare } = wire;
    expect(storedFileFromWire(bare)).toStrictEqual({
      ...file,
      contract: null,
      student: null,
      language: null,
      active: true,
    });
  });

  it('a note with its author (NOTES-01, NOTES-02, API-033)', () => {
    const wire: WireNote = {
      id: 1401,
      title: 'Rappeler',
      users_id: 1402,
      note_type: 'teachers',
      ref_id: 1403,
      create_date: '2026-12-03T08:00:00.000Z',
      name: 'Marie',
      last_name: 'Bélanger',
    };
    const note: Note = {
      id: 1401,
      text: 'Rappeler',
      author: { id: 1402, name: 'Marie', lastName: 'Bélanger' },
      subject: 'teachers',
      subjectId: 1403,
      createdAt: '2026-12-03T08:00:00.000Z',
    };
    isRead(wire, note, noteFromWire);
    isWritten(note, wire, noteToWire);
    const { users_id, ...untold } = { ...wire, name: null, last_name: null };
    isRead(untold, { ...note, author: null }, noteFromWire);
    isWritten<WireNote, Note>({ ...note, author: null }, untold, noteToWire);
    expect(noteFromWire({ ...untold, name: 'Marie' }).author).toEqual({ id: 0, name: 'Marie', lastName: '' });
  });
});
