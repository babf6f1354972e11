import type { Attendance, AttendanceList, Course, ProgressFormRecord } from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { createCourse } from '../cases/courses.ts';
import { taughtEnrolment } from '../cases/people.ts';
import { lookup, many } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

// Two users click the same button at the same time, or one device sends a request twice.

const statusesOf = async (world: World, operationId: string, request: Request): Promise<string> => {
  const both = await Promise.all([
    world.answer('ROLE_ADMIN', operationId, request),
    world.answer('ROLE_ADMIN', operationId, request),
  ]);
  return both
    .map(({ status }) => status)
    .toSorted()
    .join();
};

/** Of two equal requests at the same moment, one must create the record and the other must get a conflict. */
const createsOneRecord =
  (operationId: string, request: (world: World) => Promise<Request>) =>
  async (world: World): Promise<void> => {
    const statuses = await statusesOf(world, operationId, await request(world));
    expect(statuses === '200,409', `two at once are answered with ${statuses}`);
  };

const name = 'makes one record of two equal requests at once';

async function lessonFor(world: World): Promise<Request> {
  const { courseId } = await taughtEnrolment(world);
  const body = { courses_id: courseId, date_class: '2026-10-06', absent_student_ids: [], total_hours: 75 };
  return { body, headers: { 'Idempotency-Key': world.newKey() } };
}

const addLesson = async (world: World, request: Request, role: Role = 'ROLE_ADMIN'): Promise<Attendance> =>
  (await world.call<{ data: Attendance }>(role, 'addAttendance', request)).data;

async function lessonCount(world: World, { courses_id: courseId }: Attendance): Promise<number> {
  const query = { courseId, ...many };
  return (await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data.length;
}

/** Checks of simultaneous requests. */
export const atOnceDoings: Doings = {
  createCourse: {
    'gives two contracts that are made at once two numbers': async (world) => {
      const body = {
        course: {
          languages_id: await lookup(world, 'listLanguages'),
          course_types_id: await lookup(world, 'listCourseTypes'),
        },
        course_details: {},
        client_details: { companies_id: await lookup(world, 'listCompanies') },
      };
      const make = () => world.call<{ data: Course }>('ROLE_ADMIN', 'createCourse', { body });
      const [one, other] = (await Promise.all([make(), make()])).map(
        ({ data }) => data.client_details.contract_number,
      );
      expect(one !== other, `both have the number ${one}`);
    },
  },
  createStudent: {
    [name]: createsOneRecord('createStudent', async (world) => ({
      body: {
        student: { name: 'Inès', lastName: world.newName(), email: world.newEmail() },
        studentInformationCourse: [],
      },
    })),
  },
  createUser: {
    [name]: createsOneRecord('createUser', async (world) => ({
      body: {
        name: 'Chloé',
        lastName: world.newName(),
        role: 'ROLE_ADMIN',
        email: world.newEmail(),
        phone: '5145550142',
        status: 0,
      },
    })),
  },
  createLanguage: {
    [name]: createsOneRecord('createLanguage', async (world) => ({ body: { name: world.newName() } })),
  },
  createCompany: {
    [name]: createsOneRecord('createCompany', async (world) => ({ body: { name: world.newName() } })),
  },
  createProgressForm: {
    [name]: async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const body = { student_id: studentId, course_id: courseId };
      const make = () =>
        world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', { body });
      const [one, other] = (await Promise.all([make(), make()])).map(({ data }) => data.form.id);
      expect(one === other, `there are forms ${one} and ${other}`);
    },
  },
  addAttendance: {
    'adds one record for one key that comes twice at once': async (world) => {
      world.requiresExtension('idempotency-keys');
      const request = await lessonFor(world);
      const [one, other] = await Promise.all([addLesson(world, request), addLesson(world, request)]);
      expect(one.id === other.id, `the answers are records ${one.id} and ${other.id}`);
      const count = await lessonCount(world, one);
      expect(count === 1, `${count} records were added`);
    },
    'keeps the keys of two people apart': async (world) => {
      world.requiresExtension('idempotency-keys');
      const request = await lessonFor(world);
      const one = await addLesson(world, request, 'ROLE_ADMIN');
      const other = await addLesson(world, request, 'ROLE_TEACHER');
      expect(one.id !== other.id, "a teacher is given an administrator's record");
      const count = await lessonCount(world, one);
      expect(count === 2, `two people have added ${count} records`);
    },
    'keeps the keys of two calls apart': async (world) => {
      world.requiresExtension('idempotency-keys');
      const request = await lessonFor(world);
      await addLesson(world, request);
      const title = world.newName();
      const body = { title, note_type: 'courses', ref_id: await createCourse(world) };
      const answer = await world.answer<{ data?: { title: string } }>('ROLE_ADMIN', 'createNote', {
        body,
        headers: request.headers,
      });
      expect(
        answer.status === 200 && answer.body.data?.title === title,
        `another call with the key is answered with ${answer.status}`,
      );
    },
    'does not remember a key that it refused': async (world) => {
      world.requiresExtension('idempotency-keys');
      const request = await lessonFor(world);
      const broken = { ...(request.body as object), total_hours: -5 };
      await world.answer('ROLE_ADMIN', 'addAttendance', { ...request, body: broken });
      const { status } = await world.answer('ROLE_ADMIN', 'addAttendance', request);
      expect(status === 200, `the repaired request is answered with ${status}`);
    },
  },
};
