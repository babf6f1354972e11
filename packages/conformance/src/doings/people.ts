import type {
  AttendanceList,
  CourseList,
  NamedList,
  PersonNameList,
  Student,
  StudentHistory,
  StudentList,
  StudentLoginAnswer,
  StudentNeeds,
  Teacher,
  TeacherList,
  User,
  UserList,
} from '@portal/api-client/treaty';
import { type ImportColumn, studentImportColumns, teacherImportColumns } from '@portal/domain';
import { createCourse } from '../cases/courses.ts';
import { newTeacherOf, taughtEnrolment } from '../cases/people.ts';
import { importSheet } from '../cases/uploads.ts';
import { many, otherTeacher, twoOf } from '../facts.ts';
import {
  bodyOf,
  expectFields,
  expectOnlyChanged,
  field,
  keepsAll,
  keepsEach,
  type SentField,
} from '../fields.ts';
import { expect, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

/** Reads a student. Reads twice, since the first read by an administrator removes the star. */
export async function readStudent(world: World, id: number): Promise<Student> {
  const query = { id };
  await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
  const [student] = data;
  expect(student !== undefined && data.length === 1, `student ${id} is read as ${data.length} rows`);
  return student;
}

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

/** What a student wants in one language: as sent by the form, and where the record shows it. */
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

export async function createStudent(world: World, more: object = {}): Promise<Student> {
  const body = bodyOf(await studentFields(world, 0), { studentInformationCourse: [], ...more });
  return (await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}

export async function readTeacher(world: World, id: number): Promise<Teacher> {
  const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: { id } });
  const [teacher] = data;
  expect(teacher !== undefined && data.length === 1, `teacher ${id} is read as ${data.length} rows`);
  return teacher;
}

export async function teacherFields(world: World, which: 0 | 1): Promise<SentField[]> {
  const languages = await twoOf(world, 'listLanguages');
  const type = (await twoOf(world, 'listCourseTypes'))[which];
  return [
    field('teacher.name', `Noémie ${which}`, 'name'),
    field('teacher.lastName', world.newName(), 'last_name'),
    field('teacher.email', world.newEmail(), 'email', 'users_id.email'),
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

export async function createTeacher(world: World): Promise<Teacher> {
  const body = bodyOf(await teacherFields(world, 0));
  return (await world.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body })).data;
}

export async function readUser(world: World, id: number): Promise<User | undefined> {
  const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  return data.find((user) => user.id === id);
}

export const userFields = (world: World, which: 0 | 1): SentField[] => [
  field('name', `Chloé ${which}`),
  field('lastName', world.newName(), 'last_name'),
  field('email', world.newEmail(), 'users_id.email'),
  field('phone', `514555050${which}`),
];

export async function createUser(world: World, role = 'ROLE_ADMIN'): Promise<User> {
  const body = bodyOf(userFields(world, 0), { role, status: 0 });
  return (await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body })).data;
}

const linkOpens = async (world: World, token: string | null | undefined) => {
  const answer = await world.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
    body: { token_login: token ?? world.mark },
  });
  return answer.error !== true;
};

/** The options with this student name. */
const optionsOf = async (world: World, studentName: string) =>
  (await world.call<PersonNameList>('ROLE_ADMIN', 'listStudentOptions', { query: { ...many, studentName } }))
    .data;

/** A new contract with a new student. */
async function enrolledNewcomer(world: World): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(world);
  const { id: studentId } = await createStudent(world);
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  return { courseId, studentId };
}

async function membersOf(world: World, courseId: number): Promise<number[]> {
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  return (data[0]?.student_has_course ?? []).map(({ student_id: id }) => id).toSorted((a, b) => a - b);
}

