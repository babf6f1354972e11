import type { CourseList, WatchRecordResponse } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, enrolmentOf, foreignCourse, many } from '../facts.ts';
import type { Role } from '../openapi.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

async function watched(context: TestContext, role: Role = 'ROLE_ADMIN') {
  if (role === 'ROLE_TEACHER') return { path: { subject: 'outline', id: await courseOf(context, role) } };
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
  const [course] = data;
  if (!course) throw new Missing('a contract');
  return { path: { subject: 'contract', id: course.id } };
}

export const presence = {
  watchRecord: {
    good: watched,
    unknown: () => ({ path: { subject: 'outline', id: unknownId } }),
    foreign: async (context, role) => ({
      path: { subject: 'course_info', id: await foreignCourse(context, role) },
    }),
    refuses: {
      'a contract, for a teacher of it': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (context) => ({
          path: { subject: 'contract', id: await courseOf(context, 'ROLE_TEACHER') },
        }),
      },
      'a report without its student': {
        status: 400,
        request: async (context) => ({
          path: { subject: 'report', id: await courseOf(context, 'ROLE_ADMIN') },
        }),
      },
      'an outline with a student': {
        status: 400,
        request: async (context) => {
          const { courseId, studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
          return { path: { subject: 'outline', id: courseId }, query: { studentId } };
        },
      },
    },
    does: {
      'names nobody who asks': async (context) => {
        const { path } = await watched(context);
        const { data } = await context.call<WatchRecordResponse>('ROLE_ADMIN', 'watchRecord', {
          path,
          query: { editing: true },
        });
        expect(data.saved_by === null, 'names a change in an answer that nobody follows');
        expect(data.colleagues.length === 0, 'names a colleague where nobody else is');
      },
      'answers about the report of a student': async (context) => {
        const { courseId, studentId } = await enrolmentOf(context, 'ROLE_TEACHER');
        const request = { path: { subject: 'report', id: courseId }, query: { studentId } };
        const { data } = await context.call<WatchRecordResponse>('ROLE_TEACHER', 'watchRecord', request);
        expect(Array.isArray(data.colleagues), 'lists nobody');
      },
    },
  },
} satisfies Cases;
