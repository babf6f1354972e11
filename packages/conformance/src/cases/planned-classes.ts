import { isDeepStrictEqual } from 'node:util';
import type {
  Attendance,
  CountPlannedClassesResponse,
  CoursePlanInput,
  GetColleaguesResponse,
  GetCoursePlanResponse,
  GetPlannedClassesResponse,
  PlannedClass,
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, otherTeacher, ownTeacherId } from '../facts.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { dates, plan, plannedCourse, recorded } from '../records/plans.ts';
import { archivedTeacher, newTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function newClass(context: TestContext): Promise<PlannedClass> {
  const [first] = (await plannedCourse(context)).classes;
  if (!first) throw new Error('a plan of six classes has none');
  return first;
}

const cancelled = { cancelled: 1, cancel_reason: 'api-check' } as const;

function changeClass(
  context: TestContext,
  { id }: PlannedClass,
  body: object,
): Promise<{ data: PlannedClass; added?: PlannedClass; removed?: PlannedClass }> {
  return context.call('ROLE_ADMIN', 'changePlannedClass', { path: { id }, body });
}

async function clashingCourse(
  context: TestContext,
): Promise<readonly [courseId: number, body: CoursePlanInput]> {
  const { courseId, studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
  const other = await createCourse(context);
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId: other, studentId: [studentId] } });
  await context.call('ROLE_ADMIN', 'saveCoursePlan', {
    path: { courseId },
    body: { ...plan, accept_clashes: true },
  });
  return [other, { ...plan, times: [{ weekday: 1, time: '13:15', minutes: 60 }] }];
}

/** Returns a request that gives a class to a teacher of the samples. */
async function substituteFor(context: TestContext, { id, etag }: Pick<PlannedClass, 'id' | 'etag'>) {
  return { body: { classes: [{ id, etag }], teacher_id: (await newTeacher(context)).id } };
}

/** Returns a future class of the teacher in the accounts file. */
async function taughtClass(context: TestContext): Promise<PlannedClass> {
  const { courseId } = await taughtEnrolment(context);
  const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
    path: { courseId },
    body: { ...plan, accept_clashes: true },
  });
  const [first] = classes;
  if (!first) throw new Error('a plan of six classes has none');
  return first;
}

/** Returns a colleague whom the teacher in the accounts file may propose. */
function colleagueOf(context: TestContext): Promise<number> {
  return context.find('a colleague of the teacher', async () => {
    const { data } = await context.call<GetColleaguesResponse>('ROLE_TEACHER', 'getColleagues');
    return data[0]?.id;
  });
}

/** Returns a request in which the teacher in the accounts file proposes a colleague for a class. */
async function proposalFor(context: TestContext, { id, etag }: { id: number; etag?: string }) {
  return { body: { classes: [{ id, etag }], teacher_id: await colleagueOf(context) } };
}

/** Returns a class for which that teacher has proposed a colleague. */
async function proposedClass(context: TestContext): Promise<{ planned: PlannedClass; colleague: number }> {
  const request = await proposalFor(context, await taughtClass(context));
  const { data } = await context.call<{ data: PlannedClass[] }>('ROLE_TEACHER', 'proposeSubstitute', request);
  const [planned] = data;
  if (!planned) throw new Error('no class was answered');
  return { planned, colleague: request.body.teacher_id };
}

const otherVersion = { 'If-Match': '"another version"' };

const changedMeanwhile = 'a change from another version';

const archivedClass = refusedWhenArchived(async (context) => {
  const planned = await newClass(context);
  return [planned.course_id, { path: { id: planned.id }, body: cancelled }];
});

function closure(context: TestContext) {
  return { starts_on: '2036-07-01', ends_on: '2036-07-02', name: context.newName(), name_en: null };
}

function planOf(context: TestContext, { course_id }: PlannedClass): Promise<GetCoursePlanResponse> {
  return context.call('ROLE_ADMIN', 'getCoursePlan', { path: { courseId: course_id } });
}

