import type { StudentNeeds } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf, foreignEnrolment, lookup, ownTeacherId, readCourse, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import type { Role } from '../openapi.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { createDetailedStudent, createStudent, newStudent, wishes } from '../records/students.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns a student, and the language of a contract that the role may read. */
const needsOf = async (context: TestContext, role: Role) => {
  const { courseId, studentId } = await enrolmentOf(context, role);
  const { languages_id } = await readCourse(context, courseId);
  return { languageId: languages_id ?? (await lookup(context, 'listLanguages')), studentId };
};

export const studentNeeds = {
  getStudentNeeds: {
    rows: ['API-098'],
    good: async (context, role) => ({ query: await needsOf(context, role) }),
    unknown: async (context) => ({
      query: { ...(await needsOf(context, 'ROLE_ADMIN')), studentId: unknownId },
    }),
    foreign: async (context, role) => ({
      query: {
        ...(await needsOf(context, role)),
        studentId: (await foreignEnrolment(context, role)).studentId,
      },
    }),
    refuses: {
      'a teacher the needs in a language that the teacher does not teach the student': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (context) => {
          // A new student, so that there is no other enrolment.
          const { courseId, studentId } = await enrolledNewcomer(context);
          const teacherId = await ownTeacherId(context);
          await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
          const { languages_id } = await readCourse(context, courseId);
          const languages = await twoOf(context, 'listLanguages');
          return { query: { studentId, languageId: languages.find((id) => id !== languages_id) } };
        },
      },
    },
    does: {
      'says null where there are none, and keeps languages apart': async (context) => {
        const [languageId, other] = await twoOf(context, 'listLanguages');
        const { id: studentId } = await createDetailedStudent(context);
        const read = async (language: number) =>
          (
            await context.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
              query: { studentId, languageId: language },
            })
          ).data;
        expect((await read(languageId)) === null, 'there are needs before any were saved');
        await context.call('ROLE_ADMIN', 'saveStudentNeeds', {
          body: { studentId, languageId, number_hours: 12 },
        });
        const needs = await read(languageId);
        expect(needs?.number_hours === 12, 'the needs are others');
        if (needs.language_id !== undefined) expectFields(needs, { language_id: languageId });
        if (needs.student_id !== undefined) expectFields(needs, { student_id: studentId });
        expect((await read(other)) === null, 'the needs show in another language');
      },
    },
  },
  saveStudentNeeds: {
    rows: ['API-097'],
    good: async (context) => ({
      body: {
        studentId: (await newStudent(context)).id,
        languageId: await lookup(context, 'listLanguages'),
        number_hours: 30,
        session: 'fall',
        type_webinar: null,
        course_types_id: null,
        information_course: { objective: 'Animer une réunion' },
      },
    }),
    unknown: async (context) => ({
      body: { studentId: unknownId, languageId: await lookup(context, 'listLanguages') },
    }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        field: 'languageId',
        request: async (context) => ({
          body: { studentId: (await newStudent(context)).id, languageId: unknownId },
        }),
      },
      'a course type that does not exist': {
        status: 400,
        field: 'course_types_id',
        request: async (context) => ({
          body: {
            studentId: (await newStudent(context)).id,
            languageId: await lookup(context, 'listLanguages'),
            course_types_id: unknownId,
          },
        }),
      },
    },
    does: {
      'keeps them, and what is left out of a second save': async (context) => {
        const ids = {
          studentId: (await createStudent(context)).id,
          languageId: await lookup(context, 'listLanguages'),
        };
        await context.call('ROLE_ADMIN', 'saveStudentNeeds', {
          body: { ...ids, number_hours: 30, session: 'fall' },
        });
        await context.call('ROLE_ADMIN', 'saveStudentNeeds', { body: { ...ids, number_hours: 45 } });
        const { data } = await context.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
          query: ids,
        });
        expect(data?.number_hours === 45, `number_hours is ${data?.number_hours}`);
        expect(data.session === 'fall', `session is ${data.session}`);
      },
      'keeps each field alone and leaves the others': async (context) => {
        const [languageId] = await twoOf(context, 'listLanguages');
        const types = await twoOf(context, 'listCourseTypes');
        const { id: studentId } = await createDetailedStudent(context);
        const base = { studentId, languageId };
        const send = (body: object) => context.call('ROLE_ADMIN', 'saveStudentNeeds', { body });
        const read = async () =>
          (
            await context.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
              query: { studentId, languageId },
            })
          ).data;
        const fields = (which: 0 | 1) => [
          field('number_hours', 30.5 + which),
          field('session', which === 0 ? 'fall' : 'spring'),
          field('type_webinar', which === 0 ? 'Zoom' : 'Skype'),
          field('course_types_id', types[which]),
          ...Object.entries(wishes).map(([name, text]) =>
            field(`information_course.${name}`, which === 0 ? text : `${text} 2`),
          ),
        ];
        await keepsAll(fields(0), (body) => send(body).then(() => undefined), read, base);
        await keepsEach(fields(1), send, read, base);
      },
      'leaves the needs in another language': async (context) => {
        const [languageId, otherId] = await twoOf(context, 'listLanguages');
        const studentId = (await createDetailedStudent(context)).id;
        const save = (id: number, number_hours: number, objective: string) => {
          const body = { studentId, languageId: id, number_hours, information_course: { objective } };
          return context.call('ROLE_ADMIN', 'saveStudentNeeds', { body });
        };
        const read = async () => {
          const query = { studentId, languageId: otherId };
          return (
            await context.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query })
          ).data;
        };
        await save(otherId, 12, 'Lire');
        const before = await read();
        await save(languageId, 34, 'Parler');
        expectOnlyChanged(before, await read(), [], 'with those in one language, those in another');
      },
      [longTexts]: async (context) => {
        const [languageId] = await twoOf(context, 'listLanguages');
        const studentId = (await createDetailedStudent(context)).id;
        const texts = Object.keys(wishes).map((name) => field(`information_course.${name}`, 'x'));
        const query = { studentId, languageId };
        await keepsAll(
          longest(context, 'saveStudentNeeds', [...texts, field('type_webinar', 'x')]),
          (body) => context.call('ROLE_ADMIN', 'saveStudentNeeds', { body }).then(() => undefined),
          async () =>
            (await context.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query }))
              .data,
          query,
        );
      },
    },
  },
} satisfies Cases;
