import type {
  CourseList,
  PersonNameList,
  Student,
  StudentHistory,
  StudentList,
  StudentNeeds,
  Teacher,
  TeacherList,
  User,
} from '@portal/api-client/treaty';
import { type Case, type Cases, unknownId } from '../Case.ts';
import {
  courseOf,
  enrolmentOf,
  foreignCourse,
  foreignEnrolment,
  fullestCourse,
  lookup,
  otherTeacher,
  ownTeacherId,
  takenEmail,
} from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import { createCourse, newCourse, refusedWhenArchived } from './courses.ts';
import { studentImport, teacherImport } from './uploads.ts';

/** Checks whether an address is free, among students or among users. */
export function emailCheck(operationId: string, taken: (world: World) => string | Promise<string>): Case {
  return {
    onlyReads: true,
    good: (world) => ({ body: { email: world.newEmail() } }),
    refuses: {
      'an address that is taken, whatever its capitals and the spaces around it': {
        status: 409,
        request: async (world) => ({ body: { email: ` ${(await taken(world)).toUpperCase()} ` } }),
      },
    },
    does: {
      'says that a free address is available': async (world) => {
        const body = { email: world.newEmail() };
        const { message } = await world.call<{ message: string }>('ROLE_ADMIN', operationId, { body });
        expect(message === 'Email available', `it says "${message}"`);
      },
      'says "Email duplicated"': async (world) => {
        const { body } = await world.answer<{ message: string }>('ROLE_ADMIN', operationId, {
          body: { email: await taken(world) },
        });
        expect(body.message === 'Email duplicated', `it says "${body.message}"`);
      },
    },
  };
}

function newStudent(world: World): Promise<Student> {
  return world.find('a student of its own', () => createStudent(world));
}

/** Creates a student for the suite, who may be changed. */
export async function createStudent(world: World): Promise<Student> {
  const body = { student: studentInput(world), studentInformationCourse: [] };
  return (await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body })).data;
}

/** A request that saves a level of a new student. */
async function withLevel(world: World, levelLanguage: string, lastTest: string) {
  const languageId = await lookup(world, 'listLanguages');
  return {
    student: { id: (await createStudent(world)).id },
    studentLevelLanguage: { levelLanguage, lastTest, testerInitials: 'MB', languageId },
  };
}

const studentInput = (world: World) => ({
  name: 'Inès',
  lastName: world.newName(),
  email: world.newEmail(),
  phone: null,
  city: 'Laval',
});

async function readStudent(world: World, id: number): Promise<Student> {
  const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query: { id } });
  const [student] = data;
  expect(student !== undefined, `student ${id} is not found by the id`);
  return student;
}

/** The email of a student, which is therefore not free. */
function studentsEmail(world: World): Promise<string> {
  return world.find('a student with an email', async () => {
    const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', {
      query: { resourcesPerPage: 500 },
    });
    return data.find(({ email }) => email !== null)?.email;
  });
}

async function isIn(world: World, courseId: number, studentId: number): Promise<boolean> {
  const query = { course_id: courseId, resourcesPerPage: 2000 };
  const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
  return data.some(({ id }) => id === studentId);
}

const needsOf = async (world: World, role: Role) => ({
  languageId: await lookup(world, 'listLanguages'),
  studentId: (await enrolmentOf(world, role)).studentId,
});

