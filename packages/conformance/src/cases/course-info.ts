import type { CourseInfoAnswer, CourseInfoForm } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse } from '../facts.ts';
import { bodyOf, expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { expect, type TestContext } from '../TestContext.ts';

const infoTexts = {
  material_used: 'Défi 3, unités 1 à 6',
  apps_and_sites_used: 'TV5MONDE, Quizlet',
  skills_covered: 'Conversation, écoute',
  grammar_points_covered: 'Passé composé et imparfait',
};

/** Returns a contract of the suite that has a course information form. */
async function courseWithInfo(context: TestContext): Promise<number> {
  const { courseId } = await taughtEnrolment(context);
  await context.call('ROLE_ADMIN', 'createCourseInfo', { body: { course_id: courseId, ...infoTexts } });
  return courseId;
}

const infoFields = (which: 0 | 1) => [
  field('material_used', `Défi 3 ${which}`),
  field('apps_and_sites_used', `Quizlet ${which}`),
  field('skills_covered', `Écoute ${which}`),
  field('grammar_points_covered', `Imparfait ${which}`),
];

export const courseInfo = {
  getCourseInfo: {
    good: async (context, role) => ({ query: { course_id: await courseOf(context, role) } }),
    foreign: async (context, role) => ({ query: { course_id: await foreignCourse(context, role) } }),
    does: {
      'says so where there is none': async (context) => {
        const query = { course_id: await createCourse(context) };
        const answer = await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query });
        expect(answer.data === undefined, 'there is a form');
        expect(answer.message === 'Course info form not found', `it says "${answer.message}"`);
      },
    },
  },
  createCourseInfo: {
    rows: ['API-083'],
    good: async (context) => ({
      body: { course_id: (await taughtEnrolment(context)).courseId, ...infoTexts },
    }),
    unknown: () => ({ body: { course_id: unknownId, ...infoTexts } }),
    foreign: async (context, role) => ({
      body: { course_id: await foreignCourse(context, role), ...infoTexts },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course_id: courseId, ...infoTexts } }];
      }),
    },
    does: {
      'keeps one form a contract': async (context) => {
        const courseId = await courseWithInfo(context);
        const body = { course_id: courseId, ...infoTexts, material_used: 'Défi 4' };
        await context.call<{ data: CourseInfoForm }>('ROLE_ADMIN', 'createCourseInfo', { body });
        const query = { course_id: courseId };
        const { data } = await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query });
        expect(data?.material_used === 'Défi 4', `material_used is ${data?.material_used}`);
      },
      'keeps every field that was sent': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        await keepsAll(
          infoFields(0),
          (body) => context.call('ROLE_TEACHER', 'createCourseInfo', { body }).then(() => undefined),
          async () =>
            (
              await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', {
                query: { course_id: courseId },
              })
            ).data,
          { course_id: courseId },
        );
      },
    },
  },
  updateCourseInfo: {
    rows: ['API-084'],
    good: async (context) => ({
      body: { course_id: await courseWithInfo(context), ...infoTexts, material_used: 'Défi 4' },
    }),
    unknown: async (context) => ({
      body: { course_id: (await taughtEnrolment(context)).courseId, ...infoTexts },
    }),
    foreign: async (context, role) => ({
      body: { course_id: await foreignCourse(context, role), ...infoTexts },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await courseWithInfo(context);
        return [courseId, { body: { course_id: courseId, ...infoTexts, skills_covered: 'Autre' } }];
      }),
    },
    does: {
      'keeps each field alone and leaves the others': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const base = { course_id: courseId };
        await context.call('ROLE_ADMIN', 'createCourseInfo', { body: bodyOf(infoFields(0), base) });
        const read = async () =>
          (await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query: base })).data;
        await keepsEach(
          infoFields(1),
          (body) => context.call('ROLE_TEACHER', 'updateCourseInfo', { body }),
          read,
          base,
        );
        expectFields(await read(), { course_id: courseId });
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateCourseInfo', { body });
        const emptied = infoFields(0).map(({ sent }) => field(sent, null));
        await keepsEach(emptied, send, read, base);
      },
      'leaves the form of another contract': async (context) => {
        const [first, second] = [await taughtEnrolment(context), await taughtEnrolment(context)];
        for (const { courseId } of [first, second]) {
          const body = bodyOf(infoFields(0), { course_id: courseId });
          await context.call('ROLE_ADMIN', 'createCourseInfo', { body });
        }
        const read = async () => {
          const query = { course_id: second.courseId };
          return (await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query })).data;
        };
        const before = await read();
        const body = bodyOf(infoFields(1), { course_id: first.courseId });
        await context.call('ROLE_ADMIN', 'updateCourseInfo', { body });
        expectOnlyChanged(before, await read(), [], 'the form of another contract');
      },
      [longTexts]: async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const query = { course_id: courseId };
        await context.call('ROLE_ADMIN', 'createCourseInfo', { body: bodyOf(infoFields(0), query) });
        await keepsAll(
          longest(context, 'updateCourseInfo', infoFields(1)),
          (body) => context.call('ROLE_ADMIN', 'updateCourseInfo', { body }).then(() => undefined),
          async () => (await context.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query })).data,
          query,
        );
      },
    },
  },
} satisfies Cases;
