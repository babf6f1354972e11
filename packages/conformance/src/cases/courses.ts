import type { Course, CourseList } from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Case, type Cases, type RefusedRequest, unknownId } from '../Case.ts';
import {
  courseOf,
  coworker,
  foreignCourse,
  lookup,
  otherTeacher,
  ownId,
  ownTeacherId,
  readCourse,
} from '../facts.ts';
import { expect, type World } from '../World.ts';

interface Saved {
  readonly data: Course;
}

/** A contract of the suite, so that its changes affect no other record. */
export function newCourse(world: World): Promise<number> {
  return world.find('a contract of its own', () => createCourse(world));
}

/** Creates another contract for the suite, pending and without a teacher. */
export async function createCourse(world: World): Promise<number> {
  const body = await courseInput(world);
  return (await world.call<Saved>('ROLE_ADMIN', 'createCourse', { body })).data.id;
}

/**
 * A request about a contract of the suite that must be refused after the contract is archived (DECISION-40). `make`
 * returns the contract and the request.
 */
export function refusedWhenArchived(
  make: (world: World) => Promise<readonly [courseId: number, request: Request]>,
  what = 'an archived contract',
): Record<string, RefusedRequest> {
  return {
    [what]: {
      status: 409,
      code: 'archived',
      request: async (world) => {
        const [id, request] = await make(world);
        await world.call('ROLE_ADMIN', 'updateCourseStatus', { body: { id, course_status_id: 4 } });
        return request;
      },
    },
  };
}

async function courseInput(world: World) {
  return {
    course: {
      languages_id: await lookup(world, 'listLanguages'),
      course_types_id: await lookup(world, 'listCourseTypes'),
      complementary_description_type: world.newName(),
    },
    course_details: {
      total_classes: 12,
      total_hours: 1.5,
      start_date: '2026-09-01',
      end_date: '2026-12-18',
      description: null,
      schedule: 'Mardi 9 h - Tuesday 9 am',
      location: 'Montréal',
    },
    client_details: {
      companies_id: await lookup(world, 'listCompanies'),
      contact_person: 'Chloé Désilets',
      invoice: null,
    },
  };
}

const changedMeanwhile = 'a contract that changed meanwhile';

/** One call has two names (CONFLICT-17). */
function statusChange(operationId: string): Case {
  return {
    good: async (world) => ({ body: { id: await newCourse(world), course_status_id: 2 } }),
    unknown: () => ({ body: { id: unknownId, course_status_id: 2 } }),
    does: {
      'moves the contract to any status': async (world) => {
        const id = await newCourse(world);
        for (const course_status_id of [3, 4, 2, 1]) {
          await world.call('ROLE_ADMIN', operationId, { body: { id, course_status_id } });
          const course = await readCourse(world, id);
          expect(course.course_status_id === course_status_id, `the status is ${course.course_status_id}`);
        }
      },
    },
  };
}

