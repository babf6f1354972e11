import type {
  NamedList,
  PersonNameList,
  Student,
  StudentHistory,
  StudentList,
  StudentLoginAnswer,
} from '@portal/api-client/openapi';
import { studentImportColumns } from '@portal/domain';
import { type Cases, unknownId } from '../Case.ts';
import { createsOneRecord, oneOfTwoAtOnce } from '../case-builders/createsOneRecord.ts';
import { emailCheck } from '../case-builders/emailCheck.ts';
import { importCase } from '../case-builders/importCase.ts';
import { archivedNamed } from '../case-builders/namedCases.ts';
import { today, withinOneDay } from '../case-builders/sameToday.ts';
import { withChecks } from '../case-builders/withChecks.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { enrolmentOf, foreignEnrolment, lookup, many, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
import { secretOfLink } from '../records/links.ts';
import {
  createDetailedStudent,
  createStudent,
  newStudent,
  readStudent,
  studentFields,
  studentInput,
  wishes,
} from '../records/students.ts';
import { importSheet } from '../records/uploads.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns a request that saves a level of a new student. */
async function withLevel(context: TestContext, levelLanguage: string, lastTest: string) {
  const languageId = await lookup(context, 'listLanguages');
  return {
    student: { id: (await createStudent(context)).id },
    studentLevelLanguage: { levelLanguage, lastTest, testerInitials: 'MB', languageId },
  };
}

/** Returns the email of an existing student, which is therefore taken. */
function studentsEmail(context: TestContext): Promise<string> {
  return context.find('a student with an email', async () => {
    const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', {
      query: { resourcesPerPage: 500 },
    });
    return data.find(({ email }) => email !== null)?.email;
  });
}

const linkOpens = async (context: TestContext, token: string) => {
  const answer = await context.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
    body: { token_login: token },
  });
  return answer.error !== true;
};

