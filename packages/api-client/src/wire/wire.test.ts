import { aContract, aLesson, anOutline, aProgressReportForm, aTeacher } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { contractToWire } from '../testing/wire/contract.ts';
import { languageToWire } from '../testing/wire/language.ts';
import { lessonToWire } from '../testing/wire/lesson.ts';
import { pageToWire } from '../testing/wire/page.ts';
import { teacherToWire } from '../testing/wire/teacher.ts';
import { companyFiltersToWire } from './company.ts';
import { contractFromWire, contractSortPaths, highlightsToWire, toggleToWire } from './contract.ts';
import { contractFiltersToWire } from './contract-filters.ts';
import { contractFormToWire, sentToClientToWire } from './contract-writes.ts';
import { languageFiltersToWire, languageFromWire } from './language.ts';
import { lessonFormToWire, lessonFromWire } from './lesson.ts';
import { materialSortPaths } from './material.ts';
import { outlineFormToWire } from './outline.ts';
import { pageFromWire } from './page.ts';
import {
  companyReportFiltersToWire,
  courseInfoFormToWire,
  progressReportFromWire,
  reportAnswersToWire,
} from './report.ts';
import { signedInUserFromWire } from './session.ts';
import { fileSortPaths } from './stored-file.ts';
import { studentFiltersToWire, studentSortPaths } from './student.ts';
import { teacherChangeToWire, teacherFiltersToWire, teacherFromWire, teacherSortPaths } from './teacher.ts';
import {
  passwordFormToWire,
  userChangeToWire,
  userFiltersToWire,
  userFormToWire,
  userSortPaths,
} from './user.ts';

/** Sends the value through JSON, which drops what it cannot represent. */
function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

describe('where two documents differ', () => {
  it('a teacher is read from either name of two fields (CONFLICT-11)', () => {
    const wire = { ...teacherToWire(aTeacher({ otherRate: '55' })), otherRate: null, email: null };
    const account = { id: 2, email: 'x@y.ca', email_date: null, login_date: null, user_details: null };
    expect(teacherFromWire({ ...wire, users_id: account })).toMatchObject({
      otherRate: '55',
      email: 'x@y.ca',
    });
    const bare = { ...wire, other_rate: null, users_id: null };
    expect(teacherFromWire(bare)).toMatchObject({ otherRate: null, email: null, account: null });
  });

  it('a signed-in user may have no last name (AUTH-27, CONFLICT-42)', () => {
    expect(signedInUserFromWire({ id: 1, name: 'Marie', role: 'ROLE_ADMIN' })).toStrictEqual({
      id: 1,
      name: 'Marie',
      lastName: null,
      role: 'ROLE_ADMIN',
    });
  });
});

it('a page of a list keeps the order of its rows, with three numbers (API-003)', () => {
  const page = {
    rows: [
      { id: 9, name: 'Zoulou', active: true },
      { id: 2, name: 'Arabe', active: false },
    ],
    total: 61,
    page: 3,
    pageSize: 25,
  };
  const wire = {
    data: [
      { id: 9, name: 'Zoulou', status: 1 as const },
      { id: 2, name: 'Arabe', status: 0 as const },
    ],
    total: 61,
    current_page: 3,
    per_page: 25,
  };
  expect(pageFromWire(wire, languageFromWire)).toStrictEqual(page);
  expect(pageToWire(page, languageToWire)).toStrictEqual(wire);
});

describe('a backend may omit', () => {
  it('students, figures, highlights and notes of a contract', () => {
    const {
      student_has_course,
      hours_taught_minutes,
      lessons_recorded,
      _cellVariants,
      notes_count,
      outline_status,
      reports_due,
      ...spare
    } = contractToWire(aContract());
    expect(contractFromWire(spare)).toMatchObject({
      students: [],
      minutesTaught: null,
      lessonsRecorded: null,
      highlights: {},
      noteCount: 0,
    });
  });

  it('the status of a lesson, which then counts as active (OPEN-51)', () => {
    const { status, ...spare } = lessonToWire(aLesson());
    expect(lessonFromWire(spare).status).toBe('active');
  });

  it('a progress report, with a message in its place (DOMAIN-63)', () => {
    expect(progressReportFromWire({ message: 'Progress report form not found' })).toBeNull();
  });
});

