import type {
  GetColleaguesResponse,
  GetCoursePlanResponse,
  ListUnavailabilityResponse,
  PlannedClass,
  Unavailability,
  UnavailabilityInput,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { otherTeacher, ownTeacherId } from '../facts.ts';
import { expectFields } from '../fields.ts';
import type { Role } from '../openapi.ts';
import { plan, plannedCourse } from '../records/plans.ts';
import { createTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

const weekly: UnavailabilityInput = {
  starts_on: null,
  ends_on: null,
  weekday: 6,
  begins_at: '04:00',
  ends_at: '04:30',
  name: 'api-check',
};

/** On the first days of the plan of the suite, which has a class on each. */
const firstDays = {
  starts_on: '2035-01-08',
  ends_on: '2035-01-10',
  weekday: null,
  begins_at: null,
  ends_at: null,
  name: 'api-check',
} as const satisfies UnavailabilityInput;

async function added(
  context: TestContext,
  teacher_id: number,
  entry: UnavailabilityInput,
): Promise<Unavailability> {
  const body = { teacher_id, ...entry };
  return (await context.call<{ data: Unavailability }>('ROLE_ADMIN', 'createUnavailability', { body })).data;
}

const ofRole = async (context: TestContext, role: Role) =>
  role === 'ROLE_TEACHER' ? ownTeacherId(context) : (await otherTeacher(context)).id;

async function entryOf(context: TestContext, role: Role): Promise<Unavailability> {
  return added(context, await ofRole(context, role), weekly);
}

const foreignEntry = async (context: TestContext) => added(context, (await otherTeacher(context)).id, weekly);

const pathOf = ({ id }: Unavailability) => ({ path: { id } });

/** A new teacher who is away on the first days of the plan, and a contract of the teacher without a plan. */
async function awayTeacher(
  context: TestContext,
): Promise<{ courseId: number; teacherId: number; classes: PlannedClass[] }> {
  context.requiresExtension('planned-classes');
  const { course, classes } = await plannedCourse(context);
  const { id: teacherId } = await createTeacher(context);
  await added(context, teacherId, firstDays);
  return { courseId: course.id, teacherId, classes };
}

export const unavailability = {
  listUnavailability: {
    good: () => ({}),
    foreign: async (context) => ({ query: { teacherId: (await otherTeacher(context)).id } }),
    refuses: {
      'an end before the beginning': {
        status: 400,
        request: () => ({ query: { from: '2036-07-02', to: '2036-07-01' } }),
      },
    },
    does: {
      'has what concerns the days between the two bounds, of one teacher or of all': async (context) => {
        const { id: teacherId } = await createTeacher(context);
        const entry = await added(context, teacherId, firstDays);
        const every = await added(context, teacherId, weekly);
        for (const [query, isThere] of [
          [{ from: '2035-01-10' }, true],
          [{ from: '2035-01-11' }, false],
          [{ to: '2035-01-08' }, true],
          [{ to: '2035-01-07' }, false],
        ] as const) {
          for (const owner of [{ teacherId }, {}]) {
            const { data } = await context.call<ListUnavailabilityResponse>(
              'ROLE_ADMIN',
              'listUnavailability',
              {
                query: { ...query, ...owner },
              },
            );
            expect(data.some(({ id }) => id === entry.id) === isThere, `wrong for ${JSON.stringify(query)}`);
            expect(
              data.some(({ id }) => id === every.id),
              'what has no bounds is not there',
            );
          }
        }
      },
    },
  },
  createUnavailability: {
    good: async (context, role) => ({ body: { ...weekly, teacher_id: await ofRole(context, role) } }),
    unknown: () => ({ body: { ...weekly, teacher_id: unknownId } }),
    foreign: async (context) => ({ body: { ...weekly, teacher_id: (await otherTeacher(context)).id } }),
    refuses: {
      'an administrator who names no teacher': {
        status: 400,
        field: 'teacher_id',
        role: 'ROLE_ADMIN',
        request: () => ({ body: weekly }),
      },
      'days without an end': {
        status: 400,
        field: 'ends_on',
        request: async (context) => ({
          body: { ...firstDays, ends_on: null, teacher_id: (await otherTeacher(context)).id },
        }),
      },
      'an end before the beginning': {
        status: 400,
        field: 'ends_on',
        request: async (context) => ({
          body: { ...firstDays, ends_on: '2035-01-07', teacher_id: (await otherTeacher(context)).id },
        }),
      },
      'a start without an end on the day': {
        status: 400,
        field: 'ends_at',
        request: async (context) => ({
          body: { ...weekly, ends_at: null, teacher_id: (await otherTeacher(context)).id },
        }),
      },
      'hours without a length': {
        status: 400,
        field: 'ends_at',
        request: async (context) => ({
          body: { ...weekly, ends_at: '04:00', teacher_id: (await otherTeacher(context)).id },
        }),
      },
    },
    does: {
      'is the own of a teacher who names none': async (context) => {
        const { data } = await context.call<{ data: Unavailability }>(
          'ROLE_TEACHER',
          'createUnavailability',
          {
            body: weekly,
          },
        );
        const own = await ownTeacherId(context);
        expect(data.teacher.id === own, `it is that of teacher ${data.teacher.id}`);
        expectFields(data, { weekday: 6, begins_at: '04:00' });
      },
      'is asked about when the teacher gets classes at that time, and marks them': async (context) => {
        const { courseId, teacherId } = await awayTeacher(context);
        const body = { courseId, teacherId };
        const asked = await context.answer<{ code?: string; errors?: { unavailable?: string[] } }>(
          'ROLE_ADMIN',
          'assignTeacher',
          { body: { ...body, accept_clashes: false } },
        );
        expect(asked.status === 409 && asked.body.code === 'clash', `it answers ${asked.status}`);
        const named = asked.body.errors?.unavailable?.map((text) => text.slice(0, 16));
        expect(String(named) === '2035-01-08 12:00,2035-01-10 09:30', `it names ${String(named)}`);
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { ...body, accept_clashes: true } });
        const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'getCoursePlan', {
          path: { courseId },
        });
        const away = classes.filter(({ teacher_away }) => teacher_away === 1).map(({ date }) => date);
        expect(away.join() === '2035-01-08,2035-01-10', `the teacher is away on ${away.join()}`);
        const { data } = await context.call<ListUnavailabilityResponse>('ROLE_ADMIN', 'listUnavailability', {
          query: { teacherId },
        });
        expect(data[0]?.planned_classes === 2, `it counts ${data[0]?.planned_classes} classes`);
      },
      'tells a teacher which of the own classes a colleague cannot give': async (context) => {
        context.requiresExtension('belonging');
        const own = await ownTeacherId(context);
        const { course, classes } = await plannedCourse(context, { ...plan, number_of_classes: 3 });
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId: course.id, teacherId: own } });
        const before = await context.call<GetColleaguesResponse>('ROLE_TEACHER', 'getColleagues');
        const colleague = before.data[0];
        expect(colleague !== undefined, 'there is no colleague');
        const entry = await added(context, colleague?.id ?? 0, firstDays);
        const { data } = await context.call<GetColleaguesResponse>('ROLE_TEACHER', 'getColleagues');
        const away = data.find(({ id }) => id === colleague?.id)?.away_for ?? [];
        await context.call('ROLE_ADMIN', 'deleteUnavailability', pathOf(entry));
        const met = classes.map(({ id }) => away.includes(id));
        expect(String(met) === 'true,true,false', `it is ${String(met)}`);
      },
    },
  },
  changeUnavailability: {
    good: async (context, role) => ({
      ...pathOf(await entryOf(context, role)),
      body: { ...weekly, weekday: 7 as const },
    }),
    unknown: () => ({ path: { id: unknownId }, body: weekly }),
    foreign: async (context) => ({ ...pathOf(await foreignEntry(context)), body: weekly }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          ...pathOf(await foreignEntry(context)),
          body: { ...weekly, weekday: 7 as const },
          headers: { 'If-Match': '"another version"' },
        }),
      },
      'a week without a weekday and days': {
        status: 400,
        field: 'starts_on',
        request: async (context) => ({
          ...pathOf(await foreignEntry(context)),
          body: { ...weekly, weekday: null },
        }),
      },
    },
  },
  deleteUnavailability: {
    good: async (context, role) => pathOf(await entryOf(context, role)),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context) => pathOf(await foreignEntry(context)),
    refuses: {
      'an entry that has changed': {
        status: 412,
        request: async (context) => ({
          ...pathOf(await foreignEntry(context)),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
} satisfies Cases;
