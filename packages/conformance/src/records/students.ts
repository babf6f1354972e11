import type { Student, StudentList } from '@portal/api-client/openapi';
import { twoOf } from '../facts.ts';
import { bodyOf, field, type SentField } from '../fields.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns the suite's student, the same one each time. */
export function newStudent(context: TestContext): Promise<Student> {
  return context.find('a student of its own', () => createStudent(context));
}

/** Creates a student with a name, an address and a city. */
export async function createStudent(context: TestContext): Promise<Student> {
  const body = { student: studentInput(context), studentInformationCourse: [] };
  return (await context.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}

/** Returns a student with a new name, in the form of the create call. */
export const studentInput = (context: TestContext) => ({
  name: 'Inès',
  lastName: context.newName(),
  email: context.newEmail(),
  phone: null,
  city: 'Laval',
});

/** Reads a student. Reads twice, since the first read by an administrator removes the star. */
export async function readStudent(context: TestContext, id: number): Promise<Student> {
  const query = { id };
  await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const [student] = data;
  expect(student !== undefined && data.length === 1, `student ${id} is read as ${data.length} rows`);
  return student;
}

/** Every field of a student, with one of two distinct values. */
export async function studentFields(context: TestContext, which: 0 | 1): Promise<SentField[]> {
  const company = (await twoOf(context, 'listCompanies'))[which];
  return [
    field('student.name', `Anaïs ${which}`, 'name'),
    field('student.lastName', context.newName(), 'last_name'),
    field('student.email', context.newEmail(), 'email'),
    field('student.phone', `514555010${which}`, 'phone'),
    field('student.mobile', `438555020${which}`, 'mobile'),
    field('student.city', `Gatineau ${which}`, 'city'),
    field('student.mother_tongue', `Vietnamien ${which}`, 'mother_tongue'),
    field('student.companyId', company, 'company.id', 'company'),
  ];
}

/** The wishes of a student for one language: fields as the form sends them, and where the record shows them. */
export const wishes = {
  conversation: 'Daily',
  listening: 'Weekly',
  writing: 'Monthly',
  reading: 'Once per year',
  objective: 'Animer une réunion',
  location: 'Près de la fenêtre',
  availability: 'Mardi midi',
  motivation: 'En parlant',
};

/** Creates a student with a value in every field, and with `more` in the body. */
export async function createDetailedStudent(context: TestContext, more: object = {}): Promise<Student> {
  const body = bodyOf(await studentFields(context, 0), { studentInformationCourse: [], ...more });
  return (await context.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}