describe('a request', () => {
  it('names highlighted cells by the paths of their values, and keeps unknown names (CON-HIGHLIGHT-07)', () => {
    const highlights = { company: 'caution', invoice: 'warning' };
    const { _cellVariants } = contractToWire(aContract({ highlights }));
    expect(_cellVariants).toEqual({ 'client_details.companies.name': 'caution', invoice: 'warning' });
    expect(contractFromWire(contractToWire(aContract({ highlights }))).highlights).toEqual(highlights);
  });

  it('distinguishes the two meanings of total_hours (OPEN-54, DOMAIN-09)', () => {
    expect(contractToWire(aContract({ hoursPerClass: 1.5 })).course_details.total_hours).toBe(1.5);
    expect(lessonToWire(aLesson({ minutes: 90 })).total_hours).toBe(90);
    const values = { contractId: 412, date: '2026-09-14', minutes: 90, absentStudentIds: [] };
    expect(lessonFormToWire(values).total_hours).toBe(90);
  });

  it.each(['draft', 'submitted', 'resub'] as const)(
    'has the whole outline as written in the portal, as %s (API-080, API-081, OUTLINE-28)',
    (status) => {
      const { id, contractId, savedAt, source, version, status: _former, ...values } = anOutline();
      expect(outlineFormToWire(413, { ...values, reading: 'yearly' }, status)).toStrictEqual({
        courseId: 413,
        from: 'html',
        status,
        history_with_course_language: values.languageHistory,
        current_use: values.currentUse,
        challenges: values.challenges,
        ten_week_goals: values.tenWeekGoals,
        language_functions: values.languageFunctions,
        grammar_required_for_language_functions: values.grammarForFunctions,
        course_content_emphasis_on: ['speaking', 'listening'],
        other_course_content_emphasis_on: null,
        learning_aides: ['podcasts', 'other'],
        other_learning_aides: 'Journal de bord hebdomadaire',
        conversation: 'Weekly',
        writing: 'Daily',
        listening: 'Weekly',
        reading: 'Once per year',
      });
    },
  );

  it('has every field of the three steps, with the misspellings of the wire (API-086, DOMAIN-62, REP-FORM-14, REP-FORM-15, REP-FORM-16, REP-FORM-17)', () => {
    expect(reportAnswersToWire(aProgressReportForm())).toEqual({
      preparation: 'excellent',
      participation: 'excellent',
      homework: 'good',
      extracurriculas_activities: 'n/a',
      grammar_in_an_oral_context: 'very good',
      vocabulary_usage_in_an_oral_context: 'very good',
      pronunciation: 'good',
      listening_comprehension: 'very good',
      fluency_in_an_oral_context: 'good',
      grammar_in_writing: 'not enough',
      vocabulary_and_spelling: 'good',
      text_organisation: 'good',
      syntax: 'good',
      fluency_in_writing: 'very good',
      written_content: 'very good',
      reading_comprehension: 'very good',
      comments: expect.stringContaining('Inès'),
      recommendations: expect.stringContaining('balado'),
      next_level: 'B2',
    });
  });

  it.each([
    ['flagged', 'flag'],
    ['confirmationSent', 'confirmation_sent'],
    ['si', 'SI'],
    ['tcs', 'TCS'],
    ['sc', 'SC'],
    ['sentToClient', 'send_to_client'],
    ['completed', 'contract_completed'],
  ] as const)('has one field for the checkbox %s (API-048, CONFLICT-15)', (toggle, name) => {
    expect(toggleToWire(12, toggle, true)).toStrictEqual({ course: { id: 12, [name]: 1 } });
    expect(toggleToWire(13, toggle, false)).toStrictEqual({ course: { id: 13, [name]: 0 } });
  });

  it('has the date on which a contract was sent to the client, or 0 for none (CON-FINAL-09, CONFLICT-15)', () => {
    expect(sentToClientToWire(12, '2026-11-19')).toStrictEqual({
      course: { id: 12, send_to_client: '2026-11-19' },
    });
    expect(sentToClientToWire(12, null)).toStrictEqual({ course: { id: 12, send_to_client: 0 } });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('has a detail for a complete attendance: %s (API-049)', (ticked, attendance_status) => {
    expect(toggleToWire(12, 'attendanceComplete', ticked)).toStrictEqual({
      course: { id: 12 },
      course_details: { attendance_status },
    });
  });

  it('has three parts for the contract form (API-050, API-051, CON-FORM-47)', () => {
    expect(
      contractFormToWire({
        invoice: 'F-120',
        companyId: 21,
        contactPerson: 'Geneviève Lapointe',
        approved: true,
        expiresOn: '2027-01-03',
        description: 'Réunions',
        languageId: 22,
        courseTypeId: 23,
        complementaryDescription: 'Oral',
        hoursPerClass: 1.5,
        numberOfClasses: 30,
        startsOn: '2026-09-08',
        endsOn: '2026-12-18',
        schedule: 'Mardi',
        location: 'Zoom',
        meetingLink: 'https://zoom.example/j/85512345678',
        classAtEnd: true,
      }),
    ).toStrictEqual({
      course: { languages_id: 22, course_types_id: 23, complementary_description_type: 'Oral' },
      course_details: {
        total_classes: 30,
        total_hours: 1.5,
        description: 'Réunions',
        start_date: '2026-09-08',
        end_date: '2026-12-18',
        schedule: 'Mardi',
        location: 'Zoom',
        meeting_link: 'https://zoom.example/j/85512345678',
        class_at_end: 1,
      },
      client_details: {
        invoice: 'F-120',
        companies_id: 21,
        contact_person: 'Geneviève Lapointe',
        contract_approved: 1,
        contract_expiration_date: '2027-01-03',
      },
    });
    const parts = contractFormToWire({ approved: false, endsOn: null });
    expect(throughJson(parts)).toEqual({
      course: {},
      course_details: { end_date: null },
      client_details: { contract_approved: 0 },
    });
  });

  it.each([
    [[33, 31], 'in their order'],
    [[], 'none when all were present'],
  ])(
    'has the ids %j of absent students for a lesson, %s (API-058, API-059, DOMAIN-42, PORTAL-ATT-10)',
    (absentStudentIds) => {
      const lesson = { contractId: 412, date: '2026-11-20', minutes: 90, absentStudentIds };
      expect(lessonFormToWire(lesson)).toStrictEqual({
        courses_id: 412,
        date_class: '2026-11-20',
        absent_student_ids: absentStudentIds,
        total_hours: 90,
      });
    },
  );

  it('has note and details of a lesson where the form has them, also if they were removed (DECISION-51)', () => {
    const lesson = { contractId: 412, date: '2026-11-20', minutes: 90, absentStudentIds: [502] };
    const late = { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 5, isExcused: false };
    const excused = { studentId: 502, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true };
    expect(lessonFormToWire({ ...lesson, note: 'Salle 4', details: [late, excused] })).toMatchObject({
      note: 'Salle 4',
      details: [
        { student_id: 501, late_minutes: 15, left_early_minutes: 5, excused: 0 },
        { student_id: 502, late_minutes: 0, left_early_minutes: 0, excused: 1 },
      ],
    });
    expect(lessonFormToWire({ ...lesson, note: null, details: [] })).toMatchObject({
      note: null,
      details: [],
    });
  });

  it('uses the specified query names for the list of users, 50 rows by default (API-010, DOMAIN-29, LIMIT-03)', () => {
    expect(throughJson(userFiltersToWire({}))).toEqual({ page: 1, resourcesPerPage: 50 });
    const query = userFiltersToWire({
      role: 'ROLE_TEACHER',
      active: false,
      search: 'léa',
      highlightedId: 7,
      sort: { by: 'lastLoginAt', direction: 'DESC' },
      page: 2,
      pageSize: 100,
    });
    expect(query).toEqual({
      role: 'ROLE_TEACHER',
      status: 0,
      userName: 'léa',
      highlight: 7,
      orderBy: 'login_date',
      orderDirection: 'DESC',
      page: 2,
      resourcesPerPage: 100,
    });
  });

  it('has the user form with lastName, and the email next to it (API-012, API-013)', () => {
    const values = {
      name: 'Chloé',
      lastName: 'Désilets',
      email: 'chloe@passerelle.example',
      phone: '5145550142',
      role: 'ROLE_ADMIN',
      active: false,
    } as const;
    expect(userFormToWire(values)).toEqual({
      name: 'Chloé',
      lastName: 'Désilets',
      email: 'chloe@passerelle.example',
      phone: '5145550142',
      role: 'ROLE_ADMIN',
      status: 0,
    });
  });

  it('has the password form with the user id (API-016, DOMAIN-69)', () => {
    expect(passwordFormToWire(4, { oldPassword: 'a', newPassword: 'b', confirmation: 'c' })).toEqual({
      old_password: 'a',
      new_password: 'b',
      confirm_password: 'c',
      user_id: 4,
    });
  });

  it('has archived for languages and deletedCompanies for companies, false by default (SET-LANG-19, SET-COMP-24, LIMIT-04)', () => {
    expect(languageFiltersToWire({})).toEqual({ archived: false, page: 1, resourcesPerPage: 50 });
    expect(throughJson(companyFiltersToWire({}))).toEqual({
      deletedCompanies: false,
      page: 1,
      resourcesPerPage: 50,
    });
    expect(companyFiltersToWire({ archived: true, search: 'aéro', page: 3, pageSize: 1000 })).toEqual({
      deletedCompanies: true,
      companyName: 'aéro',
      page: 3,
      resourcesPerPage: 1000,
    });
  });

  it('uses the specified query names for the list of contracts, 100 rows by default (API-043, API-045, CON-LIST-10, CON-LIST-37, LIMIT-18)', () => {
    expect(throughJson(contractFiltersToWire({ search: '' }))).toEqual({ page: 1, resourcesPerPage: 100 });
    const query = contractFiltersToWire({
      status: 'activated',
      search: 'Beauséjour',
      courseTypeId: 12,
      languageId: 13,
      teacherUserId: 14,
      contractId: 15,
      highlightedOnly: true,
      sort: { by: 'endsOn', direction: 'DESC' },
      page: 3,
      pageSize: 25,
    });
    expect(query).toStrictEqual({
      courseStatus: 2,
      courseName: 'Beauséjour',
      courseType: 12,
      languageId: 13,
      userId: 14,
      courseId: 15,
      highlight: 1,
      orderBy: 'course_details.end_date',
      orderDirection: 'DESC',
      page: 3,
      resourcesPerPage: 25,
    });
  });

  it('uses the specified query names for the list of reports, 50 rows by default (API-105, LIMIT-01)', () => {
    expect(throughJson(companyReportFiltersToWire({ search: '' }))).toEqual({
      page: 1,
      resourcesPerPage: 50,
    });
    expect(
      companyReportFiltersToWire({
        search: 'fortin',
        sort: { by: 'student', direction: 'ASC' },
        page: 4,
        pageSize: 30,
      }),
    ).toStrictEqual({
      search: 'fortin',
      orderBy: 'student.last_name',
      orderDirection: 'ASC',
      page: 4,
      resourcesPerPage: 30,
    });
  });

  it.each([
    ['contract', 'course.contract_number'],
    ['student', 'student.last_name'],
    ['company', 'company.name'],
    ['startsOn', 'course.start_date'],
    ['endsOn', 'course.end_date'],
    ['completedOn', 'student.last_pr.form.save_date'],
    ['taggedOn', 'student.last_pr.form.tag_date'],
  ] as const)('sorts the reports by column %s with the path %s (OPEN-67)', (by, path) => {
    expect(companyReportFiltersToWire({ sort: { by, direction: 'DESC' } })).toMatchObject({
      orderBy: path,
      orderDirection: 'DESC',
    });
  });

  it('has the path of each column of each list', () => {
    expect(contractSortPaths).toStrictEqual({
      flagged: 'flag',
      number: 'client_details.contract_number',
      company: 'client_details.companies.name',
      students: 'total_students',
      teacher: 'current_teacher.teacher.last_name',
      language: 'language.name',
      courseType: 'course_type.name',
      hours: 'hours_taught_minutes',
      attendance: 'course_details.attendance_status',
      material: 'course_details.material_status_id',
      startsOn: 'course_details.start_date',
      endsOn: 'course_details.end_date',
      confirmationSent: 'confirmation_sent',
      si: 'SI',
      tcs: 'TCS',
      sc: 'SC',
      sentToClient: 'send_to_client',
      completed: 'contract_completed',
      notes: 'notes_count',
    });
    expect(fileSortPaths).toStrictEqual({
      title: 'title',
      name: 'name',
      type: 'type',
      size: 'size',
      storedAt: 'stored_at',
      taggedOn: 'tag_date',
      contract: 'courses.contract_number',
      student: 'students.last_name',
      language: 'languages.name',
    });
    expect(materialSortPaths).toStrictEqual({
      id: 'id',
      title: 'title',
      language: 'language',
      flagged: 'flag',
      quantity: 'qty',
    });
    expect(studentSortPaths).toStrictEqual({
      id: 'id',
      name: 'last_name',
      city: 'city',
      company: 'company.name',
      enrolment: 'enrolledStatus',
      testedOn: 'student_level_language.last_test',
    });
    expect(teacherSortPaths).toStrictEqual({ id: 'id', name: 'last_name', email: 'email', city: 'city' });
    expect(userSortPaths).toStrictEqual({
      name: 'name',
      lastName: 'last_name',
      role: 'role',
      active: 'status',
      lastLoginAt: 'login_date',
      email: 'users_id.email',
    });
  });

  it.each([
    ['active', '1'],
    ['inactive', '0'],
    ['invited', 'invited'],
  ] as const)('has the teacher status %s as %s (API-100, TEA-LIST-06)', (status, userStatus) => {
    expect(throughJson(teacherFiltersToWire({ status, search: '' }))).toEqual({
      userStatus,
      page: 1,
      resourcesPerPage: 500,
    });
  });

  it.each([
    ['enrolled', 1],
    ['not-enrolled', 0],
  ] as const)('has the student enrolment %s as %i (API-089)', (enrolment, enrolledStatus) => {
    expect(studentFiltersToWire({ enrolment }).enrolledStatus).toBe(enrolledStatus);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('has the changed fields of a user, with the status when it changed: %s (API-013)', (active, status) => {
    expect(userFiltersToWire({ active }).status).toBe(status);
    expect(throughJson(userChangeToWire({ active, phone: '438' }))).toEqual({ status, phone: '438' });
    expect(throughJson(userChangeToWire({ lastName: 'Roy' }))).toEqual({ lastName: 'Roy' });
  });

  it('has the changed fields of a teacher, a course and a material', () => {
    expect(throughJson(teacherChangeToWire({ nda: true }))).toEqual({ teacher: { nda: 1 } });
    expect(throughJson(teacherChangeToWire({ languageIds: [3, 1], rates: [] }))).toEqual({
      teacher: {},
      teacherHasLanguages: [{ id: 3 }, { id: 1 }],
      teacherRates: [],
    });
    const info = {
      materialUsed: 'Défi',
      appsAndSitesUsed: 'Quizlet',
      skillsCovered: 'Écoute',
      grammarPointsCovered: 'Imparfait',
    };
    expect(courseInfoFormToWire(info)).toStrictEqual({
      material_used: 'Défi',
      apps_and_sites_used: 'Quizlet',
      skills_covered: 'Écoute',
      grammar_points_covered: 'Imparfait',
    });
    expect(highlightsToWire({ company: 'caution', invoice: 'info' })).toEqual({
      'client_details.companies.name': 'caution',
      invoice: 'info',
    });
  });

  it('has a cleared rating, and the given texts (API-087)', () => {
    expect(throughJson(reportAnswersToWire({ ratings: { homework: null, syntax: 'good' } }))).toEqual({
      homework: null,
      syntax: 'good',
    });
    expect(throughJson(reportAnswersToWire({ comments: null, nextLevel: 'C2' }))).toEqual({
      comments: null,
      next_level: 'C2',
    });
  });
});
