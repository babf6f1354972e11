import type {
  Attendance,
  AttendanceList,
  ClassOfLink,
  GetCoursePlanResponse,
  PlannedClass,
  PreviewClassNoticesResponse,
  PreviewPlanNoticesResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { linkedCourse } from '../records/enrolments.ts';
import { plan, plannedCourse, recorded } from '../records/plans.ts';
import { expect, type TestContext } from '../TestContext.ts';

interface LinkedClass {
  readonly planned: PlannedClass;
  readonly own: number;
  readonly other: number;
}

/** Returns an upcoming class of a contract with the link's student and another student. */
async function linkedClass(context: TestContext): Promise<LinkedClass> {
  const { courseId, own, other } = await linkedCourse(context);
  const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
    path: { courseId },
    body: { ...plan, accept_clashes: true },
  });
  const [planned] = classes;
  if (!planned) throw new Error('a plan of six classes has none');
  return { planned, own, other };
}

/** Returns the request body for a class, with the facts that the link shows. */
const about = ({ id, date, time }: Pick<PlannedClass, 'id' | 'date' | 'time'>, more = {}) => ({
  body: { classes: [{ id, date, time }], ...more },
});

/** Returns a class of a contract to which the link's student does not belong. */
async function strangeClass(context: TestContext): Promise<PlannedClass> {
  const [planned] = (await plannedCourse(context)).classes;
  if (!planned) throw new Error('a plan of six classes has none');
  return planned;
}

const announce = (context: TestContext, planned: PlannedClass, word: string | null = null) =>
  context.call<{ data: ClassOfLink[] }>('student', 'announceAbsences', about(planned, { word }));

/** Returns the announced absences from a class, as the office sees them. */
async function announced(context: TestContext, { id, course_id: courseId }: PlannedClass) {
  const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'getCoursePlan', {
    path: { courseId },
  });
  const found = classes.find((one) => one.id === id)?.announced_absences ?? [];
  return found.map(({ student_id, word }) => `${student_id} ${word}`).join();
}

const refuses = {
  'an archived contract': refusedWhenArchived(async (context) => {
    const { planned } = await linkedClass(context);
    return [planned.course_id, about(planned)];
  }),
  'a class that is recorded': {
    status: 409,
    request: async (context: TestContext) => {
      const { planned } = await linkedClass(context);
      await recorded(context, planned);
      return about(planned);
    },
  },
  'a class that is cancelled': {
    status: 409,
    request: async (context: TestContext) => {
      const { planned } = await linkedClass(context);
      await context.call('ROLE_ADMIN', 'changePlannedClass', {
        path: { id: planned.id },
        body: { cancelled: 1, cancel_reason: 'api-check' },
      });
      return about(planned);
    },
  },
  'a class that was moved': {
    status: 412,
    request: async (context: TestContext) => {
      const { planned } = await linkedClass(context);
      return about({ ...planned, time: '08:15' });
    },
  },
  'a class named twice': {
    status: 400,
    field: 'classes',
    request: async (context: TestContext) => {
      const { id, date, time } = (await linkedClass(context)).planned;
      return {
        body: {
          classes: [
            { id, date, time },
            { id, date, time },
          ],
        },
      };
    },
  },
} as const;

const unknown = () => about({ id: unknownId, date: '2035-01-08', time: '12:00' });
const foreign = async (context: TestContext) => about(await strangeClass(context));

