import type {
  AddAttendanceResponse,
  GetInitialsOfClassResponse,
  GetRunningClassesResponse,
  GiveInitialResponse,
  ListInitialsResponse,
  PlannedClass,
  SaveCoursePlanResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { createCourse } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { plannedCourse } from '../records/plans.ts';
import { createStudent } from '../records/students.ts';
import { expect, type TestContext } from '../TestContext.ts';

const day = '2026-11-05';

/** Records a class of a contract that lasted an hour. Returns the id of its record. */
async function recordedClass(context: TestContext, courseId: number, absent: number[] = []): Promise<number> {
  const { data } = await context.call<AddAttendanceResponse>('ROLE_ADMIN', 'addAttendance', {
    body: { courses_id: courseId, date_class: day, absent_student_ids: absent, total_hours: 60 },
  });
  return data.id;
}

/** A recorded class of the teacher of the accounts file, with a student. */
async function attendedClass(context: TestContext) {
  const { courseId, studentId } = await taughtEnrolment(context);
  return { courseId, studentId, lessonId: await recordedClass(context, courseId) };
}

const given = { how: 'typed', mark: 'I. F.', written_at: `${day}T18:25:00.000Z` } as const;
const initialOf = (lesson_id: number, student_id: number, more: object = {}) => ({
  body: { ...given, lesson_id, student_id, ...more },
});

const give = (context: TestContext, lessonId: number, studentId: number, more: object = {}) =>
  context.call<GiveInitialResponse>('ROLE_TEACHER', 'giveInitial', initialOf(lessonId, studentId, more));

async function listed(context: TestContext, courseId: number) {
  const query = { courseId, month: day.slice(0, 7) };
  return (await context.call<ListInitialsResponse>('ROLE_ADMIN', 'listInitials', { query })).data;
}

/** The clock of the backend, in milliseconds since 1970: one for tests may have its own. */
async function clockOf(context: TestContext): Promise<number> {
  const { lessonId, studentId } = await attendedClass(context);
  return Date.parse((await give(context, lessonId, studentId)).data.received_at);
}

/** A plan whose classes last from midnight to midnight, so that one of them runs now in every time zone. */
async function planRoundTheClock(context: TestContext, courseId: number): Promise<PlannedClass[]> {
  const yesterday = new Date((await clockOf(context)) - 24 * 3_600_000).toISOString().slice(0, 10);
  const body = {
    times: ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, time: '00:00', minutes: 1440 })),
    starts_on: yesterday,
    ends_on: null,
    number_of_classes: 3,
    skips_holidays: 0 as const,
    breaks: [],
    changes: [],
    accept_clashes: true,
  };
  const { classes } = await context.call<SaveCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
    path: { courseId },
    body,
  });
  return classes;
}

/** A running class of the link's student. */
async function runningClass(context: TestContext) {
  const { courseId, own } = await linkedCourse(context);
  const ids = new Set((await planRoundTheClock(context, courseId)).map(({ id }) => id));
  const { data } = await context.call<GetRunningClassesResponse>('student', 'getRunningClasses');
  const running = data.find(({ id }) => ids.has(id));
  if (!running) throw new Error('a class that lasts all day is not running');
  return { courseId, own, running };
}

const ownInitial = (class_id: number, more: object = {}) => ({ body: { ...given, class_id, ...more } });