/** Imports a sheet with one person, then reads that person field by field. */
async function importOne(
  world: World,
  noun: 'Students' | 'Teachers',
  columns: readonly ImportColumn[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const bad = { ...values, name: 'Ligne', lastName: world.newName(), email: '' };
  const form = { file: importSheet(columns, [bad, values]) };
  await world.call('ROLE_ADMIN', `import${noun}`, { form });
}

/** Checks of what students, teachers and users store. */
export const peopleDoings: Doings = {
  createStudent: {
    'keeps every field that was sent': async (world) => {
      let id = 0;
      await keepsAll(
        await studentFields(world, 0),
        async (body) => {
          const { data } = await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body });
          ({ id } = data);
          return data;
        },
        () => readStudent(world, id),
        { studentInformationCourse: [] },
      );
    },
    'keeps needs and level': async (world) => {
      const [languageId] = await twoOf(world, 'listLanguages');
      const [courseTypeId] = await twoOf(world, 'listCourseTypes');
      const studentNeeds = { numberHours: 37.5, session: 'winter', typeWebinar: 'Zoom', courseTypeId };
      const { id } = await createStudent(world, {
        studentInformationCourse: [{ languageId, ...wishes, studentNeeds }],
        studentLevelLanguage: {
          levelLanguage: 'B1',
          lastTest: '2026-03-04',
          testerInitials: 'MB',
          languageId,
        },
      });
      const student = await readStudent(world, id);
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
    'gives a private link that opens, until the student is archived': async (world) => {
      const { id } = await createStudent(world);
      const { token_login: token } = await readStudent(world, id);
      expect(Boolean(token), 'an administrator reads no token of the private link');
      expect(await linkOpens(world, token), 'the link does not open');
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      expect(!(await linkOpens(world, token)), 'the link of an archived student opens');
      expect((await readStudent(world, id)).status === 0, 'archived, the student is not read by id');
    },
  },
  importStudents: {
    'keeps every column of a good line, beside a bad one': async (world) => {
      const [companyId] = await twoOf(world, 'listCompanies');
      const companies = await world.call<NamedList>('ROLE_ADMIN', 'listCompanies', { query: many });
      const company = companies.data.find(({ id }) => id === companyId)?.name ?? '';
      const lastName = world.newName();
      const values = {
        name: 'Thérèse',
        lastName,
        email: world.newEmail(),
        phone: '5145550611',
        mobile: '4385550622',
        city: 'Rimouski',
        motherTongue: 'Portugais',
        company,
      };
      await importOne(world, 'Students', studentImportColumns, values);
      const [option] = await optionsOf(world, lastName);
      expect(option !== undefined, 'nobody was imported');
      expectFields(await readStudent(world, option.id), {
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
  },
  importTeachers: {
    'keeps every column of a good line, and names who was imported': async (world) => {
      const languages = await world.call<NamedList>('ROLE_ADMIN', 'listLanguages', { query: many });
      const language = languages.data.at(-1);
      const lastName = world.newName();
      const values = {
        name: 'Benoît',
        lastName,
        email: world.newEmail(),
        phone: '5145550633',
        mobile: '4385550644',
        city: 'Gaspé',
        hasCar: 'oui',
        nda: 'non',
        languages: language?.name ?? '',
        otherRate: 'Repas',
      };
      const form = { file: importSheet(teacherImportColumns, [values]) };
      const answer = await world.call<{ data: { teachersImported?: { last_name: string }[] } }>(
        'ROLE_ADMIN',
        'importTeachers',
        { form },
      );
      const named = answer.data.teachersImported;
      if (named)
        expect(named.map((one) => one.last_name).join() === lastName, 'others are named as imported');
      const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
      const teacher = data.find((one) => one.email === values.email);
      expectFields(teacher, {
        name: 'Benoît',
        last_name: lastName,
        phone: '5145550633',
        mobile: '4385550644',
        city: 'Gaspé',
        car: 1,
        nda: 0,
        otherRate: 'Repas',
        'teacher_has_languages.id': language?.id,
        'users_id.user_details.status': 0,
      });
    },
  },
  listStudents: {
    'marks a new student until somebody has opened it': async (world) => {
      const student = await createStudent(world);
      const listed = async () => {
        const query = { ...many, studentName: student.last_name };
        return (await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query })).data[0]?.star;
      };
      if ((await listed()) === undefined) return;
      expect((await listed()) === 1, 'a new student has no star');
      await readStudent(world, student.id);
      expect((await listed()) === 0, 'the star stays after the student was opened');
    },
    'shows a teacher no private link and no contract of others': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const foreign = await createCourse(world);
      await world.call('ROLE_ADMIN', 'assignStudents', {
        body: { courseId: foreign, studentId: [studentId] },
      });
      for (const query of [{ id: studentId }, { course: courseId }]) {
        const { data } = await world.call<StudentList>('ROLE_TEACHER', 'listStudents', { query });
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
  updateStudent: {
    'keeps each field alone and leaves the others': async (world) => {
      const [languageId] = await twoOf(world, 'listLanguages');
      const studentNeeds = { numberHours: 20, session: 'fall' };
      const { id } = await createStudent(world, {
        studentInformationCourse: [{ languageId, ...wishes, studentNeeds }],
        studentLevelLanguage: {
          levelLanguage: 'B1',
          lastTest: '2026-03-04',
          testerInitials: 'MB',
          languageId,
        },
      });
      const send = (body: object) =>
        world.call('ROLE_ADMIN', 'updateStudent', { body }).then(() => undefined);
      await keepsEach(await studentFields(world, 1), send, () => readStudent(world, id), { student: { id } });
    },
    'clears what is sent as null': async (world) => {
      const { id } = await createStudent(world);
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateStudent', { body });
      const cleared = ['phone', 'mobile', 'city', 'mother_tongue'].map((name) =>
        field(`student.${name}`, null, name),
      );
      await keepsEach(cleared, send, () => readStudent(world, id), { student: { id } });
    },
    'leaves the needs in languages that are not listed': async (world) => {
      const [one, other] = await twoOf(world, 'listLanguages');
      const part = (languageId: number, objective: string) => ({ languageId, objective });
      const { id } = await createStudent(world, {
        studentInformationCourse: [part(one, 'Lire'), part(other, 'Écrire')],
      });
      await world.call('ROLE_ADMIN', 'updateStudent', {
        body: { student: { id }, studentInformationCourse: [part(one, 'Parler')] },
      });
      const found = (await readStudent(world, id)).student_information_course?.map(
        ({ language_id, objective }) => `${language_id} ${objective}`,
      );
      expect(
        found?.toSorted().join() === [`${one} Parler`, `${other} Écrire`].toSorted().join(),
        `the objectives are ${found?.join() ?? 'none'}`,
      );
    },
    'shows the level of the last test, whenever it was saved': async (world) => {
      const [languageId, otherId] = await twoOf(world, 'listLanguages');
      const { id } = await createStudent(world);
      const test = (levelLanguage: string, lastTest: string, language: number) =>
        world.call('ROLE_ADMIN', 'updateStudent', {
          body: {
            student: { id },
            studentLevelLanguage: { levelLanguage, lastTest, testerInitials: 'LV', languageId: language },
          },
        });
      await test('B2', '2026-05-10', languageId);
      await test('A1', '2026-02-01', otherId);
      expectFields(await readStudent(world, id), {
        'student_level_language.level_language': 'B2',
        'student_level_language.last_test': '2026-05-10',
        'student_level_language.tester_initials': 'LV',
        'student_level_language.language.id': languageId,
      });
    },
  },
  updateStudentStatus: {
    'ends the sessions that the link of an archived student opened': async (world) => {
      const { id } = await createStudent(world);
      const { token_login } = await readStudent(world, id);
      const { auth } = await world.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
        body: { token_login: token_login ?? '' },
      });
      const reads = async () => {
        const headers = { Authorization: `Bearer ${auth?.access_token}` };
        const query = { studentId: id };
        return (await world.answer('anonymous', 'listProgressReports', { headers, query })).status;
      };
      expect((await reads()) === 200, 'the session of the link reads nothing');
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      const status = await reads();
      expect(status === 401, `once archived, the session is answered with ${status}`);
    },
    'leaves the rest of the student': async (world) => {
      const { studentId: id } = await enrolledNewcomer(world);
      const before = await readStudent(world, id);
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      expectOnlyChanged(before, await readStudent(world, id), ['status'], 'archived');
    },
  },
  listStudentOptions: {
    'offers active students alone, under their names': async (world) => {
      const { id, name, last_name: lastName } = await createStudent(world);
      const [option, ...others] = await optionsOf(world, lastName);
      expect(others.length === 0, `${lastName} is offered ${others.length + 1} times`);
      expectFields(option, { id, name, last_name: lastName });
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      expect((await optionsOf(world, lastName)).length === 0, 'an archived student is offered');
    },
  },
  listStudentTypes: {
    'has the two kinds under their names': async (world) => {
      const { data } = await world.call<NamedList>('ROLE_ADMIN', 'listStudentTypes');
      const names = data.map(({ id, name }) => `${id} ${name}`).join(', ');
      expect(names === '1 enrolled, 0 not_currently_enrolled', `it has ${names}`);
    },
  },
  listStudentsOfCourse: {
    'shows a member as the list of students does, and keeps the private link from a teacher': async (
      world,
    ) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const query = { course_id: courseId };
      const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
      expect(data.map(({ id }) => id).join() === String(studentId), 'the members are others');
      const { name, last_name: lastName, email } = await readStudent(world, studentId);
      expectFields(data[0], { name, last_name: lastName, email });
      const own = await world.call<StudentList>('ROLE_TEACHER', 'listStudentsOfCourse', { query });
      expect(own.data.length === 1 && !own.data[0]?.token_login, 'a teacher reads the private link');
    },
    'offers no archived student': async (world) => {
      const courseId = await createCourse(world);
      const { id } = await createStudent(world);
      const offered = async () => {
        const query = { course_id: courseId, not_in_course: 1, ...many };
        const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
        return data.some((student) => student.id === id);
      };
      expect(await offered(), 'a student who could join is not listed');
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      expect(!(await offered()), 'an archived student is listed');
    },
  },
  getStudentHistory: {
    'has every contract of the student, the newest first': async (world) => {
      const { id } = await createStudent(world);
      const made: number[] = [];
      const [languages_id] = await twoOf(world, 'listLanguages');
      const material = await world.call<{ data: { id: number; title: string } }>(
        'ROLE_ADMIN',
        'createMaterial',
        {
          body: { title: world.newName(), languages_id, flag: 0 },
        },
      );
      for (const [start_date, end_date, course_status_id] of [
        ['2026-01-05', '2026-02-05', 3],
        ['2026-09-05', '2026-10-05', 2],
        ['2025-01-05', '2025-02-05', 1],
      ] as const) {
        const courseId = await createCourse(world);
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const body = { courseId, materialId: material.data.id, qty: 1, note: 'Un' };
        await world.call('ROLE_ADMIN', 'assignMaterial', { body });
        await world.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: courseId, course_status_id }, course_details: { start_date, end_date } },
        });
        made.push(courseId);
      }
      const { data } = await world.call<{ data: StudentHistory }>('ROLE_ADMIN', 'getStudentHistory', {
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
  getStudentNeeds: {
    'says null where there are none, and keeps languages apart': async (world) => {
      const [languageId, other] = await twoOf(world, 'listLanguages');
      const { id: studentId } = await createStudent(world);
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
  saveStudentNeeds: {
    'keeps each field alone and leaves the others': async (world) => {
      const [languageId] = await twoOf(world, 'listLanguages');
      const types = await twoOf(world, 'listCourseTypes');
      const { id: studentId } = await createStudent(world);
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
  },
  assignStudents: {
    'counts the students on the contract, and the contract on the student': async (world) => {
      const courseId = await createCourse(world);
      const two = [(await createStudent(world)).id, (await createStudent(world)).id];
      await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: two } });
      const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
      const members = data[0]?.student_has_course?.map(({ student_id: id }) => id).toSorted((a, b) => a - b);
      expect(members?.join() === two.join(), `the members are ${members?.join()}`);
      expect(data[0]?.total_students === 2, `total_students is ${data[0]?.total_students}`);
      const courses = (await readStudent(world, two[1] ?? 0)).student_has_courses?.map(({ id }) => id);
      expect(courses?.join() === String(courseId), `the student shows contracts ${courses?.join()}`);
    },
    'adds to those who are in the contract': async (world) => {
      const { courseId, studentId } = await enrolledNewcomer(world);
      const { id } = await createStudent(world);
      await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
      const members = await membersOf(world, courseId);
      expect(
        members.join() === [studentId, id].toSorted((a, b) => a - b).join(),
        `the members are ${members.join()}`,
      );
    },
    'refuses an archived student': async (world) => {
      const courseId = await createCourse(world);
      const { id } = await createStudent(world);
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
      const { status } = await world.answer('ROLE_ADMIN', 'assignStudents', {
        body: { courseId, studentId: [id] },
      });
      expect(status >= 400 && status < 500, `it answers ${status}`);
    },
  },
  unassignStudents: {
    'takes out everybody whom it names, and keeps their absences': async (world) => {
      const { courseId, studentId } = await enrolledNewcomer(world);
      const { id } = await createStudent(world);
      await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
      const lesson = {
        courses_id: courseId,
        date_class: '2026-10-05',
        absent_student_ids: [studentId],
        total_hours: 60,
      };
      await world.call('ROLE_ADMIN', 'addAttendance', { body: lesson });
      await world.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [studentId, id] } });
      const left = await membersOf(world, courseId);
      expect(left.length === 0, `${left.join()} are still in it`);
      const { data } = await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', {
        query: { courseId },
      });
      expectFields(data[0]?.attendances, { student_id: studentId });
    },
    'takes out whom it names and leaves the others': async (world) => {
      const courseId = await createCourse(world);
      const [leaves, stays] = [(await createStudent(world)).id, (await createStudent(world)).id];
      await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [leaves, stays] } });
      await world.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [leaves] } });
      const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
      const members = data[0]?.student_has_course?.map(({ student_id: id }) => id);
      expect(members?.join() === String(stays), `the members are ${members?.join()}`);
    },
  },
  createTeacher: {
    'keeps every field that was sent': async (world) => {
      let id = 0;
      await keepsAll(
        await teacherFields(world, 0),
        async (body) => {
          const { data } = await world.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body });
          ({ id } = data);
          return data;
        },
        () => readTeacher(world, id),
      );
      const teacher = await readTeacher(world, id);
      expectFields(teacher, { 'users_id.user_details.status': 0, 'users_id.login_date': null });
      const user = await readUser(world, teacher.users_id?.id ?? 0);
      expectFields(user, { role: 'ROLE_TEACHER', status: 0, last_name: teacher.last_name }, 'its user: ');
    },
    'says "Email duplicated"': async (world) => {
      const { email } = await createTeacher(world);
      const body = bodyOf(await teacherFields(world, 1));
      Object.assign(body.teacher as object, { email });
      const answer = await world.answer<{ message: string }>('ROLE_ADMIN', 'createTeacher', { body });
      expect(
        answer.status === 409 && answer.body.message === 'Email duplicated',
        `it says "${answer.body.message}"`,
      );
    },
  },
  updateTeacher: {
    'keeps each field alone and leaves the others': async (world) => {
      const { id } = await createTeacher(world);
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateTeacher', { body });
      await keepsEach(await teacherFields(world, 1), send, () => readTeacher(world, id), { teacher: { id } });
    },
    'changes the name of the user behind it': async (world) => {
      const teacher = await createTeacher(world);
      const lastName = world.newName();
      await world.call('ROLE_ADMIN', 'updateTeacher', { body: { teacher: { id: teacher.id, lastName } } });
      expectFields(await readUser(world, teacher.users_id?.id ?? 0), { last_name: lastName });
    },
  },
  listTeachers: {
    'goes by orderBy when sort says otherwise': async (world) => {
      const read = async (query: object) => {
        const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { ...many, ...query },
        });
        return data.map(({ id }) => id).join();
      };
      const both = await read({ orderBy: 'last_name', sort: 'id', orderDirection: 'DESC' });
      expect(both === (await read({ orderBy: 'last_name', orderDirection: 'DESC' })), 'it goes by sort');
    },
  },
  updateTeacherStatus: {
    'leaves the rest of the teacher': async (world) => {
      const { id } = await createTeacher(world);
      const before = await readTeacher(world, id);
      const paths = ['users_id.user_details.status', 'user_status'];
      for (const status of [1, 0]) {
        await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
        expectOnlyChanged(before, await readTeacher(world, id), paths, `with status ${status}`);
      }
    },
    'archives the teacher and the user, and brings both back': async (world) => {
      const { id } = await createTeacher(world);
      for (const status of [1, 0, 1]) {
        await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
        const teacher = await readTeacher(world, id);
        expectFields(teacher, { 'users_id.user_details.status': status }, `with ${status}, `);
        expect(
          (teacher.user_status === 0) === (status === 0),
          `with ${status} user_status is ${teacher.user_status}`,
        );
      }
    },
  },
  inviteTeacher: {
    'keeps the day of the invitation and leaves the status': async (world) => {
      const { id } = await createTeacher(world);
      const before = await readTeacher(world, id);
      await world.call('ROLE_ADMIN', 'inviteTeacher', { body: { id } });
      const after = await readTeacher(world, id);
      expect(after.users_id?.email_date !== null, 'there is no email_date');
      expectOnlyChanged(before, after, ['users_id.email_date'], 'invited');
    },
  },
  assignTeacher: {
    'shows the contract on the teacher': async (world) => {
      const courseId = await createCourse(world);
      const { id: teacherId } = await createTeacher(world);
      await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
      const courses = (await readTeacher(world, teacherId)).teacher_has_courses.map(({ id }) => id);
      expect(courses.join() === String(courseId), `the teacher shows contracts ${courses.join()}`);
    },
  },
  changeTeacher: {
    'keeps who taught before, with the reason and the hours': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const query = { courseId };
      const before = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
      const { id: teacherId } = await otherTeacher(world);
      const body = { courseId, teacherId, removeMotive: 'Congé parental', hoursDone: 7.5 };
      await world.call('ROLE_ADMIN', 'changeTeacher', { body });
      const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
      expectFields(data[0], { 'current_teacher.teacher.id': teacherId });
      // Optional for a backend.
      if (data[0]?.previous_teachers === undefined) return;
      expectFields(data[0].previous_teachers, {
        'teacher.id': before.data[0]?.current_teacher?.teacher.id,
        hours_done: 7.5,
        remove_motive: 'Congé parental',
      });
    },
  },
  createUser: {
    'keeps every field that was sent': async (world) => {
      let id = 0;
      await keepsAll(
        [...userFields(world, 0), field('role', 'ROLE_ADMIN'), field('status', 0)],
        async (body) => {
          const { data } = await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
          ({ id } = data);
          return data;
        },
        () => readUser(world, id),
      );
      expectFields(await readUser(world, id), { login_date: null, email_date: null });
    },
    'says "Email duplicated"': async (world) => {
      const user = await createUser(world);
      const body = bodyOf(userFields(world, 1), {
        role: 'ROLE_ADMIN',
        status: 0,
        email: user.users_id.email,
      });
      const answer = await world.answer<{ message: string }>('ROLE_ADMIN', 'createUser', {
        body: { ...body, email: user.users_id.email },
      });
      expect(
        answer.status === 409 && answer.body.message === 'Email duplicated',
        `it says "${answer.body.message}"`,
      );
    },
    'brings a teacher along for ROLE_TEACHER': async (world) => {
      const { id } = await createUser(world, 'ROLE_TEACHER');
      const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
      expect(
        data.some(({ users_id: account }) => account?.id === id),
        'there is no teacher for the user',
      );
    },
  },
  updateUser: {
    'keeps each field alone and leaves the others': async (world) => {
      const { id } = await createUser(world);
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateUser', { body });
      const fields = [
        field('status', 1),
        ...userFields(world, 1),
        field('status', 0),
        field('role', 'ROLE_TEACHER'),
      ];
      await keepsEach(fields, send, () => readUser(world, id), { id });
    },
    'archives and restores the teacher behind the user': async (world) => {
      const { teacherId, userId: id } = await newTeacherOf(world);
      const statuses: unknown[] = [];
      for (const status of [1, 0, 1]) {
        await world.call('ROLE_ADMIN', 'updateUser', { body: { id, status } });
        const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { id: teacherId },
        });
        statuses.push(data[0]?.user_status);
      }
      // Nobody has set a password for the teacher.
      expect(JSON.stringify(statuses) === '[null,0,null]', `user_status is ${statuses.join()}`);
    },
  },
  deleteUser: {
    'takes the user out of the list': async (world) => {
      const { id } = await createUser(world);
      await world.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
      expect((await readUser(world, id)) === undefined, 'the user is still listed');
    },
  },
  inviteUser: {
    'keeps the day of the invitation and leaves the status': async (world) => {
      const { id } = await createUser(world);
      const before = await readUser(world, id);
      await world.call('ROLE_ADMIN', 'inviteUser', { body: { id } });
      const after = await readUser(world, id);
      expect(after?.email_date !== null, 'there is no email_date');
      expectOnlyChanged(before, after, ['email_date'], 'invited');
    },
  },
};
