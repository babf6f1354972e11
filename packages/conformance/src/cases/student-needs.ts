import type { StudentNeeds } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf, foreignEnrolment, lookup, ownTeacherId, readCourse, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { createDetailedStudent, createStudent, newStudent, wishes } from '../records/students.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';

/** Returns a student, and the language of a contract that the role may read. */
const needsOf = async (world: World, role: Role) => {
  const { courseId, studentId } = await enrolmentOf(world, role);
  const { languages_id } = await readCourse(world, courseId);
  return { languageId: languages_id ?? (await lookup(world, 'listLanguages')), studentId };
};

export const studentNeeds = {
  getStudentNeeds: {
    rows: ['API-098'],
    good: async (world, role) => ({ query: await needsOf(world, role) }),
    unknown: async (world) => ({ query: { ...(await needsOf(world, 'ROLE_ADMIN')), studentId: unknownId } }),
    foreign: async (world, role) => ({
      query: { ...(await needsOf(world, role)), studentId: (await foreignEnrolment(world, role)).studentId },
    }),
    refuses: {
      'a teacher the needs in a language that the teacher does not teach the student': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (world) => {
          // A new student, so that there is no other enrolment.
          const { courseId, studentId } = await enrolledNewcomer(world);
          const teacherId = await ownTeacherId(world);
          await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
          const { languages_id } = await readCourse(world, courseId);
          const languages = await twoOf(world, 'listLanguages');
          return { query: { studentId, languageId: languages.find((id) => id !== languages_id) } };
        },
      },
    },
    does: {
      'says null where there are none, and keeps languages apart': async (world) => {
        const [languageId, other] = await twoOf(world, 'listLanguages');
        const { id: studentId } = await createDetailedStudent(world);
        const read = async (language: number) =>
          (
            await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
              query: { studentId, languageId: language },
            })
          ).data;
        expect((await read(languageId)) === null, 'there are needs before any were saved');
        await world.call('ROLE_ADMIN', 'saveStudentNeeds', {
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
    good: async (world) => ({
      body: {
        studentId: (await newStudent(world)).id,
        languageId: await lookup(world, 'listLanguages'),
        number_hours: 30,
        session: 'fall',
        type_webinar: null,
        course_types_id: null,
        information_course: { objective: 'Animer une réunion' },
      },
    }),
    unknown: async (world) => ({
      body: { studentId: unknownId, languageId: await lookup(world, 'listLanguages') },
    }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        field: 'languageId',
        request: async (world) => ({
          body: { studentId: (await newStudent(world)).id, languageId: unknownId },
        }),
      },
      'a course type that does not exist': {
        status: 400,
        field: 'course_types_id',
        request: async (world) => ({
          body: {
            studentId: (await newStudent(world)).id,
            languageId: await lookup(world, 'listLanguages'),
            course_types_id: unknownId,
          },
        }),
      },
    },
    does: {
      'keeps them, and what is left out of a second save': async (world) => {
        const ids = {
          studentId: (await createStudent(world)).id,
          languageId: await lookup(world, 'listLanguages'),
        };
        await world.call('ROLE_ADMIN', 'saveStudentNeeds', {
          body: { ...ids, number_hours: 30, session: 'fall' },
        });
        await world.call('ROLE_ADMIN', 'saveStudentNeeds', { body: { ...ids, number_hours: 45 } });
        const { data } = await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
          query: ids,
        });
        expect(data?.number_hours === 45, `number_hours is ${data?.number_hours}`);
        expect(data.session === 'fall', `session is ${data.session}`);
      },
      'keeps each field alone and leaves the others': async (world) => {
        const [languageId] = await twoOf(world, 'listLanguages');
        const types = await twoOf(world, 'listCourseTypes');
        const { id: studentId } = await createDetailedStudent(world);
        const base = { studentId, languageId };
        const send = (body: object) => world.call('ROLE_ADMIN', 'saveStudentNeeds', { body });
        const read = async () =>
          (
            await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', {
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
      'leaves the needs in another language': async (world) => {
        const [languageId, otherId] = await twoOf(world, 'listLanguages');
        const studentId = (await createDetailedStudent(world)).id;
        const save = (id: number, number_hours: number, objective: string) => {
          const body = { studentId, languageId: id, number_hours, information_course: { objective } };
          return world.call('ROLE_ADMIN', 'saveStudentNeeds', { body });
        };
        const read = async () => {
          const query = { studentId, languageId: otherId };
          return (await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query }))
            .data;
        };
        await save(otherId, 12, 'Lire');
        const before = await read();
        await save(languageId, 34, 'Parler');
        expectOnlyChanged(before, await read(), [], 'with those in one language, those in another');
      },
      [longTexts]: async (world) => {
        const [languageId] = await twoOf(world, 'listLanguages');
        const studentId = (await createDetailedStudent(world)).id;
        const texts = Object.keys(wishes).map((name) => field(`information_course.${name}`, 'x'));
        const query = { studentId, languageId };
        await keepsAll(
          longest(world, 'saveStudentNeeds', [...texts, field('type_webinar', 'x')]),
          (body) => world.call('ROLE_ADMIN', 'saveStudentNeeds', { body }).then(() => undefined),
          async () =>
            (await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query }))
              .data,
          query,
        );
      },
    },
  },
} satisfies Cases;