export const courses: Cases = {
  listCourses: {
    good: (_world, role) => ({ query: role === 'ROLE_ADMIN' ? { courseStatus: 2 } : {} }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
    refuses: {
      'an order by a field that no row has': {
        status: 400,
        request: () => ({ query: { orderBy: 'no_such_field' } }),
      },
    },
    does: {
      'leaves the contracts of others out for a teacher': async (world) => {
        const foreign = await foreignCourse(world, 'ROLE_TEACHER');
        const { data } = await world.call<CourseList>('ROLE_TEACHER', 'listCourses', {
          query: { resourcesPerPage: 20_000 },
        });
        expect(!data.some(({ id }) => id === foreign), `contract ${foreign} is in the list`);
      },
      'lists the contracts of one status only': async (world) => {
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', {
          query: { courseStatus: 2 },
        });
        const other = data.find((course) => course.course_status_id !== 2);
        expect(other === undefined, `contract ${other?.id} has another status`);
      },
      'finds a contract by its number': async (world) => {
        const course = await readCourse(world, await courseOf(world, 'ROLE_ADMIN'));
        const courseName = course.client_details.contract_number;
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', {
          query: { courseName, courseStatus: course.course_status_id },
        });
        expect(
          data.some(({ id }) => id === course.id),
          `contract ${courseName} is not among the ${data.length} found`,
        );
      },
      'sorts both ways, nulls last': async (world) => {
        for (const orderDirection of ['ASC', 'DESC'] as const) {
          const query = { orderBy: 'course_details.end_date', orderDirection, resourcesPerPage: 20_000 };
          const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
          const days = data.map(({ course_details: details }) => details.end_date);
          const known = days.filter((day) => day !== null);
          const sorted = known.toSorted();
          if (orderDirection === 'DESC') sorted.reverse();
          expect(
            JSON.stringify(days.slice(0, known.length)) === JSON.stringify(sorted),
            `not sorted ${orderDirection}`,
          );
        }
      },
    },
  },
  listCourseStatuses: { good: () => ({}) },
  listCourseTypes: { good: () => ({}) },
  listCoursesOfUser: {
    list: async (world) => ({ path: { userId: await ownId(world, 'ROLE_TEACHER') } }),
    good: async (world, role) => ({
      path: {
        userId: role === 'ROLE_TEACHER' ? await ownId(world, role) : (await otherTeacher(world)).userId,
      },
    }),
    foreign: async (world) => ({ path: { userId: (await otherTeacher(world)).userId } }),
  },
  createCourse: {
    adds: ['listCourses'],
    good: async (world) => ({ body: await courseInput(world) }),
    refuses: {
      'a company that does not exist': {
        status: 400,
        request: async (world) => {
          const input = await courseInput(world);
          return { body: { ...input, client_details: { ...input.client_details, companies_id: unknownId } } };
        },
      },
    },
    does: {
      'gives a number of its own, and the status pending': async (world) => {
        const body = await courseInput(world);
        const first = await world.call<Saved>('ROLE_ADMIN', 'createCourse', { body });
        const second = await world.call<Saved>('ROLE_ADMIN', 'createCourse', { body });
        const numbers = [first, second].map(({ data }) => data.client_details.contract_number);
        expect(numbers[0] !== numbers[1], `both have the number ${numbers[0]}`);
        expect(second.data.course_status_id === 1, `the status is ${second.data.course_status_id}`);
      },
    },
  },
  updateCourse: {
    good: async (world) => ({
      body: { ...(await courseInput(world)), course: { id: await newCourse(world), flag: 1 } },
    }),
    unknown: () => ({ body: { course: { id: unknownId, flag: 1 } } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { course: { id: courseId, flag: 1 } } }];
      }),
      [changedMeanwhile]: {
        status: 412,
        request: async (world) => ({
          body: { course: { id: await newCourse(world), flag: 1 } },
          headers: { 'If-Match': '"another version"' },
        }),
      },
      'an end before the start': {
        status: 400,
        request: async (world) => ({
          body: {
            course: { id: await newCourse(world) },
            course_details: { start_date: '2026-09-02', end_date: '2026-09-01' },
          },
        }),
      },
    },
    optional: [changedMeanwhile],
    does: {
      'changes what is sent and leaves the rest': async (world) => {
        const id = await newCourse(world);
        const before = await readCourse(world, id);
        const flag = before.flag === 1 ? 0 : 1;
        await world.call('ROLE_ADMIN', 'updateCourse', { body: { course: { id, flag } } });
        const after = await readCourse(world, id);
        expect(
          JSON.stringify(after) === JSON.stringify({ ...before, flag }),
          'more or less than the flag changed',
        );
      },
    },
  },
  updateCourseStatus: statusChange('updateCourseStatus'),
  updateStatusOfCourse: statusChange('updateStatusOfCourse'),
  listCoursesOfTeacher: {
    list: async (world) => ({ path: { teacherId: await ownTeacherId(world) } }),
    good: async (world, role) => ({
      path: {
        teacherId: role === 'ROLE_TEACHER' ? await ownTeacherId(world) : (await otherTeacher(world)).id,
      },
    }),
    unknown: () => ({ path: { teacherId: unknownId } }),
    foreign: async (world) => ({ path: { teacherId: (await otherTeacher(world)).id } }),
  },
  duplicateCourse: {
    adds: ['listCourses'],
    good: async (world) => ({ body: { courseId: await newCourse(world) } }),
    unknown: () => ({ body: { courseId: unknownId } }),
    does: {
      'makes a pending copy under another number': async (world) => {
        const courseId = await newCourse(world);
        const original = await readCourse(world, courseId);
        const { data } = await world.call<Saved>('ROLE_ADMIN', 'duplicateCourse', { body: { courseId } });
        expect(data.course_status_id === 1, `the status is ${data.course_status_id}`);
        expect(
          data.client_details.contract_number !== original.client_details.contract_number,
          'the number is the same',
        );
        expect(data.course_details.start_date === original.course_details.start_date, 'the start differs');
      },
    },
  },
  saveCellState: {
    good: async (world) => ({
      body: { course_id: await newCourse(world), _cellVariants: { invoice: 'warning' } },
    }),
    unknown: () => ({ body: { course_id: unknownId, _cellVariants: {} } }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: { course_id: courseId, _cellVariants: { invoice: 'warning' } } }];
    }),
    does: {
      'replaces the cells that were highlighted before': async (world) => {
        const id = await newCourse(world);
        const _cellVariants = { end_date: 'warning' };
        await world.call('ROLE_ADMIN', 'saveCellState', { body: { course_id: id, _cellVariants } });
        const course = await readCourse(world, id);
        expect(
          JSON.stringify(course._cellVariants) === JSON.stringify(_cellVariants),
          'others are highlighted',
        );
      },
    },
  },
  notifyCoworker: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (world) => ({
      body: {
        users_id: await coworker(world),
        sender_id: await ownId(world, 'ROLE_ADMIN'),
        ref_id: await newCourse(world),
        fields: ['Facture - Invoice'],
      },
    }),
    unknown: async (world) => ({
      body: { users_id: await coworker(world), ref_id: unknownId, fields: ['Facture'] },
    }),
  },
};