async function classOf(context: TestContext, planned: PlannedClass): Promise<PlannedClass | undefined> {
  return (await planOf(context, planned)).classes.find(({ id }) => id === planned.id);
}

const aChange = { slot_date: null, slot_time: null, date: null, time: null, minutes: null };

/** Returns a request that saves a plan for a new contract, with one change. */
const differing = async (context: TestContext, change: object): Promise<Request> => ({
  path: { courseId: await createCourse(context) },
  body: { ...plan, ...change },
});

export const plannedClasses = {
  getCoursePlan: {
    good: async (context, role) => ({ path: { courseId: await courseOf(context, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (context, role) => ({ path: { courseId: await foreignCourse(context, role) } }),
    does: {
      'has no plan for a new contract': async (context) => {
        const path = { courseId: await createCourse(context) };
        const { data, classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'getCoursePlan', {
          path,
        });
        expect(data === null && classes.length === 0, 'a new contract has a plan');
      },
    },
  },
  saveCoursePlan: {
    // Six classes.
    rowsChanged: 6,
    advice: ['a class after the end of the contract', 'has only days of records until the last record'],
    good: async (context) => ({ path: { courseId: await createCourse(context) }, body: plan }),
    unknown: () => ({ path: { courseId: unknownId }, body: plan }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { path: { courseId }, body: plan }];
      }),
      'a class after the end of the contract': {
        status: 409,
        code: 'beyond-end',
        request: async (context) => {
          const courseId = await createCourse(context);
          const body = { course: { id: courseId }, course_details: { end_date: dates[1] } };
          await context.call('ROLE_ADMIN', 'updateCourse', { body });
          return { path: { courseId }, body: { ...plan, accept_beyond_end: false } };
        },
      },
      'a plan without an end': {
        status: 400,
        request: async (context) => ({
          path: { courseId: await createCourse(context) },
          body: { ...plan, number_of_classes: null },
        }),
      },
      'a class at the time of another one of a student': {
        status: 409,
        code: 'clash',
        request: async (context) => {
          const [courseId, body] = await clashingCourse(context);
          return { path: { courseId }, body };
        },
      },
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => {
          const { course } = await plannedCourse(context);
          return { path: { courseId: course.id }, body: plan, headers: otherVersion };
        },
      },
      'a plan with two ends': {
        status: 400,
        field: 'ends_on',
        request: (context) => differing(context, { ends_on: '2035-02-28' }),
      },
      'a break that ends before it begins': {
        status: 400,
        request: (context) =>
          differing(context, {
            breaks: [{ starts_on: '2035-01-20', ends_on: '2035-01-10', name: 'Relâche', name_en: null }],
          }),
      },
      'a moved class without a time': {
        status: 400,
        field: 'changes',
        request: (context) =>
          differing(context, {
            changes: [{ ...aChange, kind: 'moved', slot_date: dates[0], slot_time: '12:00' }],
          }),
      },
      'an added class in the place of another one': {
        status: 400,
        field: 'changes',
        request: (context) =>
          differing(context, {
            changes: [
              {
                kind: 'added',
                slot_date: dates[0],
                slot_time: '12:00',
                date: '2035-01-09',
                time: '12:00',
                minutes: 60,
              },
            ],
          }),
      },
      'an hour that does not exist': {
        status: 400,
        field: 'times.0.time',
        request: (context) => differing(context, { times: [{ weekday: 1, time: '24:00', minutes: 60 }] }),
      },
    },
    does: {
      'makes the classes of the plan, without those of closed days': async (context) => {
        const { data, classes } = await plannedCourse(context);
        expect(isDeepStrictEqual(data, plan), 'the plan is another one');
        const given = classes.map(({ date }) => date);
        expect(given.join() === dates.join(), `the classes are on ${given.join()}`);
        expect(
          classes.every(({ number }, place) => number === place + 1),
          'they are not numbered in order',
        );
      },
      'has only days of records until the last record': async (context) => {
        const courseId = await createCourse(context);
        const body = { courses_id: courseId, absent_student_ids: [], total_hours: 90 };
        // A Monday of the plan, and a Tuesday, on which the plan has no class.
        for (const date_class of ['2026-10-12', '2026-10-20'])
          await context.call('ROLE_ADMIN', 'addAttendance', { body: { ...body, date_class } });
        const past = { ...plan, starts_on: '2026-10-05', breaks: [], skips_holidays: 0 as const };
        const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
          path: { courseId },
          body: { ...past, number_of_classes: 3 },
        });
        const days = classes.map(({ date, attendance_id: id }) => `${date}${id === null ? '' : ' recorded'}`);
        expect(
          days.join() === '2026-10-12 recorded,2026-10-21,2026-10-26',
          `the classes are on ${days.join()}`,
        );
      },
      'keeps the ids of classes that stay': async (context) => {
        const { course, classes } = await plannedCourse(context);
        const body = { ...plan, number_of_classes: 8 };
        const after = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
          path: { courseId: course.id },
          body,
        });
        const [before, now] = [classes, after.classes].map((list) => list.map(({ id }) => id));
        expect(now?.length === 8 && before?.every((id) => now.includes(id)) === true, 'ids have changed');
      },
      'accepts clashes that are meant': async (context) => {
        const [courseId, body] = await clashingCourse(context);
        const saved = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
          path: { courseId },
          body: { ...body, accept_clashes: true },
        });
        expect(saved.classes.length === 6, `there are ${saved.classes.length} classes`);
      },
    },
  },
  getPlannedClasses: {
    good: async (context, role) => {
      const path = { courseId: await courseOf(context, role) };
      await context.call('ROLE_ADMIN', 'saveCoursePlan', { path, body: { ...plan, accept_clashes: true } });
      return { query: { from: '2035-01-01', to: '2035-01-31' } };
    },
    unknown: () => ({ query: { from: '2035-01-01', to: '2035-01-31', besideCourse: unknownId } }),
    foreign: async (context, role) => ({
      query: { from: '2035-01-01', to: '2035-01-31', besideCourse: await foreignCourse(context, role) },
    }),
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
        await context.call('ROLE_ADMIN', 'getPlannedClasses', { query });
      },
      'has the classes of these days, with their contracts': async (context) => {
        const { course } = await plannedCourse(context);
        const { data, courses } = await context.call<GetPlannedClassesResponse>(
          'ROLE_ADMIN',
          'getPlannedClasses',
          { query: { from: '2035-01-10', to: '2035-01-22' } },
        );
        const given = data.filter(({ course_id: id }) => id === course.id).map(({ date }) => date);
        expect(given.join() === '2035-01-10,2035-01-22', `the classes are on ${given.join()}`);
        expect(
          courses.some(({ id }) => id === course.id),
          'their contract is missing',
        );
      },
      'has only the classes of the own contracts for a teacher': async (context) => {
        await plannedCourse(context);
        const query = { from: '2035-01-01', to: '2035-01-31' };
        const { courses } = await context.call<GetPlannedClassesResponse>(
          'ROLE_TEACHER',
          'getPlannedClasses',
          {
            query,
          },
        );
        for (const { id } of courses) {
          const { status } = await context.answer('ROLE_TEACHER', 'getCoursePlan', {
            path: { courseId: id },
          });
          expect(status === 200, `contract ${id} is not the teacher's`);
        }
      },
      'counts a record of the same day that names no class': async (context) => {
        // In the past, because a class far in the future cannot be recorded.
        const past = { ...plan, starts_on: '2026-10-05', breaks: [] };
        const [planned] = (await plannedCourse(context, past)).classes;
        if (!planned) throw new Error('the plan has no class');
        const body = {
          courses_id: planned.course_id,
          date_class: planned.date,
          absent_student_ids: [],
          total_hours: 45,
        };
        const { data } = await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
        const after = await classOf(context, planned);
        expect(after?.attendance_id === data.id, `its record is ${after?.attendance_id}`);
      },
    },
  },
  countPlannedClasses: {
    good: () => ({ query: { from: '2035-01-01', to: '2044-12-31' } }),
    refuses: {
      'a span that ends before it begins': {
        status: 400,
        field: 'to',
        request: () => ({ query: { from: '2035-01-02', to: '2035-01-01' } }),
      },
    },
    does: {
      'counts the classes to be given of a span of any length, and their contracts': async (context) => {
        const count = async () => {
          const query = { from: '2034-01-01', to: '2044-12-31' };
          const { data } = await context.call<CountPlannedClassesResponse>(
            'ROLE_ADMIN',
            'countPlannedClasses',
            {
              query,
            },
          );
          return data;
        };
        const before = await count();
        const { classes } = await plannedCourse(context);
        const [first, second] = classes;
        if (!first || !second) throw new Error('a plan of six classes has fewer than two');
        await changeClass(context, first, cancelled);
        await recorded(context, second);
        const after = await count();
        expect(
          after.classes - before.classes === 4 && after.contracts - before.contracts === 1,
          `four more classes of one contract are counted as ${JSON.stringify([before, after])}`,
        );
      },
    },
  },
  changePlannedClass: {
    // The numbers of the other classes change.
    rowsChanged: 6,
    good: async (context) => ({ path: { id: (await newClass(context)).id }, body: cancelled }),
    unknown: () => ({ path: { id: unknownId }, body: cancelled }),
    refuses: {
      'an archived contract': archivedClass,
      'a class that is recorded': {
        status: 409,
        request: async (context) => {
          const planned = await newClass(context);
          await recorded(context, planned);
          return { path: { id: planned.id }, body: cancelled };
        },
      },
      'a class at the end after the end of the contract': {
        status: 409,
        code: 'beyond-end',
        request: async (context) => {
          context.requiresExtension('cancellations');
          const planned = await newClass(context);
          const end = { course: { id: planned.course_id }, course_details: { end_date: dates.at(-1) } };
          await context.call('ROLE_ADMIN', 'updateCourse', { body: end });
          return {
            path: { id: planned.id },
            body: { ...cancelled, add_at_end: 1, accept_beyond_end: false },
          };
        },
      },
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => ({
          path: { id: (await newClass(context)).id },
          body: cancelled,
          headers: otherVersion,
        }),
      },
    },
    does: {
      'moves a class, and keeps it there when the plan is saved again': async (context) => {
        const planned = await newClass(context);
        await changeClass(context, planned, { date: '2035-01-09', time: '14:00', minutes: 75 });
        const { data, course } = await planOf(context, planned);
        if (data === null) throw new Error('the plan is gone');
        const path = { courseId: course.id };
        await context.call('ROLE_ADMIN', 'saveCoursePlan', { path, body: data });
        const after = await classOf(context, planned);
        const is = `${after?.date} ${after?.time} ${after?.minutes}`;
        expect(is === '2035-01-09 14:00 75', `the class is at ${is}`);
      },
      'cancels a class and restores it': async (context) => {
        const planned = await newClass(context);
        const { data } = await changeClass(context, planned, cancelled);
        expect(data.cancelled === 1 && data.cancel_reason === 'api-check', 'it is not cancelled');
        expect(data.number === null, 'a cancelled class is counted');
        const { data: restored } = await changeClass(context, planned, { cancelled: 0 });
        expect(restored.cancelled === 0 && restored.cancel_reason === null, 'it is not restored');
      },
      'adds one class at the end with a cancellation, and removes it with the restoration': async (
        context,
      ) => {
        context.requiresExtension('cancellations');
        const planned = await newClass(context);
        const body = { ...cancelled, add_at_end: 1 } as const;
        const { added } = await changeClass(context, planned, body);
        const is = `${added?.date} ${added?.time} ${added?.minutes} ${added?.added_for === planned.id}`;
        // After Wednesday 31 January, a weekly time of the plan.
        expect(is === '2035-02-05 12:00 90 true', `the added class is ${is}`);
        const again = await changeClass(context, planned, body);
        expect(again.added?.id === added?.id, 'the second cancellation has added another class');
        const balance = (await planOf(context, planned)).hours_balance;
        expect(balance?.planned_minutes === 450, `${balance?.planned_minutes} minutes are planned`);
        const { removed } = await changeClass(context, planned, { cancelled: 0 });
        expect(removed?.id === added?.id, 'the restoration has not removed the added class');
        const { classes } = await planOf(context, planned);
        expect(classes.length === dates.length, `the plan has ${classes.length} classes`);
      },
    },
  },
  chooseSubstitute: {
    sendsMail: true,
    good: async (context) => substituteFor(context, await newClass(context)),
    unknown: async (context) => ({
      body: { classes: [{ id: unknownId }], teacher_id: (await otherTeacher(context)).id },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const planned = await newClass(context);
        return [planned.course_id, await substituteFor(context, planned)];
      }),
      'a class that is recorded': {
        status: 409,
        request: async (context) => {
          const planned = await newClass(context);
          await recorded(context, planned);
          return substituteFor(context, planned);
        },
      },
      'a class that is cancelled': {
        status: 409,
        request: async (context) => {
          const { data } = await changeClass(context, await newClass(context), cancelled);
          return substituteFor(context, data);
        },
      },
      'a teacher who does not exist': {
        status: 400,
        field: 'teacher_id',
        request: async (context) => ({
          body: { classes: [{ id: (await newClass(context)).id }], teacher_id: unknownId },
        }),
      },
      'an archived teacher': {
        status: 409,
        request: async (context) => ({
          body: {
            classes: [{ id: (await newClass(context)).id }],
            teacher_id: await archivedTeacher(context),
          },
        }),
      },
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => {
          const { id } = await newClass(context);
          return substituteFor(context, { id, etag: otherVersion['If-Match'] });
        },
      },
      'a class at the time of another one of the substitute': {
        status: 409,
        code: 'clash',
        request: async (context) => {
          const [one, other] = [await newClass(context), await newClass(context)];
          const request = await substituteFor(context, one);
          await context.call('ROLE_ADMIN', 'chooseSubstitute', request);
          return { body: { ...request.body, classes: [{ id: other.id }] } };
        },
      },
    },
    does: {
      'names the substitute, and gives the class back': async (context) => {
        const planned = await newClass(context);
        const request = await substituteFor(context, planned);
        await context.call('ROLE_ADMIN', 'chooseSubstitute', request);
        const after = await classOf(context, planned);
        const { teacher_id: id } = request.body;
        expect(after?.substitute?.id === id && after?.teacher?.id === id, `${after?.teacher?.id} gives it`);
        expect((after?.usual_teacher ?? null) === null, 'the contract has a teacher');
        const classes = [{ id: planned.id, etag: after?.etag }];
        await context.call('ROLE_ADMIN', 'chooseSubstitute', { body: { classes, teacher_id: null } });
        const back = await classOf(context, planned);
        expect(back?.substitute === null && back?.teacher === null, `${back?.teacher?.id} gives it`);
      },
      'counts the class for the substitute, whoever records it': async (context) => {
        const planned = await newClass(context);
        const request = await substituteFor(context, planned);
        await context.call('ROLE_ADMIN', 'chooseSubstitute', request);
        const { teacher } = await recorded(context, planned);
        expect(teacher?.id === request.body.teacher_id, `${teacher?.id} gave it`);
      },
      'accepts clashes that are meant, and answers a repetition as saved': async (context) => {
        const [one, other] = [await newClass(context), await newClass(context)];
        const { body } = await substituteFor(context, one);
        await context.call('ROLE_ADMIN', 'chooseSubstitute', { body });
        const both = { ...body, classes: [{ id: one.id, etag: one.etag }, { id: other.id }] };
        const accepted = { body: { ...both, accept_clashes: true } };
        const { data } = await context.call<{ data: PlannedClass[] }>(
          'ROLE_ADMIN',
          'chooseSubstitute',
          accepted,
        );
        const given = data.map(({ substitute }) => substitute?.id);
        expect(given.join() === `${body.teacher_id},${body.teacher_id}`, `they are of ${given.join()}`);
      },
      'changes no class if one is refused': async (context) => {
        const [one, other] = [await newClass(context), await newClass(context)];
        await recorded(context, other);
        const { body } = await substituteFor(context, one);
        const classes = [{ id: one.id }, { id: other.id }];
        const { status } = await context.answer('ROLE_ADMIN', 'chooseSubstitute', {
          body: { ...body, classes },
        });
        expect(status === 409, `it answers ${status}`);
        expect((await classOf(context, one))?.substitute === null, 'the first class has a substitute');
      },
    },
  },
  getColleagues: {
    good: () => ({}),
    does: {
      'names nobody who is archived, and not the teacher': async (context) => {
        const archived = await archivedTeacher(context);
        const own = await ownTeacherId(context);
        const { data } = await context.call<GetColleaguesResponse>('ROLE_TEACHER', 'getColleagues');
        expect(!data.some(({ id }) => id === archived || id === own), 'it names one of them');
      },
    },
  },
  getSubstituteProposals: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'has open proposals for the office, and answered ones for the teacher too': async (context) => {
        const { planned } = await proposedClass(context);
        const lists = async (role: 'ROLE_ADMIN' | 'ROLE_TEACHER') => {
          const { data } = await context.call<GetPlannedClassesResponse>(role, 'getSubstituteProposals');
          return data.find(({ id }) => id === planned.id)?.proposal?.status;
        };
        expect((await lists('ROLE_ADMIN')) === 'open', 'the office does not see it');
        expect((await lists('ROLE_TEACHER')) === 'open', 'the teacher does not see it');
        await context.call('ROLE_ADMIN', 'declineSubstitute', { body: { classes: [{ id: planned.id }] } });
        expect((await lists('ROLE_ADMIN')) === undefined, 'the office still sees it');
        expect((await lists('ROLE_TEACHER')) === 'declined', 'the teacher does not see the answer');
      },
    },
  },
  proposeSubstitute: {
    good: async (context) => proposalFor(context, await taughtClass(context)),
    unknown: async (context) => proposalFor(context, { id: unknownId }),
    foreign: async (context) => proposalFor(context, await newClass(context)),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const planned = await taughtClass(context);
        return [planned.course_id, await proposalFor(context, planned)];
      }),
      'a class that is recorded': {
        status: 409,
        request: async (context) => {
          const planned = await taughtClass(context);
          await recorded(context, planned);
          return proposalFor(context, planned);
        },
      },
      'a class that is cancelled': {
        status: 409,
        request: async (context) => {
          const { data } = await changeClass(context, await taughtClass(context), cancelled);
          return proposalFor(context, data);
        },
      },
      'a teacher who does not exist': {
        status: 400,
        field: 'teacher_id',
        request: async (context) => ({
          body: { classes: [{ id: (await taughtClass(context)).id }], teacher_id: unknownId },
        }),
      },
      'an archived colleague': {
        status: 409,
        request: async (context) => ({
          body: {
            classes: [{ id: (await taughtClass(context)).id }],
            teacher_id: await archivedTeacher(context),
          },
        }),
      },
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => {
          const { id } = await taughtClass(context);
          return proposalFor(context, { id, etag: otherVersion['If-Match'] });
        },
      },
      'to take an answered proposal back': {
        status: 409,
        request: async (context) => {
          const { planned } = await proposedClass(context);
          await context.call('ROLE_ADMIN', 'declineSubstitute', { body: { classes: [{ id: planned.id }] } });
          return { body: { classes: [{ id: planned.id }], teacher_id: null } };
        },
      },
    },
    does: {
      'leaves the class with its teacher, until the office chooses the colleague': async (context) => {
        const { planned, colleague } = await proposedClass(context);
        const open = await classOf(context, planned);
        expect(open?.proposal?.substitute.id === colleague, 'it is not proposed');
        expect(open?.substitute === null, 'the colleague is the substitute already');
        const body = { classes: [{ id: planned.id }], teacher_id: colleague };
        await context.call('ROLE_ADMIN', 'chooseSubstitute', { body });
        const after = await classOf(context, planned);
        expect(after?.substitute?.id === colleague, 'the colleague is no substitute');
        expect(after?.proposal?.status === 'confirmed', `it is ${after?.proposal?.status}`);
      },
      'takes an open proposal back, also when it is repeated': async (context) => {
        const { planned } = await proposedClass(context);
        const body = { classes: [{ id: planned.id, etag: planned.etag }], teacher_id: null };
        for (let times = 0; times < 2; times += 1)
          await context.call('ROLE_TEACHER', 'proposeSubstitute', { body });
        expect((await classOf(context, planned))?.proposal === null, 'it is still proposed');
      },
    },
  },
  declineSubstitute: {
    sendsMail: true,
    good: async (context) => {
      const { planned } = await proposedClass(context);
      return { body: { classes: [{ id: planned.id, etag: planned.etag }], answer: 'api-check' } };
    },
    unknown: () => ({ body: { classes: [{ id: unknownId }] } }),
    refuses: {
      'a class without a proposal': {
        status: 409,
        request: async (context) => ({ body: { classes: [{ id: (await newClass(context)).id }] } }),
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const { planned } = await proposedClass(context);
        return [planned.course_id, { body: { classes: [{ id: planned.id }] } }];
      }),
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => {
          const { id } = (await proposedClass(context)).planned;
          return { body: { classes: [{ id, etag: otherVersion['If-Match'] }] } };
        },
      },
    },
    does: {
      'keeps the word for the teacher': async (context) => {
        const { planned } = await proposedClass(context);
        const body = { classes: [{ id: planned.id }], answer: 'api-check' };
        await context.call('ROLE_ADMIN', 'declineSubstitute', { body });
        const proposal = (await classOf(context, planned))?.proposal;
        expect(proposal?.status === 'declined' && proposal.answer === 'api-check', 'it is not declined');
      },
    },
  },
  getClosedDays: { good: () => ({}) },
  createClosedDays: {
    good: (context) => ({ body: closure(context) }),
    refuses: {
      'an end before the beginning': {
        status: 400,
        request: (context) => ({ body: { ...closure(context), ends_on: '2036-06-30' } }),
      },
    },
    does: {
      'is skipped by a plan that is saved later': async (context) => {
        const body = { ...closure(context), starts_on: '2037-03-02', ends_on: '2037-03-02' };
        const { data } = await context.call<{ data: { id: number } }>('ROLE_ADMIN', 'createClosedDays', {
          body,
        });
        const times = [{ weekday: 1 as const, time: '12:00', minutes: 60 }];
        const { classes } = await plannedCourse(context, {
          ...plan,
          times,
          breaks: [],
          starts_on: '2037-03-02',
          number_of_classes: 1,
        });
        await context.call('ROLE_ADMIN', 'deleteClosedDays', { path: { id: data.id } });
        expect(classes[0]?.date === '2037-03-09', `the class is on ${classes[0]?.date}`);
      },
    },
  },
  deleteClosedDays: {
    good: async (context) => {
      const { data } = await context.call<{ data: { id: number } }>('ROLE_ADMIN', 'createClosedDays', {
        body: closure(context),
      });
      return { path: { id: data.id } };
    },
    unknown: () => ({ path: { id: unknownId } }),
  },
} satisfies Cases;