export const announcedAbsences = {
  getClassesOfLink: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'names no other student, whatever was typed': async (context) => {
        const { planned } = await linkedClass(context);
        const { data } = await announce(context, planned);
        const fields = new Set(data.flatMap((one) => Object.keys(one)));
        const known = [
          'id',
          'date',
          'time',
          'minutes',
          'contract_number',
          'language',
          'teacher',
          'cancelled',
        ];
        const others = [...fields].filter((name) => ![...known, 'absence'].includes(name));
        expect(others.length === 0, `it also answers ${others.join()}`);
      },
    },
  },
  announceAbsences: {
    good: async (context) => about((await linkedClass(context)).planned, { word: 'api-check' }),
    unknown,
    foreign,
    refuses,
    does: {
      'tells the office who is absent, once, with the latest word': async (context) => {
        const { planned, own } = await linkedClass(context);
        await announce(context, planned, 'first');
        await announce(context, planned, ' second ');
        const found = await announced(context, planned);
        expect(found === `${own} second`, `the office sees ${found}`);
      },
      'counts no longer once the class is moved': async (context) => {
        const { planned } = await linkedClass(context);
        await announce(context, planned);
        await context.call('ROLE_ADMIN', 'changePlannedClass', {
          path: { id: planned.id },
          body: { date: '2035-01-09', time: '08:15', minutes: 60, accept_clashes: true },
        });
        const found = await announced(context, planned);
        expect(found === '', `the office sees ${found}`);
      },
      'is told with the record of the class': async (context) => {
        const { planned, own, other } = await linkedClass(context);
        await announce(context, planned);
        const { id } = await recorded(context, planned);
        const query = { courseId: planned.course_id };
        const read = async (role: 'ROLE_ADMIN' | 'student') => {
          const { data } = await context.call<AttendanceList>(role, 'listAttendance', { query });
          return data.find((one: Attendance) => one.id === id)?.announced_ids?.join();
        };
        expect((await read('ROLE_ADMIN')) === String(own), 'the office sees another student');
        expect((await read('student')) === String(own), `the link sees another student than ${other}`);
      },
    },
  },
  withdrawAbsences: {
    good: async (context) => {
      const { planned } = await linkedClass(context);
      await announce(context, planned);
      return about(planned);
    },
    unknown,
    foreign,
    refuses,
    does: {
      'takes it back, also when it is repeated, and it can be announced again': async (context) => {
        const { planned, own } = await linkedClass(context);
        await announce(context, planned);
        for (let times = 0; times < 2; times += 1)
          await context.call('student', 'withdrawAbsences', about(planned));
        expect((await announced(context, planned)) === '', 'it is still announced');
        await announce(context, planned, 'again');
        expect((await announced(context, planned)) === `${own} again`, 'it is not announced');
      },
    },
  },
  previewPlanNotices: {
    onlyReads: true,
    good: async (context) => ({
      path: { courseId: (await linkedClass(context)).planned.course_id },
      body: plan,
    }),
    unknown: () => ({ path: { courseId: unknownId }, body: plan }),
    does: {
      'names whom a plan concerns that removes the classes to come, and nobody for one that keeps them':
        async (context) => {
          const { planned, own, other } = await linkedClass(context);
          const recipientsOf = async (body: typeof plan) => {
            const path = { courseId: planned.course_id };
            const { data } = await context.call<PreviewPlanNoticesResponse>(
              'ROLE_ADMIN',
              'previewPlanNotices',
              {
                path,
                body,
              },
            );
            return data.recipients.filter(({ kind }) => kind === 'student').map(({ id }) => id);
          };
          const kept = await recipientsOf(plan);
          expect(kept.length === 0, `the same plan concerns ${kept.join()}`);
          const students = await recipientsOf({ ...plan, times: [] });
          expect(
            students.length === 2 && students.includes(own) && students.includes(other),
            `the students are ${students.join()}`,
          );
        },
    },
  },
  previewClassNotices: {
    onlyReads: true,
    good: async (context) => ({
      path: { id: (await linkedClass(context)).planned.id },
      body: { cancelled: 1, cancel_reason: 'api-check' },
    }),
    unknown: () => ({ path: { id: unknownId }, body: { cancelled: 1 } }),
    does: {
      'names whom a change concerns, and keeps the reason from all but the teacher': async (context) => {
        const { planned, own, other } = await linkedClass(context);
        const { data } = await context.call<PreviewClassNoticesResponse>(
          'ROLE_ADMIN',
          'previewClassNotices',
          {
            path: { id: planned.id },
            body: { cancelled: 1, cancel_reason: 'api-check reason' },
          },
        );
        const students = data.recipients.filter(({ kind }) => kind === 'student').map(({ id }) => id);
        expect(
          students.length === 2 && students.includes(own) && students.includes(other),
          `the students are ${students.join()}`,
        );
        const others = data.mails.filter(({ kind }) => kind !== 'teacher');
        expect(!JSON.stringify(others).includes('api-check reason'), 'a mail to others has the reason');
      },
    },
  },
} satisfies Cases;
