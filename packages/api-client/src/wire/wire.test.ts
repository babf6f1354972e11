import {
  aBlankReportForm,
  aCompany,
  aCompanyReportRow,
  aContract,
  aCourseInfo,
  aLanguage,
  aLesson,
  aNote,
  anOutline,
  aPrintedContract,
  aProgressReport,
  aProgressReportForm,
  aReportContract,
  aSignedInUser,
  aStoredFile,
  aStudent,
  aStudentReport,
  aTeacher,
  aUser,
  someContracts,
  someLessons,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { companyFiltersToWire, companyFromWire, companyToWire } from './company.ts';
import { contractFromWire, contractToWire, toggleToWire } from './contract.ts';
import { contractFiltersToWire } from './contract-filters.ts';
import { contractFormToWire } from './contract-writes.ts';
import { languageFiltersToWire, languageFromWire, languageToWire } from './language.ts';
import { lessonFormToWire, lessonFromWire, lessonToWire } from './lesson.ts';
import { noteFromWire, noteToWire } from './note.ts';
import { outlineFormToWire, outlineFromWire, outlineToWire } from './outline.ts';
import { pageFromWire, pageToWire } from './page.ts';
import {
  companyReportRowFromWire,
  companyReportRowToWire,
  courseInfoFromWire,
  courseInfoToWire,
  progressRecordFromWire,
  progressRecordToWire,
  progressReportFromWire,
  reportAnswersToWire,
  studentReportFromWire,
  studentReportToWire,
} from './report.ts';
import { signedInUserFromWire, signedInUserToWire } from './session.ts';
import { storedFileFromWire, storedFileToWire } from './stored-file.ts';
import { studentFromWire, studentToWire } from './student.ts';
import { teacherFromWire, teacherToWire } from './teacher.ts';
import { passwordFormToWire, userFiltersToWire, userFormToWire, userFromWire, userToWire } from './user.ts';

/** JSON is what travels: a value that does not survive it is lost on the way. */
function travelled<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

describe('a record survives the way to the wire and back', () => {
  const emptyContract = aContract({
    teacher: null,
    language: null,
    courseType: null,
    company: null,
    outline: null,
    materials: [],
    students: [],
    sentToClientOn: null,
    hoursPerClass: null,
    numberOfClasses: null,
    minutesTaught: null,
    lessonsRecorded: null,
    noMaterialNeeded: true,
  });

  it.each([...someContracts(), emptyContract].map((contract) => [contract.number, contract] as const))(
    'contract %s (DOMAIN-34 to DOMAIN-40, API-043)',
    (_, contract) => {
      expect(contractFromWire(travelled(contractToWire(contract)))).toEqual(contract);
    },
  );

  it.each(someLessons().map((lesson) => [lesson.date, lesson] as const))(
    'lesson of %s (DOMAIN-41, API-057)',
    (_, lesson) => {
      expect(lessonFromWire(travelled(lessonToWire(lesson)))).toEqual(lesson);
    },
  );

  it('student (DOMAIN-50 to DOMAIN-54)', () => {
    const bare = aStudent({ company: null, contracts: [], levels: [], latestPlacementTest: null });
    const reported = aStudent({ lastReport: aCompanyReportRow().lastReport });
    for (const student of [aStudent(), bare, reported]) {
      expect(studentFromWire(travelled(studentToWire(student)))).toEqual(student);
    }
  });

  it('teacher, whether or not the account exists (DOMAIN-45 to DOMAIN-47, CONFLICT-11)', () => {
    for (const teacher of [aTeacher(), aTeacher({ account: null, registration: null })]) {
      expect(teacherFromWire(travelled(teacherToWire(teacher)))).toEqual(teacher);
    }
    const wire = { ...teacherToWire(aTeacher({ otherRate: '55' })), otherRate: null, email: null };
    const account = { id: 2, email: 'x@y.ca', email_date: null, login_date: null, user_details: null };
    expect(teacherFromWire({ ...wire, users_id: account })).toMatchObject({
      otherRate: '55',
      email: 'x@y.ca',
    });
  });

  it('user and who is signed in (DOMAIN-28, AUTH-27, CONFLICT-42)', () => {
    expect(userFromWire(travelled(userToWire(aUser())))).toEqual(aUser());
    expect(signedInUserFromWire(travelled(signedInUserToWire(aSignedInUser())))).toEqual(aSignedInUser());
    expect(signedInUserFromWire({ id: 1, name: 'Marie', role: 'ROLE_ADMIN' }).lastName).toBeNull();
  });

  it('language and company (DOMAIN-30, DOMAIN-31)', () => {
    for (const active of [true, false]) {
      expect(languageFromWire(travelled(languageToWire(aLanguage({ active }))))).toEqual(
        aLanguage({ active }),
      );
      expect(companyFromWire(travelled(companyToWire(aCompany({ active }))))).toEqual(aCompany({ active }));
    }
  });

  it('outline, drafts too (DOMAIN-43)', () => {
    const draft = anOutline({
      status: 'draft',
      source: null,
      challenges: null,
      emphasis: [],
      learningAids: [],
      otherLearningAid: null,
      conversation: null,
      reading: 'yearly',
      version: '"2"',
    });
    for (const outline of [anOutline(), draft]) {
      const { contractId, version } = outline;
      expect(outlineFromWire(contractId, travelled(outlineToWire(outline)), version)).toEqual(outline);
    }
  });

  it('reports: rows, histories, forms with every rating, course info (DOMAIN-61, DOMAIN-62, DOMAIN-63, DOMAIN-64, DOMAIN-65, DOMAIN-66, DOMAIN-67)', () => {
    const fileRow = aCompanyReportRow({
      lastReport: { contractId: 412, file: aStudentReport().file, form: null },
    });
    for (const row of [
      aCompanyReportRow(),
      fileRow,
      aCompanyReportRow({ lastReport: null, nextLevel: null, contractedHours: null, reportDue: null }),
      aCompanyReportRow({ reportDue: true }),
    ]) {
      expect(companyReportRowFromWire(travelled(companyReportRowToWire(row)))).toEqual(row);
    }
    for (const mark of ['unmarked', 'uploaded', 'marked'] as const) {
      const report = aStudentReport({ mark });
      expect(studentReportFromWire(travelled(studentReportToWire(report)))).toEqual(report);
    }
    for (const status of ['incomplete', 'submitted', null] as const) {
      const report = aStudentReport({ file: null, form: { id: 71, status, savedAt: null, taggedOn: null } });
      expect(studentReportFromWire(travelled(studentReportToWire(report)))).toEqual(report);
    }
    for (const form of [aProgressReportForm(), aBlankReportForm()]) {
      const report = aProgressReport({ form });
      expect(progressRecordFromWire(travelled(progressRecordToWire(report)))).toEqual(report);
    }
    // A backend may tell less about the contract, and a contract may have less to tell (DOMAIN-11).
    for (const contract of [
      aReportContract(),
      aPrintedContract({ language: null, courseType: null, teacher: null, hoursPerClass: null }),
    ]) {
      const report = aProgressReport({ contract });
      expect(progressRecordFromWire(travelled(progressRecordToWire(report)))).toEqual(report);
    }
    expect(courseInfoFromWire(travelled(courseInfoToWire(aCourseInfo())))).toEqual(aCourseInfo());
  });

  it('file and note (FILES-02, NOTES-01)', () => {
    expect(storedFileFromWire(travelled(storedFileToWire(aStoredFile())))).toEqual(aStoredFile());
    expect(noteFromWire(travelled(noteToWire(aNote())))).toEqual(aNote());
  });

  it('page of a list (API-003)', () => {
    const page = { rows: [aLanguage()], total: 61, page: 2, pageSize: 50 };
    const wire = pageToWire(page, languageToWire);
    expect(wire).toMatchObject({ total: 61, current_page: 2, per_page: 50 });
    expect(pageFromWire(wire, languageFromWire)).toEqual(page);
  });
});

describe('what a backend may leave out', () => {
  it('of a contract: students, figures, highlights, notes', () => {
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

  it('of a lesson: its status, which then counts as active (OPEN-51)', () => {
    const { status, ...spare } = lessonToWire(aLesson());
    expect(lessonFromWire(spare).status).toBe('active');
  });

  it('a progress report altogether: a message in its place (DOMAIN-63)', () => {
    expect(progressReportFromWire({ message: 'Progress report form not found' })).toBeNull();
  });
});

describe('what is sent', () => {
  it('names highlighted cells by the paths of their values, and leaves those of others alone (CON-HIGHLIGHT-07)', () => {
    const highlights = { company: 'caution', invoice: 'warning' };
    const { _cellVariants } = contractToWire(aContract({ highlights }));
    expect(_cellVariants).toEqual({ 'client_details.companies.name': 'caution', invoice: 'warning' });
    expect(contractFromWire(contractToWire(aContract({ highlights }))).highlights).toEqual(highlights);
  });

  it('keeps the two meanings of total_hours apart (OPEN-54, DOMAIN-09)', () => {
    expect(contractToWire(aContract({ hoursPerClass: 1.5 })).course_details.total_hours).toBe(1.5);
    expect(lessonToWire(aLesson({ minutes: 90 })).total_hours).toBe(90);
  });

  it('is the whole outline as filled in on the portal (API-080, OUTLINE-28)', () => {
    const { id, contractId, status, savedAt, source, version, ...values } = anOutline();
    const body = outlineFormToWire(412, { ...values, reading: 'yearly' }, 'draft');
    expect(body).toMatchObject({
      courseId: 412,
      from: 'html',
      status: 'draft',
      course_content_emphasis_on: ['speaking', 'listening'],
      learning_aides: ['podcasts', 'other'],
      other_learning_aides: 'Journal de bord hebdomadaire',
      reading: 'Once per year',
    });
    expect(body).not.toHaveProperty('id');
  });

  it('is every field of the three steps, in the wire’s odd spellings (API-086, DOMAIN-62, REP-FORM-14, REP-FORM-15, REP-FORM-16, REP-FORM-17)', () => {
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

  it('is one field for a toggle (API-048, API-049, CONFLICT-15)', () => {
    expect(toggleToWire(12, 'flagged', true)).toEqual({ course: { id: 12, flag: 1 } });
    expect(toggleToWire(12, 'si', false)).toEqual({ course: { id: 12, SI: 0 } });
    expect(toggleToWire(12, 'sentToClient', true)).toEqual({ course: { id: 12, send_to_client: 1 } });
    expect(toggleToWire(12, 'attendanceComplete', true)).toEqual({
      course: { id: 12 },
      course_details: { attendance_status: 1 },
    });
  });

  it('is three parts for the contract form (API-050, CON-FORM-47)', () => {
    const parts = contractFormToWire({
      invoice: null,
      companyId: 21,
      contactPerson: 'Geneviève Lapointe',
      approved: true,
      expiresOn: null,
      description: null,
      languageId: 1,
      courseTypeId: 2,
      complementaryDescription: null,
      hoursPerClass: 1.5,
      numberOfClasses: 30,
      startsOn: '2026-09-08',
      endsOn: null,
      schedule: null,
      location: null,
    });
    expect(parts.course).toMatchObject({ languages_id: 1, course_types_id: 2 });
    expect(parts.course_details).toMatchObject({
      total_hours: 1.5,
      total_classes: 30,
      start_date: '2026-09-08',
    });
    expect(parts.client_details).toMatchObject({ companies_id: 21, contract_approved: 1, invoice: null });
  });

  it('is ids of the absent for a lesson, none when all were present (API-058, PORTAL-ATT-10)', () => {
    const lesson = { contractId: 412, date: '2026-11-20', minutes: 90, absentStudentIds: [] };
    expect(lessonFormToWire(lesson)).toEqual({
      courses_id: 412,
      date_class: '2026-11-20',
      absent_student_ids: [],
      total_hours: 90,
    });
  });

  it('is the specified names for the list of users, 50 at once (API-010, DOMAIN-29, LIMIT-03)', () => {
    expect(travelled(userFiltersToWire({}))).toEqual({ page: 1, resourcesPerPage: 50 });
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

  it('is the user form with lastName, and the e-mail beside it (API-012, API-013)', () => {
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

  it('is the password form with whose it is (API-016, DOMAIN-69)', () => {
    expect(passwordFormToWire(4, { oldPassword: 'a', newPassword: 'b', confirmation: 'c' })).toEqual({
      old_password: 'a',
      new_password: 'b',
      confirm_password: 'c',
      user_id: 4,
    });
  });

  it('is archived for languages and deletedCompanies for companies, false unless asked (SET-LANG-19, SET-COMP-24, LIMIT-04)', () => {
    expect(languageFiltersToWire({})).toEqual({ archived: false, page: 1, resourcesPerPage: 50 });
    expect(travelled(companyFiltersToWire({}))).toEqual({
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

  it('is the specified names for the list of contracts (CON-LIST-10, CON-LIST-37, LIMIT-18)', () => {
    const query = contractFiltersToWire({
      status: 'activated',
      search: 'Beauséjour',
      courseTypeId: 2,
      highlightedOnly: true,
      sort: { by: 'number', direction: 'DESC' },
      page: 3,
    });
    expect(travelled(query)).toEqual({
      courseStatus: 2,
      courseName: 'Beauséjour',
      courseType: 2,
      highlight: 1,
      orderBy: 'client_details.contract_number',
      orderDirection: 'DESC',
      page: 3,
      resourcesPerPage: 100,
    });
  });
});
