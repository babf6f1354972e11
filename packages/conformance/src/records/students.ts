import type { Student, StudentList } from '@portal/api-client/treaty';
import { twoOf } from '../facts.ts';
import { bodyOf, field, type SentField } from '../fields.ts';
import { expect, type World } from '../World.ts';

/** Returns the suite's student, the same one each time. */
export function newStudent(world: World): Promise<Student> {
  return world.find('a student of its own', () => createStudent(world));
}

/** Creates a student with a name, an address and a city. */
export async function createStudent(world: World): Promise<Student> {
  const body = { student: studentInput(world), studentInformationCourse: [] };
  return (await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}

/** Returns a student with a new name, in the form of the create call. */
export const studentInput = (world: World) => ({
  name: 'Inès',
  lastName: world.newName(),
  email: world.newEmail(),
  phone: null,
  city: 'Laval',
});

/** Reads a student. Reads twice, since the first read by an administrator removes the star. */
export async function readStudent(world: World, id: number): Promise<Student> {
  const query = { id };
  await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const [student] = data;
  expect(student !== undefined && data.length === 1, `student ${id} is read as ${data.length} rows`);
  return student;
}

/** Every field of a student, with one of two distinct values. */
export async function studentFields(world: World, which: 0 | 1): Promise<SentField[]> {
  const company = (await twoOf(world, 'listCompanies'))[which];
  return [
    field('student.name', `Anaïs ${which}`, 'name'),
    field('student.lastName', world.newName(), 'last_name'),
    field('student.email', world.newEmail(), 'email'),
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
export async function createDetailedStudent(world: World, more: object = {}): Promise<Student> {
  const body = bodyOf(await studentFields(world, 0), { studentInformationCourse: [], ...more });
  return (await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}
