import type {
  Attendance,
  Course,
  GetOwnHoursResponse,
  GetTeacherRatesResponse,
  PreviewTeacherRatesResponse,
  RatePeriod,
  TeacherRates,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf, ownTeacherId, readCourse, twoOf } from '../facts.ts';
import { newTeacher, readTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function ratesOf(context: TestContext, teacherId: number): Promise<TeacherRates> {
  const path = { teacherId };
  return (await context.call<GetTeacherRatesResponse>('ROLE_ADMIN', 'getTeacherRates', { path })).data;
}

const ofType = ({ rates }: TeacherRates, type: number): RatePeriod[] =>
  rates.filter(({ course_types_id }) => course_types_id === type).map(({ from, rate }) => ({ from, rate }));

/** Creates a teacher with one rate. Returns a raise that is not saved yet. */
async function raised(context: TestContext, from = '2001-01-01') {
  const teacher = await newTeacher(context);
  const type = teacher.teacher_rates[0]?.course_types_id ?? 0;
  const seen = ofType(await ratesOf(context, teacher.id), type);
  const rates = [...seen, { from, rate: 48 }];
  const path = { teacherId: teacher.id };
  return { path, type, seen, body: { course_types_id: type, rates, seen, months: [] } };
}

/** Returns the rates with another rate for a single month. */
function forOneMonth(rates: readonly RatePeriod[], month: string, rate: number): RatePeriod[] {
  const [first, next] = [`${month}-01`, `${Number(month.slice(0, 4)) + 1}-01-01`];
  const former = rates.filter(({ from }) => (from ?? '') <= next).at(-1)?.rate ?? null;
  return [
    ...rates.filter(({ from }) => (from ?? '') < first || (from ?? '') > next),
    { from: first, rate },
    { from: next, rate: former },
  ];
}

/** Records a class of the teacher in a month that was not submitted, and returns the rates of its course type. */
async function taught(context: TestContext) {
  const { courseId } = await enrolmentOf(context, 'ROLE_TEACHER');
  const teacherId = await ownTeacherId(context);
  const course: Course = await readCourse(context, courseId);
  const type = course.course_type?.id ?? 0;
  for (let year = 1995; year > 1970; year -= 1) {
    const month = `${year}-12`;
    const read = () => context.call<GetOwnHoursResponse>('ROLE_TEACHER', 'getOwnHours', { query: { month } });
    const { data, statement } = await read();
    if (statement !== null || data.length > 0) continue;
    const body = { courses_id: courseId, date_class: `${month}-10`, absent_student_ids: [], total_hours: 60 };
    await context.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body });
    const seen = ofType(await ratesOf(context, teacherId), type);
    return { path: { teacherId }, type, month, seen, rates: forOneMonth(seen, month, 99), read };
  }
  throw new Error('the teacher has hours in every December');
}

