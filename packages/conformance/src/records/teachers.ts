import type { Teacher, TeacherList } from '@portal/api-client/openapi';
import { lookup, twoOf } from '../facts.ts';
import { bodyOf, field, type SentField } from '../fields.ts';
import { expect, type TestContext } from '../TestContext.ts';

function teacherInput(context: TestContext) {
  return {
    name: 'Noémie',
    lastName: context.newName(),
    email: context.newEmail(),
    phone: '5145550188',
    mobile: null,
    city: 'Laval',
    car: 1,
    nda: 0,
    otherRate: null,
  };
}

/** The body that creates a teacher with a language and a rate. */
export async function teacherBody(context: TestContext) {
  return {
    teacher: teacherInput(context),
    teacherHasLanguages: [{ id: await lookup(context, 'listLanguages') }],
    teacherRates: [{ course_types_id: await lookup(context, 'listCourseTypes'), rate: 41.5 }],
  };
}

/** Creates a teacher with a language and a rate. */
export async function newTeacher(context: TestContext): Promise<Teacher> {
  const body = await teacherBody(context);
  return (await context.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body })).data;
}

/** Creates a teacher and archives it. */
export async function archivedTeacher(context: TestContext): Promise<number> {
  const { id } = await newTeacher(context);
  await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status: 0 } });
  return id;
}

/** Reads a teacher by id. */
export async function readTeacher(context: TestContext, id: number): Promise<Teacher> {
  const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: { id } });
  const [teacher] = data;
  expect(teacher !== undefined && data.length === 1, `teacher ${id} is read as ${data.length} rows`);
  return teacher;
}

/** Every field of a teacher, with one of two distinct values. */
export async function teacherFields(context: TestContext, which: 0 | 1): Promise<SentField[]> {
  const languages = await twoOf(context, 'listLanguages');
  const type = (await twoOf(context, 'listCourseTypes'))[which];
  return [
    field('teacher.name', `Noémie ${which}`, 'name'),
    field('teacher.lastName', context.newName(), 'last_name'),
    field('teacher.email', context.newEmail(), 'email', 'users_id.email'),
    field('teacher.phone', `514555030${which}`, 'phone'),
    field('teacher.mobile', `438555040${which}`, 'mobile'),
    field('teacher.city', `Lévis ${which}`, 'city'),
    field('teacher.car', which === 0 ? 1 : 0, 'car'),
    field('teacher.nda', which, 'nda'),
    field('teacher.otherRate', `Déplacement ${which}`, 'otherRate', 'other_rate'),
    {
      sent: 'teacherHasLanguages',
      value: [{ id: languages[which] }],
      read: ['teacher_has_languages.id', 'teacher_has_languages'],
      as: languages[which],
    },
    field('teacherRates', [{ course_types_id: type, rate: 41.5 + which }], 'teacher_rates'),
  ];
}

/** Creates a teacher with a value in every field. */
export async function createTeacher(context: TestContext): Promise<Teacher> {
  const body = bodyOf(await teacherFields(context, 0));
  return (await context.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body })).data;
}