export const students: Cases = {
  importStudents: studentImport,
  listStudents: {
    good: () => ({}),
    foreign: 'left out',
    refuses: {
      'an order by a field that no row has': {
        status: 400,
        request: () => ({ query: { orderBy: 'no_such_field' } }),
      },
    },
    does: {
      'leaves the students of others out for a teacher': async (world) => {
        const { studentId } = await foreignEnrolment(world, 'ROLE_TEACHER');
        const query = { resourcesPerPage: 20_000 };
        const { data } = await world.call<StudentList>('ROLE_TEACHER', 'listStudents', { query });
        expect(!data.some(({ id }) => id === studentId), `student ${studentId} is in the list`);
      },
      'keeps the private links from a teacher': async (world) => {
        const { data } = await world.call<StudentList>('ROLE_TEACHER', 'listStudents');
        expect(!data.some(({ token_login: token }) => token), 'there is a token_login');
      },
      'finds by name without accents and capitals': async (world) => {
        const { studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        const { name, last_name: lastName } = await readStudent(world, studentId);
        const plain = `${name} ${lastName}`
          .normalize('NFD')
          .replaceAll(/\p{Diacritic}/gu, '')
          .toUpperCase();
        const query = { studentName: plain, resourcesPerPage: 20_000 };
        const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        expect(
          data.some(({ id }) => id === studentId),
          `"${plain}" does not find ${name} ${lastName}`,
        );
      },
    },
  },
  listStudentOptions: {
    good: () => ({}),
    does: {
      'narrows by name': async (world) => {
        const { studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        const { last_name: studentName } = await readStudent(world, studentId);
        const query = { studentName, resourcesPerPage: 20_000 };
        const { data } = await world.call<PersonNameList>('ROLE_ADMIN', 'listStudentOptions', { query });
        expect(
          data.some(({ id }) => id === studentId),
          `"${studentName}" does not find its student`,
        );
      },
    },
  },
  listStudentTypes: { good: () => ({}) },
  verifyStudentEmail: emailCheck('verifyStudentEmail', studentsEmail),
  createStudent: {
    adds: ['listStudents'],
    good: async (world) => ({
      body: {
        student: studentInput(world),
        studentInformationCourse: [
          {
            languageId: await lookup(world, 'listLanguages'),
            objective: 'Animer une réunion',
            studentNeeds: { numberHours: 30, session: 'fall', typeWebinar: null, courseTypeId: null },
          },
        ],
      },
    }),
    refuses: {
      'an email that another student has': {
        status: 409,
        request: async (world) => ({
          body: {
            student: { ...studentInput(world), email: await studentsEmail(world) },
            studentInformationCourse: [],
          },
        }),
      },
    },
    does: {
      'keeps what was sent': async (world) => {
        const student = studentInput(world);
        const body = { student, studentInformationCourse: [] };
        const { data } = await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', { body });
        const stored = await readStudent(world, data.id);
        expect(stored.last_name === student.lastName && stored.city === 'Laval', 'something else is read');
      },
    },
  },
  updateStudent: {
    good: async (world) => ({ body: { student: { id: (await newStudent(world)).id, city: 'Longueuil' } } }),
    unknown: () => ({ body: { student: { id: unknownId, city: 'Longueuil' } } }),
    refuses: {
      'an email that another student has': {
        status: 409,
        request: async (world) => ({
          body: { student: { id: (await createStudent(world)).id, email: await studentsEmail(world) } },
        }),
      },
      'a level dated in the future': {
        status: 400,
        request: async (world) => ({ body: await withLevel(world, 'B2', '2999-01-01') }),
      },
    },
    does: {
      'adds each saved level to the history, the last saved of a day first': async (world) => {
        const { student, studentLevelLanguage } = await withLevel(world, 'A1', '2026-02-10');
        for (const levelLanguage of ['A1', 'A2', 'A1'])
          await world.call('ROLE_ADMIN', 'updateStudent', {
            body: { student, studentLevelLanguage: { ...studentLevelLanguage, levelLanguage } },
          });
        const { student_level_history: history } = await readStudent(world, student.id);
        // Optional for a backend.
        if (history === undefined) return;
        const levels = history.map(({ level_language }) => level_language).join();
        expect(levels === 'A1,A2', `the history is ${levels || 'empty'}`);
      },
      'changes what is sent and leaves the rest': async (world) => {
        const { id } = await createStudent(world);
        const before = await readStudent(world, id);
        await world.call('ROLE_ADMIN', 'updateStudent', { body: { student: { id, city: 'Gatineau' } } });
        const after = await readStudent(world, id);
        expect(after.city === 'Gatineau', `the city is ${after.city}`);
        expect(
          after.email === before.email && after.last_name === before.last_name,
          'more than the city changed',
        );
      },
    },
  },
  updateStudentStatus: {
    advice: ['ends the sessions that the link of an archived student opened'],
    good: async (world) => ({ body: { id: (await createStudent(world)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'takes an archived student out of the list': async (world) => {
        const { id, last_name: studentName } = await createStudent(world);
        const lists = async (query: object) => {
          const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', {
            query: { studentName, ...query },
          });
          return data.some((student) => student.id === id);
        };
        await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect(!(await lists({})) && (await lists({ status: 0 })), 'it is not where archived students are');
        await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 1 } });
        expect(await lists({}), 'it does not come back');
      },
    },
  },
  getStudentHistory: {
    good: async (world) => ({ query: { studentId: (await enrolmentOf(world, 'ROLE_ADMIN')).studentId } }),
    unknown: () => ({ query: { studentId: unknownId } }),
    does: {
      'has the contracts of the student': async (world) => {
        const { courseId, studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        const { data } = await world.call<{ data: StudentHistory }>('ROLE_ADMIN', 'getStudentHistory', {
          query: { studentId },
        });
        expect(
          data.courses_history.some(({ id }) => id === courseId),
          `contract ${courseId} is not in it`,
        );
      },
    },
  },
  getStudentNeeds: {
    good: async (world, role) => ({ query: await needsOf(world, role) }),
    unknown: async (world) => ({ query: { ...(await needsOf(world, 'ROLE_ADMIN')), studentId: unknownId } }),
    foreign: async (world, role) => ({
      query: { ...(await needsOf(world, role)), studentId: (await foreignEnrolment(world, role)).studentId },
    }),
  },
  saveStudentNeeds: {
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
    },
  },
  assignStudents: {
    good: async (world) => ({
      body: { courseId: await newCourse(world), studentId: [(await newStudent(world)).id] },
    }),
    unknown: async (world) => ({ body: { courseId: unknownId, studentId: [(await newStudent(world)).id] } }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: { courseId, studentId: [(await newStudent(world)).id] } }];
    }),
    does: {
      'puts the student into the contract, once': async (world) => {
        const courseId = await newCourse(world);
        const { id } = await createStudent(world);
        for (let turn = 0; turn < 2; turn += 1) {
          await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        }
        const query = { courseId };
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const times = data[0]?.student_has_course?.filter(({ student_id: member }) => member === id).length;
        expect(times === 1, `the student is in it ${times} times`);
      },
      'refuses the whole batch for one unknown student': async (world) => {
        const courseId = await newCourse(world);
        const { id } = await createStudent(world);
        const { status } = await world.answer('ROLE_ADMIN', 'assignStudents', {
          body: { courseId, studentId: [id, unknownId] },
        });
        expect(status >= 400 && status < 500, `it answers ${status}`);
        expect(!(await isIn(world, courseId, id)), 'the known student was added');
      },
    },
  },
  unassignStudents: {
    good: async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      return { body: { courseId, studentId: [studentId] } };
    },
    unknown: async (world) => ({ body: { courseId: unknownId, studentId: [(await newStudent(world)).id] } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        return [courseId, { body: { courseId, studentId: [studentId] } }];
      }),
      'a batch with one unknown student': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await taughtEnrolment(world);
          return { body: { courseId, studentId: [studentId, unknownId] } };
        },
      },
    },
    does: {
      'takes the student out of the contract': async (world) => {
        const body = { courseId: await newCourse(world), studentId: [(await createStudent(world)).id] };
        await world.call('ROLE_ADMIN', 'assignStudents', { body });
        await world.call('ROLE_ADMIN', 'unassignStudents', { body });
        expect(!(await isIn(world, body.courseId, body.studentId[0] ?? 0)), 'the student is still in it');
      },
    },
  },
  listStudentsOfCourse: {
    good: async (world, role) => ({ query: { course_id: await courseOf(world, role) } }),
    list: async (world) => ({ query: { course_id: await fullestCourse(world) } }),
    unknown: () => ({ query: { course_id: unknownId } }),
    foreign: async (world, role) => ({ query: { course_id: await foreignCourse(world, role) } }),
    does: {
      'lists either who is in the contract or who is not': async (world) => {
        const { courseId, studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        for (const [not_in_course, isListed] of [
          [0, true],
          [1, false],
        ] as const) {
          const query = { course_id: courseId, not_in_course, resourcesPerPage: 20_000 };
          const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
          const found = data.some(({ id }) => id === studentId);
          expect(
            found === isListed,
            `with not_in_course ${not_in_course} a student of it is ${found ? '' : 'not '}listed`,
          );
        }
      },
    },
  },
};