export const teacherRates = {
  getTeacherRates: {
    good: async (context) => ({ path: { teacherId: await ownTeacherId(context) } }),
    unknown: () => ({ path: { teacherId: unknownId } }),
    does: {
      'has the rates of a new teacher since always': async (context) => {
        const { id, teacher_rates } = await newTeacher(context);
        const { rates } = await ratesOf(context, id);
        const right = teacher_rates.map((rate) => ({ ...rate, from: null }));
        expect(
          JSON.stringify(
            rates.map(({ course_types_id, rate, from }) => ({ course_types_id, rate, from })),
          ) ===
            JSON.stringify(right.map(({ course_types_id, rate, from }) => ({ course_types_id, rate, from }))),
          `the rates are ${JSON.stringify(rates)}`,
        );
      },
      'lets a rate without a day count from the usual day, and one that is left out end there': async (
        context,
      ) => {
        const { id } = await newTeacher(context);
        const [type, other] = await twoOf(context, 'listCourseTypes');
        const send = (teacherRates: { course_types_id: number; rate: number }[]) =>
          context.call('ROLE_ADMIN', 'updateTeacher', { body: { teacher: { id }, teacherRates } });
        const { raise_from: from } = await ratesOf(context, id);
        await send([{ course_types_id: other, rate: 30 }]);
        await send([{ course_types_id: other, rate: 31 }]);
        await send([
          { course_types_id: other, rate: 32 },
          { course_types_id: type, rate: 50 },
        ]);
        const rates = ofType(await ratesOf(context, id), other);
        const right = [
          { from: null, rate: 30 },
          { from, rate: 32 },
        ];
        expect(JSON.stringify(rates) === JSON.stringify(right), `the rates are ${JSON.stringify(rates)}`);
        await send([{ course_types_id: type, rate: 50 }]);
        const ended = ofType(await ratesOf(context, id), other).at(-1);
        expect(ended?.from === from && ended.rate === null, `the rate ends as ${JSON.stringify(ended)}`);
      },
    },
  },
  previewTeacherRates: {
    onlyReads: true,
    good: async (context) => {
      const { path, body } = await raised(context);
      return { path, body: { course_types_id: body.course_types_id, rates: body.rates } };
    },
    unknown: async (context) => {
      const [type] = await twoOf(context, 'listCourseTypes');
      return { path: { teacherId: unknownId }, body: { course_types_id: type, rates: [] } };
    },
    refuses: {
      'two rates from one day': {
        status: 400,
        field: 'rates.1.from',
        request: async (context) => {
          const { path, type } = await raised(context);
          const rates = [1, 2].map((rate) => ({ from: '2026-01-01', rate }));
          return { path, body: { course_types_id: type, rates } };
        },
      },
      'a course type that does not exist': {
        status: 400,
        field: 'course_types_id',
        request: async (context) => {
          const { path } = await raised(context);
          return { path, body: { course_types_id: unknownId, rates: [] } };
        },
      },
    },
    does: {
      'names a month with both amounts, which are those before and after the change': async (context) => {
        const { path, type, month, seen, rates, read } = await taught(context);
        const before = (await read()).data.reduce((sum, row) => sum + row.amount_cents, 0);
        const body = { course_types_id: type, rates };
        const answer = await context.call<PreviewTeacherRatesResponse>('ROLE_ADMIN', 'previewTeacherRates', {
          path,
          body,
        });
        const named = answer.data.find((one) => one.month === month);
        expect(
          named?.status === 'open' && named.before_cents === before && named.after_cents === 9900,
          `it names ${JSON.stringify(answer.data)}`,
        );
        await context.call('ROLE_ADMIN', 'changeTeacherRates', {
          path,
          body: { ...body, seen, months: answer.data },
        });
        const after = (await read()).data.reduce((sum, row) => sum + row.amount_cents, 0);
        expect(after === 9900, `the amount is ${after}`);
      },
    },
  },
  changeTeacherRates: {
    good: async (context) => {
      const { path, body } = await raised(context);
      return { path, body };
    },
    unknown: async (context) => {
      const [type] = await twoOf(context, 'listCourseTypes');
      return {
        path: { teacherId: unknownId },
        body: { course_types_id: type, rates: [], seen: [], months: [] },
      };
    },
    refuses: {
      'two rates from one day': {
        status: 400,
        field: 'rates.1.from',
        request: async (context) => {
          const { path, body } = await raised(context);
          const rates = [1, 2].map((rate) => ({ from: '2026-01-01', rate }));
          return { path, body: { ...body, rates } };
        },
      },
      'rates that someone else has changed': {
        status: 409,
        request: async (context) => {
          const { path, body } = await raised(context);
          return { path, body: { ...body, seen: [{ from: null, rate: 1 }] } };
        },
      },
      'a change whose months are not named': {
        status: 409,
        request: async (context) => {
          const { path, type, seen, rates } = await taught(context);
          return { path, body: { course_types_id: type, rates, seen, months: [] } };
        },
      },
    },
    does: {
      'leaves `teacher_rates` with the rate that counts today': async (context) => {
        for (const [from, today] of [
          ['2001-01-01', 48],
          ['2999-01-01', 41.5],
        ] as const) {
          const { path, body } = await raised(context, from);
          await context.call('ROLE_ADMIN', 'changeTeacherRates', { path, body });
          const { teacher_rates } = await readTeacher(context, path.teacherId);
          expect(teacher_rates[0]?.rate === today, `from ${from} the rate is ${teacher_rates[0]?.rate}`);
        }
      },
      'corrects a rate, and removes it': async (context) => {
        const { path, type, seen, body } = await raised(context);
        await context.call('ROLE_ADMIN', 'changeTeacherRates', { path, body });
        const corrected = [...seen, { from: '2002-02-02', rate: 49 }];
        const second = { ...body, rates: corrected, seen: body.rates };
        await context.call('ROLE_ADMIN', 'changeTeacherRates', { path, body: second });
        const read = async () => JSON.stringify(ofType(await ratesOf(context, path.teacherId), type));
        expect((await read()) === JSON.stringify(corrected), `the rates are ${await read()}`);
        await context.call('ROLE_ADMIN', 'changeTeacherRates', {
          path,
          body: { ...body, rates: seen, seen: corrected },
        });
        expect((await read()) === JSON.stringify(seen), `the rates are ${await read()}`);
      },
      'answers a change that is stored already': async (context) => {
        const { path, body } = await raised(context);
        for (let time = 0; time < 2; time += 1) {
          const answer = await context.answer('ROLE_ADMIN', 'changeTeacherRates', { path, body });
          expect(answer.status === 200, `it answers ${answer.status}`);
        }
      },
    },
  },
} satisfies Cases;
