import type { CourseList, WatchRecordResponse } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, enrolmentOf, foreignCourse, many } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';

async function watched(world: World, role: Role = 'ROLE_ADMIN') {
  if (role === 'ROLE_TEACHER') return { path: { subject: 'outline', id: await courseOf(world, role) } };
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
  const [course] = data;
  if (!course) throw new Missing('a contract');
  return { path: { subject: 'contract', id: course.id } };
}

export const presence = {
  watchRecord: {
    good: watched,
    unknown: () => ({ path: { subject: 'outline', id: unknownId } }),
    foreign: async (world, role) => ({
      path: { subject: 'course_info', id: await foreignCourse(world, role) },
    }),
    refuses: {
      'a contract, for a teacher of it': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (world) => ({
          path: { subject: 'contract', id: await courseOf(world, 'ROLE_TEACHER') },
        }),
      },
      'a report without its student': {
        status: 400,
        request: async (world) => ({ path: { subject: 'report', id: await courseOf(world, 'ROLE_ADMIN') } }),
      },
      'an outline with a student': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
          return { path: { subject: 'outline', id: courseId }, query: { studentId } };
        },
      },
    },
    does: {
      'names nobody who asks': async (world) => {
        const { path } = await watched(world);
        const { data } = await world.call<WatchRecordResponse>('ROLE_ADMIN', 'watchRecord', {
          path,
          query: { editing: true },
        });
        expect(data.saved_by === null, 'names a change in an answer that nobody follows');
        expect(data.colleagues.length === 0, 'names a colleague where nobody else is');
      },
      'answers about the report of a student': async (world) => {
        const { courseId, studentId } = await enrolmentOf(world, 'ROLE_TEACHER');
        const request = { path: { subject: 'report', id: courseId }, query: { studentId } };
        const { data } = await world.call<WatchRecordResponse>('ROLE_TEACHER', 'watchRecord', request);
        expect(Array.isArray(data.colleagues), 'lists nobody');
      },
    },
  },
} satisfies Cases;