function teacherInput(world: World) {
  return {
    name: 'Noémie',
    lastName: world.newName(),
    email: world.newEmail(),
    phone: '5145550188',
    mobile: null,
    city: 'Laval',
    car: 1,
    nda: 0,
    otherRate: null,
  };
}

async function teacherBody(world: World) {
  return {
    teacher: teacherInput(world),
    teacherHasLanguages: [{ id: await lookup(world, 'listLanguages') }],
    teacherRates: [{ course_types_id: await lookup(world, 'listCourseTypes'), rate: 41.5 }],
  };
}

async function newTeacher(world: World): Promise<Teacher> {
  const body = await teacherBody(world);
  return (await world.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body })).data;
}

/** Creates a teacher for the suite. Returns the teacher and the user. */
export async function newTeacherOf(world: World): Promise<{ teacherId: number; userId: number }> {
  const { id: teacherId, users_id: account } = await newTeacher(world);
  return { teacherId, userId: account?.id ?? unknownId };
}

/** Creates a contract for the suite with a student and the teacher of the accounts file. */
export async function taughtEnrolment(world: World): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(world);
  const studentId = (await newStudent(world)).id;
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  const teacherId = await (world.backend.has('ROLE_TEACHER')
    ? ownTeacherId(world)
    : otherTeacher(world).then(({ id }) => id));
  await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
  return { courseId, studentId };
}