/** The options with this student name. */
const optionsOf = async (context: TestContext, studentName: string) =>
  (
    await context.call<PersonNameList>('ROLE_ADMIN', 'listStudentOptions', {
      query: { ...many, studentName },
    })
  ).data;

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export const students = {
  importStudents: withChecks(importCase('Students', studentImportColumns), {
    'keeps every column of a good line, beside a bad one': async (context) => {
      const [companyId] = await twoOf(context, 'listCompanies');
      const companies = await context.call<NamedList>('ROLE_ADMIN', 'listCompanies', { query: many });
      const company = companies.data.find(({ id }) => id === companyId)?.name ?? '';
      const lastName = context.newName();
      const values = {
        name: 'Thérèse',
        lastName,
        email: context.newEmail(),
        phone: '5145550611',
        mobile: '4385550622',
        city: 'Rimouski',
        motherTongue: 'Portugais',
        company,
      };
      const bad = { ...values, name: 'Ligne', lastName: context.newName(), email: '' };
      const form = { file: importSheet(studentImportColumns, [bad, values]) };
      await context.call('ROLE_ADMIN', 'importStudents', { form });
      const [option] = await optionsOf(context, lastName);
      expect(option !== undefined, 'nobody was imported');
      expectFields(await readStudent(context, option.id), {
        name: 'Thérèse',
        last_name: lastName,
        email: values.email,
        phone: '5145550611',
        mobile: '4385550622',
        city: 'Rimouski',
        mother_tongue: 'Portugais',
        'company.id': companyId,
        status: 1,
      });
    },
  }),
  listStudents: {
    rows: ['API-089'],
    good: () => ({}),
    foreign: 'left out',
    refuses: {
      'an order by a field that no row has': {
        status: 400,
        request: () => ({ query: { orderBy: 'no_such_field' } }),
      },
    },
    does: {
      'leaves the students of others out for a teacher': async (context) => {
        const { studentId } = await foreignEnrolment(context, 'ROLE_TEACHER');
        const query = { resourcesPerPage: 20_000 };
        const { data } = await context.call<StudentList>('ROLE_TEACHER', 'listStudents', { query });
        expect(!data.some(({ id }) => id === studentId), `student ${studentId} is in the list`);
      },
      'keeps the private links from a teacher': async (context) => {
        const { data } = await context.call<StudentList>('ROLE_TEACHER', 'listStudents');
        expect(!data.some(({ token_login: token }) => token), 'there is a token_login');
      },
      'finds by name without accents and capitals': async (context) => {
        const { studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
        const { name, last_name: lastName } = await readStudent(context, studentId);
        const plain = `${name} ${lastName}`
          .normalize('NFD')
          .replaceAll(/\p{Diacritic}/gu, '')
          .toUpperCase();
        const query = { studentName: plain, resourcesPerPage: 20_000 };
        const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        expect(
          data.some(({ id }) => id === studentId),
          `"${plain}" does not find ${name} ${lastName}`,
        );
      },
      'marks a new student until somebody has opened it': async (context) => {
        const student = await createDetailedStudent(context);
        const listed = async () => {
          const query = { ...many, studentName: student.last_name };
          return (await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query })).data[0]?.star;
        };
        if ((await listed()) === undefined) return;
        expect((await listed()) === 1, 'a new student has no star');
        await readStudent(context, student.id);
        expect((await listed()) === 0, 'the star stays after the student was opened');
      },
      'shows a teacher no private link and no contract of others': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const foreign = await createCourse(context);
        await context.call('ROLE_ADMIN', 'assignStudents', {
          body: { courseId: foreign, studentId: [studentId] },
        });
        for (const query of [{ id: studentId }, { course: courseId }]) {
          const { data } = await context.call<StudentList>('ROLE_TEACHER', 'listStudents', { query });
          const row = data.find(({ id }) => id === studentId);
          expect(row !== undefined, 'the own student is not listed');
          expect(!row.token_login, 'it shows the private link');
          const courses = row.student_has_courses?.map(({ id }) => id) ?? [];
          expect(
            courses.includes(courseId) && !courses.includes(foreign),
            `it shows contracts ${courses.join()}`,
          );
        }
      },
    },
  },
  listStudentOptions: {
    rows: ['API-090'],
    good: () => ({}),
    does: {
      'narrows by name': async (context) => {
        const { studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
        const { last_name: studentName } = await readStudent(context, studentId);
        const query = { studentName, resourcesPerPage: 20_000 };
        const { data } = await context.call<PersonNameList>('ROLE_ADMIN', 'listStudentOptions', { query });
        expect(
          data.some(({ id }) => id === studentId),
          `"${studentName}" does not find its student`,
        );
      },
      'offers active students alone, under their names': async (context) => {
        const { id, name, last_name: lastName } = await createDetailedStudent(context);
        const [option, ...others] = await optionsOf(context, lastName);
        expect(others.length === 0, `${lastName} is offered ${others.length + 1} times`);
        expectFields(option, { id, name, last_name: lastName });
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect((await optionsOf(context, lastName)).length === 0, 'an archived student is offered');
      },
    },
  },
  listStudentTypes: {
    rows: ['API-094'],
    good: () => ({}),
    does: {
      'has the two kinds under their names': async (context) => {
        const { data } = await context.call<NamedList>('ROLE_ADMIN', 'listStudentTypes');
        const names = data.map(({ id, name }) => `${id} ${name}`).join(', ');
        expect(names === '1 enrolled, 0 not_currently_enrolled', `it has ${names}`);
      },
    },
  },
  verifyStudentEmail: emailCheck('verifyStudentEmail', studentsEmail, ['API-099']),
  createStudent: {
    rows: ['API-091'],
    adds: ['listStudents'],
    good: async (context) => ({
      body: {
        student: studentInput(context),
        studentInformationCourse: [
          {
            languageId: await lookup(context, 'listLanguages'),
            objective: 'Animer une réunion',
            studentNeeds: { numberHours: 30, session: 'fall', typeWebinar: null, courseTypeId: null },
          },
        ],
      },
    }),
    refuses: {
      'an email that another student has': {
        status: 409,
        request: async (context) => ({
          body: {
            student: { ...studentInput(context), email: await studentsEmail(context) },
            studentInformationCourse: [],
          },
        }),
      },
      'a company that does not exist': {
        status: 400,
        field: 'student.companyId',
        request: (context) => ({
          body: { student: { ...studentInput(context), companyId: unknownId }, studentInformationCourse: [] },
        }),
      },
      'needs in a language that does not exist': {
        status: 400,
        field: 'studentInformationCourse.0.languageId',
        request: (context) => ({
          body: { student: studentInput(context), studentInformationCourse: [{ languageId: unknownId }] },
        }),
      },
      'needs of a course type that does not exist': {
        status: 400,
        field: 'studentInformationCourse.1.studentNeeds.courseTypeId',
        request: async (context) => {
          const [one, other] = await twoOf(context, 'listLanguages');
          const needs = { languageId: other, studentNeeds: { courseTypeId: unknownId } };
          return {
            body: { student: studentInput(context), studentInformationCourse: [{ languageId: one }, needs] },
          };
        },
      },
      'a season that is none': {
        status: 400,
        field: 'studentInformationCourse.0.studentNeeds.session',
        request: async (context) => {
          const languageId = await lookup(context, 'listLanguages');
          const needs = { languageId, studentNeeds: { session: 'rain' } };
          return { body: { student: studentInput(context), studentInformationCourse: [needs] } };
        },
      },
      'a level that is none': {
        status: 400,
        field: 'studentLevelLanguage.levelLanguage',
        request: async (context) => {
          const { studentLevelLanguage } = await withLevel(context, 'B3', '2026-02-10');
          return {
            body: { student: studentInput(context), studentInformationCourse: [], studentLevelLanguage },
          };
        },
      },
      'a level in a language that does not exist': {
        status: 400,
        field: 'studentLevelLanguage.languageId',
        request: async (context) => {
          const { studentLevelLanguage } = await withLevel(context, 'B1', '2026-02-10');
          const level = { ...studentLevelLanguage, languageId: unknownId };
          return {
            body: {
              student: studentInput(context),
              studentInformationCourse: [],
              studentLevelLanguage: level,
            },
          };
        },
      },
      'a level dated in the future': {
        status: 400,
        field: 'studentLevelLanguage.lastTest',
        request: async (context) => {
          const { studentLevelLanguage } = await withLevel(context, 'B1', '2999-01-01');
          return {
            body: { student: studentInput(context), studentInformationCourse: [], studentLevelLanguage },
          };
        },
      },
    },
    does: {
      'keeps what was sent': async (context) => {
        const student = studentInput(context);
        const body = { student, studentInformationCourse: [] };
        const { data } = await context.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body });
        const stored = await readStudent(context, data.id);
        expect(stored.last_name === student.lastName && stored.city === 'Laval', 'something else is read');
      },
      'keeps every field that was sent': async (context) => {
        let id = 0;
        await keepsAll(
          await studentFields(context, 0),
          async (body) => {
            const { data } = await context.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body });
            ({ id } = data);
            return data;
          },
          () => readStudent(context, id),
          { studentInformationCourse: [] },
        );
      },
      'keeps needs and level': async (context) => {
        const [languageId] = await twoOf(context, 'listLanguages');
        const [courseTypeId] = await twoOf(context, 'listCourseTypes');
        const studentNeeds = { numberHours: 37.5, session: 'winter', typeWebinar: 'Zoom', courseTypeId };
        const { id } = await createDetailedStudent(context, {
          studentInformationCourse: [{ languageId, ...wishes, studentNeeds }],
          studentLevelLanguage: {
            levelLanguage: 'B1',
            lastTest: '2026-03-04',
            testerInitials: 'MB',
            languageId,
          },
        });
        const student = await readStudent(context, id);
        expectFields(student, {
          'student_level_language.level_language': 'B1',
          'student_level_language.last_test': '2026-03-04',
          'student_level_language.tester_initials': 'MB',
          'student_level_language.language.id': languageId,
        });
        expectFields(student.student_information_course, {
          language_id: languageId,
          ...wishes,
          'student_needs.number_hours': 37.5,
          'student_needs.session': 'winter',
          'student_needs.type_webinar': 'Zoom',
          'student_needs.course_types_id': courseTypeId,
        });
      },
      'gives a private link that opens, until the student is archived': async (context) => {
        const { id } = await createDetailedStudent(context);
        const token = await secretOfLink(context, 'student', id);
        expect(await linkOpens(context, token), 'the link does not open');
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect(!(await linkOpens(context, token)), 'the link of an archived student opens');
        expect((await readStudent(context, id)).status === 0, 'archived, the student is not read by id');
      },
      [oneOfTwoAtOnce]: createsOneRecord('createStudent', async (context) => ({
        body: {
          student: { name: 'Inès', lastName: context.newName(), email: context.newEmail() },
          studentInformationCourse: [],
        },
      })),
    },
  },
  updateStudent: {
    rows: ['API-092'],
    advice: ['an archived company', 'a level in an archived language'],
    good: async (context) => ({
      body: { student: { id: (await newStudent(context)).id, city: 'Longueuil' } },
    }),
    unknown: () => ({ body: { student: { id: unknownId, city: 'Longueuil' } } }),
    refuses: {
      'an email that another student has': {
        status: 409,
        request: async (context) => ({
          body: { student: { id: (await createStudent(context)).id, email: await studentsEmail(context) } },
        }),
      },
      'an archived company': {
        status: 400,
        field: 'student.companyId',
        request: async (context) => ({
          body: {
            student: {
              id: (await createStudent(context)).id,
              companyId: await archivedNamed(context, 'Company'),
            },
          },
        }),
      },
      'a level in an archived language': {
        status: 400,
        field: 'studentLevelLanguage.languageId',
        request: async (context) => {
          const { student, studentLevelLanguage } = await withLevel(context, 'B2', '2026-02-10');
          const languageId = await archivedNamed(context, 'Language');
          return { body: { student, studentLevelLanguage: { ...studentLevelLanguage, languageId } } };
        },
      },
      'a level dated in the future': {
        status: 400,
        field: 'studentLevelLanguage.lastTest',
        request: async (context) => ({ body: await withLevel(context, 'B2', '2999-01-01') }),
      },
    },
    does: {
      'adds each saved level to the history, the last saved of a day first': async (context) => {
        const { student, studentLevelLanguage } = await withLevel(context, 'A1', '2026-02-10');
        for (const levelLanguage of ['A1', 'A2', 'A1'])
          await context.call('ROLE_ADMIN', 'updateStudent', {
            body: { student, studentLevelLanguage: { ...studentLevelLanguage, levelLanguage } },
          });
        const { student_level_history: history } = await readStudent(context, student.id);
        // Optional for a backend.
        if (history === undefined) return;
        const levels = history.map(({ level_language }) => level_language).join();
        expect(levels === 'A1,A2', `the history is ${levels || 'empty'}`);
      },
      'changes what is sent and leaves the rest': async (context) => {
        const { id } = await createStudent(context);
        const before = await readStudent(context, id);
        await context.call('ROLE_ADMIN', 'updateStudent', { body: { student: { id, city: 'Gatineau' } } });
        const after = await readStudent(context, id);
        expect(after.city === 'Gatineau', `the city is ${after.city}`);
        expect(
          after.email === before.email && after.last_name === before.last_name,
          'more than the city changed',
        );
      },
      'keeps each field alone and leaves the others': async (context) => {
        const [languageId] = await twoOf(context, 'listLanguages');
        const studentNeeds = { numberHours: 20, session: 'fall' };
        const { id } = await createDetailedStudent(context, {
          studentInformationCourse: [{ languageId, ...wishes, studentNeeds }],
          studentLevelLanguage: {
            levelLanguage: 'B1',
            lastTest: '2026-03-04',
            testerInitials: 'MB',
            languageId,
          },
        });
        const send = (body: object) =>
          context.call('ROLE_ADMIN', 'updateStudent', { body }).then(() => undefined);
        await keepsEach(await studentFields(context, 1), send, () => readStudent(context, id), {
          student: { id },
        });
      },
      'clears what is sent as null': async (context) => {
        const { id } = await createDetailedStudent(context);
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateStudent', { body });
        const cleared = ['phone', 'mobile', 'city', 'mother_tongue'].map((name) =>
          field(`student.${name}`, null, name),
        );
        await keepsEach(cleared, send, () => readStudent(context, id), { student: { id } });
      },
      'leaves the needs in languages that are not listed': async (context) => {
        const [one, other] = await twoOf(context, 'listLanguages');
        const part = (languageId: number, objective: string) => ({ languageId, objective });
        const { id } = await createDetailedStudent(context, {
          studentInformationCourse: [part(one, 'Lire'), part(other, 'Écrire')],
        });
        await context.call('ROLE_ADMIN', 'updateStudent', {
          body: { student: { id }, studentInformationCourse: [part(one, 'Parler')] },
        });
        const found = (await readStudent(context, id)).student_information_course?.map(
          ({ language_id, objective }) => `${language_id} ${objective}`,
        );
        expect(
          found?.toSorted().join() === [`${one} Parler`, `${other} Écrire`].toSorted().join(),
          `the objectives are ${found?.join() ?? 'none'}`,
        );
      },
      'shows the level of the last test, whenever it was saved': async (context) => {
        const [languageId, otherId] = await twoOf(context, 'listLanguages');
        const { id } = await createDetailedStudent(context);
        const test = (levelLanguage: string, lastTest: string, language: number) =>
          context.call('ROLE_ADMIN', 'updateStudent', {
            body: {
              student: { id },
              studentLevelLanguage: { levelLanguage, lastTest, testerInitials: 'LV', languageId: language },
            },
          });
        await test('B2', '2026-05-10', languageId);
        await test('A1', '2026-02-01', otherId);
        expectFields(await readStudent(context, id), {
          'student_level_language.level_language': 'B2',
          'student_level_language.last_test': '2026-05-10',
          'student_level_language.tester_initials': 'LV',
          'student_level_language.language.id': languageId,
        });
      },
      'takes a level that was tested today, and none of tomorrow': async (context) => {
        const languageId = await lookup(context, 'listLanguages');
        const student = { name: 'Inès', lastName: context.newName(), email: context.newEmail() };
        const created = await context.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', {
          body: { student, studentInformationCourse: [] },
        });
        const { id } = created.data;
        const test = async (lastTest: string) => {
          const studentLevelLanguage = { levelLanguage: 'B1', lastTest, testerInitials: 'MB', languageId };
          const body = { student: { id }, studentLevelLanguage };
          return (await context.answer('ROLE_ADMIN', 'updateStudent', { body })).status;
        };
        const day = await today(context);
        const [onTheDay, statuses] = await withinOneDay(context, async () => [
          await test(day),
          await test(dayAfter(day)),
        ]);
        // Skips the check if midnight has passed since.
        if (onTheDay !== day) return;
        expect(statuses.join() === '200,400', `today and tomorrow are answered with ${statuses.join()}`);
      },
      [longTexts]: async (context) => {
        const { id } = await createDetailedStudent(context);
        await keepsAll(
          longest(context, 'updateStudent', await studentFields(context, 0)),
          (body) => context.call('ROLE_ADMIN', 'updateStudent', { body }).then(() => undefined),
          () => readStudent(context, id),
          { student: { id } },
        );
      },
      [ownFieldsOnly]: async (context) => {
        const { id } = await createDetailedStudent(context);
        const body = { student: { id, city: 'Gatineau', status: 0, token_login: context.newKey(), star: 1 } };
        await changesOnly(context, 'updateStudent', body, () => readStudent(context, id), ['city']);
      },
    },
  },
  updateStudentStatus: {
    rows: ['API-093'],
    advice: ['ends the sessions that the link of an archived student opened'],
    good: async (context) => ({ body: { id: (await createStudent(context)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'takes an archived student out of the list': async (context) => {
        const { id, last_name: studentName } = await createStudent(context);
        const lists = async (query: object) => {
          const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', {
            query: { studentName, ...query },
          });
          return data.some((student) => student.id === id);
        };
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect(!(await lists({})) && (await lists({ status: 0 })), 'it is not where archived students are');
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 1 } });
        expect(await lists({}), 'it does not come back');
      },
      'ends the sessions that the link of an archived student opened': async (context) => {
        const { id } = await createDetailedStudent(context);
        const { auth } = await context.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
          body: { token_login: await secretOfLink(context, 'student', id) },
        });
        const reads = async () => {
          const headers = { Authorization: `Bearer ${auth?.access_token}` };
          const query = { studentId: id };
          return (await context.answer('anonymous', 'listProgressReports', { headers, query })).status;
        };
        expect((await reads()) === 200, 'the session of the link reads nothing');
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        const status = await reads();
        expect(status === 401, `once archived, the session is answered with ${status}`);
      },
      'leaves the rest of the student': async (context) => {
        const { studentId: id } = await enrolledNewcomer(context);
        const before = await readStudent(context, id);
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expectOnlyChanged(before, await readStudent(context, id), ['status'], 'archived');
      },
    },
  },
  getStudentHistory: {
    rows: ['API-096'],
    good: async (context) => ({ query: { studentId: (await enrolmentOf(context, 'ROLE_ADMIN')).studentId } }),
    unknown: () => ({ query: { studentId: unknownId } }),
    does: {
      'has the contracts of the student': async (context) => {
        const { courseId, studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
        const { data } = await context.call<{ data: StudentHistory }>('ROLE_ADMIN', 'getStudentHistory', {
          query: { studentId },
        });
        expect(
          data.courses_history.some(({ id }) => id === courseId),
          `contract ${courseId} is not in it`,
        );
      },
      'has every contract of the student, the newest first': async (context) => {
        const { id } = await createDetailedStudent(context);
        const made: number[] = [];
        const [languages_id] = await twoOf(context, 'listLanguages');
        const material = await context.call<{ data: { id: number; title: string } }>(
          'ROLE_ADMIN',
          'createMaterial',
          {
            body: { title: context.newName(), languages_id, flag: 0 },
          },
        );
        for (const [start_date, end_date, course_status_id] of [
          ['2026-01-05', '2026-02-05', 3],
          ['2026-09-05', '2026-10-05', 2],
          ['2025-01-05', '2025-02-05', 1],
        ] as const) {
          const courseId = await createCourse(context);
          await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
          const body = { courseId, materialId: material.data.id, qty: 1, note: 'Un' };
          await context.call('ROLE_ADMIN', 'assignMaterial', { body });
          await context.call('ROLE_ADMIN', 'updateCourse', {
            body: { course: { id: courseId, course_status_id }, course_details: { start_date, end_date } },
          });
          made.push(courseId);
        }
        const { data } = await context.call<{ data: StudentHistory }>('ROLE_ADMIN', 'getStudentHistory', {
          query: { studentId: id },
        });
        const ids = data.courses_history.map((course) => course.id).join();
        expect(ids === [made[1], made[0], made[2]].join(), `the contracts are ${ids}`);
        expectFields(data.courses_history[1], {
          course_status_id: 3,
          'course_details.start_date': '2026-01-05',
          'course_details.end_date': '2026-02-05',
          'courses_has_materials_requests.title': material.data.title,
        });
      },
    },
  },
} satisfies Cases;