export const initials = {
  listInitials: {
    good: async (context) => ({
      query: { courseId: (await taughtEnrolment(context)).courseId, month: day.slice(0, 7) },
    }),
    list: async (context) => ({
      query: { courseId: (await taughtEnrolment(context)).courseId, month: day.slice(0, 7) },
    }),
    unknown: () => ({ query: { courseId: unknownId, month: '2026-11' } }),
    foreign: async (context) => ({ query: { courseId: await createCourse(context), month: '2026-11' } }),
  },
  downloadInitialsChain: {
    good: async (context) => ({ query: { courseId: await createCourse(context) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
  },
  downloadAttendanceReport: {
    good: async (context) => ({
      query: { courseId: await createCourse(context), month: '2026-11', language: 'fr', halfDays: 1 },
    }),
    unknown: () => ({ query: { companyId: unknownId, month: '2026-11', language: 'fr' } }),
    refuses: {
      'neither a contract nor a company': {
        status: 400,
        field: 'courseId',
        request: () => ({ query: { month: '2026-11', language: 'fr' } }),
      },
    },
  },
  getInitialsOfClass: {
    good: async (context) => ({ path: { id: (await attendedClass(context)).lessonId } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context) => ({
      path: { id: await recordedClass(context, await createCourse(context)) },
    }),
    does: {
      'lists who was there with their initials, and who was absent': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const id = await recordedClass(context, courseId, [studentId]);
        const { data } = await context.call<GetInitialsOfClassResponse>('ROLE_ADMIN', 'getInitialsOfClass', {
          path: { id },
        });
        const facts = data.students.map(({ student, absent, initials: own }) =>
          [student.id, absent, own.length].join(),
        );
        expect(facts.join(' ') === `${studentId},1,0`, `it lists ${facts.join(' ')}`);
      },
    },
  },
  giveInitial: {
    // The lists that the suite reads are those of the contracts that a request names.
    leavesNoTrace: true,
    good: async (context) => {
      const { lessonId, studentId } = await attendedClass(context);
      return initialOf(lessonId, studentId);
    },
    unknown: () => initialOf(unknownId, unknownId),
    foreign: async (context) => {
      const { studentId } = await taughtEnrolment(context);
      const courseId = await createCourse(context);
      await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
      return initialOf(await recordedClass(context, courseId), studentId);
    },
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, lessonId, studentId } = await attendedClass(context);
        return [courseId, initialOf(lessonId, studentId)];
      }),
      'a drawing that is none': {
        status: 400,
        field: 'mark',
        request: async (context) => {
          const { lessonId, studentId } = await attendedClass(context);
          return initialOf(lessonId, studentId, { how: 'drawn' });
        },
      },
      'a student of another class': {
        status: 400,
        field: 'student_id',
        request: async (context) => {
          const { lessonId } = await attendedClass(context);
          return initialOf(lessonId, (await createStudent(context)).id);
        },
      },
      'a student who was absent': {
        status: 409,
        request: async (context) => {
          const { courseId, studentId } = await taughtEnrolment(context);
          return initialOf(await recordedClass(context, courseId, [studentId]), studentId);
        },
      },
      'another mark for the same class': {
        status: 409,
        request: async (context) => {
          const { lessonId, studentId } = await attendedClass(context);
          await give(context, lessonId, studentId);
          return initialOf(lessonId, studentId, { mark: 'I.' });
        },
      },
    },
    does: {
      'adds one line to the chain, however often it is sent': async (context) => {
        const { courseId, lessonId, studentId } = await attendedClass(context);
        await give(context, lessonId, studentId);
        await give(context, lessonId, studentId);
        const lines = await listed(context, courseId);
        const facts = lines.map(({ sequence, mark, changed }) => [sequence, mark, changed].join());
        expect(facts.join(' ') === '1,I. F.,0', `the chain is ${facts.join(' ')}`);
      },
      'keeps what was initialed when the class is changed': async (context) => {
        const { courseId, lessonId, studentId } = await attendedClass(context);
        await give(context, lessonId, studentId);
        await context.call('ROLE_ADMIN', 'updateAttendance', {
          path: { id: lessonId },
          body: { courses_id: courseId, date_class: day, absent_student_ids: [], total_hours: 45, status: 1 },
        });
        const [line] = await listed(context, courseId);
        const facts = [line?.initialed.minutes, line?.now?.minutes, line?.changed].join();
        expect(facts === '60,45,1', `it says ${facts}`);
      },
    },
  },
  getRunningClasses: {
    good: () => ({}),
    foreign: 'left out',
  },
  giveOwnInitial: {
    leavesNoTrace: true,
    good: async (context) => ownInitial((await runningClass(context)).running.id),
    unknown: () => ownInitial(unknownId),
    foreign: async (context) => ownInitial((await plannedCourse(context)).classes[0]?.id ?? unknownId),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, running } = await runningClass(context);
        return [courseId, ownInitial(running.id)];
      }),
      'a class that is not running': {
        status: 409,
        request: async (context) => {
          const { courseId } = await linkedCourse(context);
          const classes = await planRoundTheClock(context, courseId);
          const { data } = await context.call<GetRunningClassesResponse>('student', 'getRunningClasses');
          const others = classes.filter(({ id }) => !data.some((running) => running.id === id));
          return ownInitial(others.at(-1)?.id ?? unknownId);
        },
      },
    },
    does: {
      'says that the class is initialed': async (context) => {
        const { running } = await runningClass(context);
        const request = ownInitial(running.id);
        const { data } = await context.call<GetRunningClassesResponse>('student', 'giveOwnInitial', request);
        const shown = data.find(({ id }) => id === running.id);
        expect(running.initialed === 0 && shown?.initialed === 1, 'it is not');
      },
    },
  },
} satisfies Cases;
