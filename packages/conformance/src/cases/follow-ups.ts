import type {
  CoursePlanInput,
  CourseToFollowUp,
  GetCoursesToFollowUpResponse,
  PlannedClass,
  TeacherList,
} from '@portal/api-client/openapi';
import type { Cases } from '../Case.ts';
import { expectFields } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
import { dates, plan, plannedCourse, recorded } from '../records/plans.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** The month of the suite's plans. */
const month = { from: '2035-01-01', to: '2035-01-31' };

async function rowOf(
  context: TestContext,
  courseId: number,
  query = month,
): Promise<CourseToFollowUp | undefined> {
  const { data } = await context.call<{ data: CourseToFollowUp[] }>('ROLE_ADMIN', 'getCoursesToFollowUp', {
    query,
  });
  return data.find(({ id }) => id === courseId);
}

async function activate(context: TestContext, id: number): Promise<void> {
  await context.call('ROLE_ADMIN', 'updateCourse', { body: { course: { id, course_status_id: 2 } } });
}

/** Activates a new contract with this plan. Returns its classes. */
async function activatedPlan(
  context: TestContext,
  body: CoursePlanInput = plan,
): Promise<{ courseId: number; classes: readonly PlannedClass[] }> {
  context.requiresExtension('planned-classes');
  const { course, classes } = await plannedCourse(context, body);
  await activate(context, course.id);
  return { courseId: course.id, classes };
}

async function openDays(context: TestContext, courseId: number, query = month): Promise<string> {
  return (
    (await rowOf(context, courseId, query))?.open_classes.map(({ date }) => date).join() ?? 'no contract'
  );
}

export const followUps = {
  getCoursesToFollowUp: {
    good: () => ({ query: month }),
    refuses: {
      'a span of more than 100 days': {
        status: 400,
        request: () => ({ query: { from: '2035-01-01', to: '2035-04-11' } }),
      },
      'a span that ends before it begins': {
        status: 400,
        request: () => ({ query: { from: '2035-01-02', to: '2035-01-01' } }),
      },
    },
    does: {
      'takes a span of 100 days': async (context) => {
        const query = { from: '2035-01-01', to: '2035-04-10' };
        await context.call('ROLE_ADMIN', 'getCoursesToFollowUp', { query });
      },
      'has activated contracts only, with what they lack': async (context) => {
        const { courseId } = await enrolledNewcomer(context);
        expect((await rowOf(context, courseId)) === undefined, 'a pending contract is there');
        await activate(context, courseId);
        expectFields(await rowOf(context, courseId), {
          teacher: null,
          start_date: '2026-09-01',
          end_date: '2026-12-18',
          attendance_status: 0,
          last_lesson_date: null,
          outline_status: null,
          material_undecided: 1,
          reports_due: 1,
          open_classes: [],
        });
        const body = { course: { id: courseId, course_status_id: 3 } };
        await context.call('ROLE_ADMIN', 'updateCourse', { body });
        expect((await rowOf(context, courseId)) === undefined, 'a completed contract is there');
      },
      'has the addresses of the teachers it names, if asked': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        await activate(context, courseId);
        const teacherId = (await rowOf(context, courseId))?.teacher?.id;
        const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { id: teacherId },
        });
        const read = (query: Readonly<Record<string, unknown>>) =>
          context.call<GetCoursesToFollowUpResponse>('ROLE_ADMIN', 'getCoursesToFollowUp', { query });
        const found = (await read({ ...month, withEmails: 1 })).teachers?.find(({ id }) => id === teacherId);
        expect(found !== undefined && found.email === data[0]?.email, `its address is ${found?.email}`);
        expect((await read(month)).teachers === undefined, 'they are there unasked');
      },
      'follows a class and a declared material': async (context) => {
        const courseId = await createCourse(context);
        await activate(context, courseId);
        const lesson = { courses_id: courseId, absent_student_ids: [], total_hours: 90 };
        for (const date_class of ['2026-10-12', '2026-10-05'])
          await context.call('ROLE_ADMIN', 'addAttendance', { body: { ...lesson, date_class } });
        await context.call('ROLE_ADMIN', 'setHasNotMaterialRequest', {
          body: { course_id: courseId, material_request: 1 },
        });
        const expected = { last_lesson_date: '2026-10-12', material_undecided: 0 };
        expectFields(await rowOf(context, courseId), expected);
      },
      'has planned classes to come, without recorded and cancelled ones': async (context) => {
        const { courseId, classes } = await activatedPlan(context);
        expect((await openDays(context, courseId)) === dates.join(), 'it has other classes');
        const [first, second] = classes;
        if (!first || !second) throw new Error('a plan of six classes has none');
        await recorded(context, first);
        await context.call('ROLE_ADMIN', 'changePlannedClass', {
          path: { id: second.id },
          body: { cancelled: 1, cancel_reason: 'api-check' },
        });
        expect((await openDays(context, courseId)) === dates.slice(2).join(), 'they are there');
        const some = { from: dates[2] ?? '', to: dates[3] ?? '' };
        expect(
          (await openDays(context, courseId, some)) === dates.slice(2, 4).join(),
          'it has those of other days',
        );
      },
      'counts a record of the same day that names no class': async (context) => {
        // In the past, because a class far in the future cannot be recorded.
        const past = { ...plan, starts_on: '2026-10-05', breaks: [] };
        const { courseId, classes } = await activatedPlan(context, past);
        const [planned, ...others] = classes;
        const body = {
          courses_id: courseId,
          date_class: planned?.date,
          absent_student_ids: [],
          total_hours: 90,
        };
        await context.call('ROLE_ADMIN', 'addAttendance', { body });
        const days = await openDays(context, courseId, { from: '2026-10-01', to: '2026-11-30' });
        expect(days === others.map(({ date }) => date).join(), `the classes without one are on ${days}`);
      },
    },
  },
} satisfies Cases;