/** A contract of the suite with a teacher. */
function taughtCourse(world: World): Promise<number> {
  return world.find('a contract of its own with a teacher', async () => {
    const body = { courseId: await untaughtCourse(world), teacherId: (await newTeacher(world)).id };
    await world.call('ROLE_ADMIN', 'assignTeacher', { body });
    return body.courseId;
  });
}

/** Creates a contract for the suite without a teacher. */
const untaughtCourse = createCourse;

async function teacherOf(world: World, courseId: number) {
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  return data[0]?.current_teacher?.teacher.id;
}

export const teachers: Cases = {
  importTeachers: teacherImport,
  listTeachers: {
    good: () => ({ query: { userStatus: '1' } }),
    does: {
      'finds a teacher by name': async (world) => {
        const id = await ownTeacherId(world);
        const all = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { resourcesPerPage: 20_000 },
        });
        const teacherName = all.data.find((teacher) => teacher.id === id)?.last_name;
        const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { teacherName },
        });
        expect(
          data.some((teacher) => teacher.id === id),
          `"${teacherName}" does not find its teacher`,
        );
      },
    },
  },
  verifyTeacherEmail: emailCheck('verifyTeacherEmail', takenEmail),
  createTeacher: {
    adds: ['listTeachers', 'listUsers'],
    good: async (world) => ({ body: await teacherBody(world) }),
    refuses: {
      'an email that a user has': {
        status: 409,
        request: async (world) => {
          const body = await teacherBody(world);
          return { body: { ...body, teacher: { ...body.teacher, email: takenEmail(world) } } };
        },
      },
    },
    does: {
      'makes the user behind the teacher': async (world) => {
        const { email, users_id: account } = await newTeacher(world);
        const query = { role: 'ROLE_TEACHER', resourcesPerPage: 20_000 };
        const { data } = await world.call<{ data: User[] }>('ROLE_ADMIN', 'listUsers', { query });
        const user = data.find(({ id }) => id === account?.id);
        expect(user?.users_id.email === email, 'there is no user with the address');
      },
    },
  },
  updateTeacher: {
    good: async (world) => ({ body: { teacher: { id: (await newTeacher(world)).id, city: 'Longueuil' } } }),
    unknown: () => ({ body: { teacher: { id: unknownId, city: 'Longueuil' } } }),
    refuses: {
      'an email that another user has': {
        status: 409,
        request: async (world) => ({
          body: { teacher: { id: (await newTeacher(world)).id, email: takenEmail(world) } },
        }),
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (world) => {
        const before = await newTeacher(world);
        const body = { teacher: { id: before.id, city: 'Gatineau' } };
        const { data } = await world.call<{ data: Teacher }>('ROLE_ADMIN', 'updateTeacher', { body });
        expect(data.city === 'Gatineau', `the city is ${data.city}`);
        expect(
          JSON.stringify({ ...data, city: before.city }) === JSON.stringify(before),
          'more than the city changed',
        );
      },
    },
  },
  updateTeacherStatus: {
    good: async (world) => ({ body: { id: (await newTeacher(world)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
  },
  inviteTeacher: {
    sendsMail: true,
    good: async (world) => ({ body: { id: (await newTeacher(world)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (world) => ({ body: { id: await ownTeacherId(world) } }),
      },
      'who is archived': {
        status: 409,
        request: async (world) => {
          const { id } = await newTeacher(world);
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status: 0 } });
          return { body: { id } };
        },
      },
    },
  },
  assignTeacher: {
    good: async (world) => ({
      body: { courseId: await untaughtCourse(world), teacherId: (await otherTeacher(world)).id },
    }),
    unknown: async (world) => ({ body: { courseId: unknownId, teacherId: (await otherTeacher(world)).id } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { courseId, teacherId: (await otherTeacher(world)).id } }];
      }),
      'a contract that another teacher has': {
        status: 409,
        request: async (world) => ({
          body: { courseId: await taughtCourse(world), teacherId: (await newTeacher(world)).id },
        }),
      },
    },
    does: {
      'makes the teacher the current one': async (world) => {
        const body = { courseId: await untaughtCourse(world), teacherId: (await newTeacher(world)).id };
        await world.call('ROLE_ADMIN', 'assignTeacher', { body });
        expect((await teacherOf(world, body.courseId)) === body.teacherId, 'another one teaches');
      },
    },
  },
  changeTeacher: {
    // The previous and the new teacher.
    rowsChanged: 2,
    good: async (world) => ({
      body: {
        courseId: await taughtCourse(world),
        teacherId: (await newTeacher(world)).id,
        removeMotive: 'Congé - Leave',
        hoursDone: 6,
      },
    }),
    unknown: async (world) => ({
      body: {
        courseId: unknownId,
        teacherId: (await otherTeacher(world)).id,
        removeMotive: 'Congé',
        hoursDone: 6,
      },
    }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const { courseId } = await taughtEnrolment(world);
        return [
          courseId,
          {
            body: {
              courseId,
              teacherId: (await otherTeacher(world)).id,
              removeMotive: 'Congé - Leave',
              hoursDone: 6,
            },
          },
        ];
      }),
      'a contract that is done': {
        status: 400,
        request: async (world) => {
          const { courseId } = await taughtEnrolment(world);
          const body = { id: courseId, course_status_id: 3 };
          await world.call('ROLE_ADMIN', 'updateCourseStatus', { body });
          const { id: teacherId } = await newTeacher(world);
          return { body: { courseId, teacherId, removeMotive: 'Congé', hoursDone: 6 } };
        },
      },
      'a contract without a teacher': {
        status: 400,
        request: async (world) => ({
          body: {
            courseId: await untaughtCourse(world),
            teacherId: (await otherTeacher(world)).id,
            removeMotive: 'Congé',
            hoursDone: 6,
          },
        }),
      },
    },
    does: {
      'makes the teacher the current one': async (world) => {
        const courseId = await taughtCourse(world);
        const { id: teacherId } = await newTeacher(world);
        const body = { courseId, teacherId, removeMotive: 'Congé - Leave', hoursDone: 6 };
        await world.call('ROLE_ADMIN', 'changeTeacher', { body });
        expect((await teacherOf(world, courseId)) === teacherId, 'another one teaches');
      },
    },
  },
  requestProgressReport: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (world) => ({ body: { courseId: (await taughtEnrolment(world)).courseId } }),
    unknown: () => ({ body: { courseId: unknownId } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { courseId } }];
      }),
      'a contract without a teacher': {
        status: 400,
        request: async (world) => ({ body: { courseId: await untaughtCourse(world) } }),
      },
      'a teacher whose account is not active': {
        status: 409,
        request: async (world) => ({ body: { courseId: await taughtCourse(world) } }),
      },
    },
  },
};
