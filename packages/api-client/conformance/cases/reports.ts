import type { CompanyReportList, ProgressReportList } from '../../src/generated/types.gen.ts';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, enrolmentOf, foreignCourse, foreignEnrolment, ownId } from '../facts.ts';
import { expect } from '../World.ts';

export const reports: Cases = {
  listCompanyReports: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'shows a company no other company': async (world) => {
        const { data } = await world.call<CompanyReportList>('company', 'listCompanyReports', {
          query: { resourcesPerPage: 20_000 },
        });
        const names = new Set(data.map(({ company }) => company?.name));
        expect(names.size <= 1, `there are ${names.size} companies`);
      },
    },
  },
  listProgressReports: {
    good: async (world, role) => ({
      query: {
        studentId: role === 'student' ? await ownId(world, role) : (await enrolmentOf(world, role)).studentId,
      },
    }),
    foreign: async (world, role) => ({
      query: { studentId: (await foreignEnrolment(world, role)).studentId },
    }),
    refuses: { 'neither contract nor student': { status: 400, request: () => ({}) } },
    does: {
      'lists the newest first': async (world) => {
        const { studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        const query = { studentId, resourcesPerPage: 20_000 };
        const { data } = await world.call<ProgressReportList>('ROLE_ADMIN', 'listProgressReports', { query });
        const days = data.map(({ date }) => date ?? '');
        expect(
          JSON.stringify(days) === JSON.stringify(days.toSorted().reverse()),
          'the days are in another order',
        );
      },
    },
  },
  getProgressForm: {
    good: async (world, role) => ({ query: await enrolmentOf(world, role) }),
    foreign: async (world, role) => ({ query: await foreignEnrolment(world, role) }),
  },
  getCourseInfo: {
    good: async (world, role) => ({ query: { course_id: await courseOf(world, role) } }),
    foreign: async (world, role) => ({ query: { course_id: await foreignCourse(world, role) } }),
  },
  getOutlineForm: {
    good: async (world, role) => ({ path: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (world, role) => ({ path: { courseId: await foreignCourse(world, role) } }),
  },
};
