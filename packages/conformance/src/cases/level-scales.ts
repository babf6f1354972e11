import type {
  CreateScaleResultData,
  ListEndingScaleResultsResponse,
  ScaleResult,
} from '@portal/api-client/openapi';
import { daysAfter } from '@portal/domain';
import { type Cases, unknownId } from '../Case.ts';
import { archivedNamed } from '../case-builders/namedCases.ts';
import { today, withinOneDay } from '../case-builders/sameToday.ts';
import { lookup } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { createStudent, readStudent } from '../records/students.ts';
import { expect, type TestContext } from '../TestContext.ts';

type Body = CreateScaleResultData['body'];

const sle = {
  scale: 'sle',
  tested_on: '2026-02-10',
  source: 'CFP',
  reading: 'C',
  writing: 'B',
  oral: 'C',
} as const;

const bodyOf = async (context: TestContext, more: Partial<Body> = {}): Promise<Body> => ({
  ...sle,
  language_id: await lookup(context, 'listLanguages'),
  student_id: more.student_id ?? (await createStudent(context)).id,
  ...more,
});

/** Adds a result of a new student, or of the one that `more` names. */
async function added(context: TestContext, more: Partial<Body> = {}): Promise<ScaleResult> {
  const body = await bodyOf(context, more);
  return (await context.call<{ data: ScaleResult }>('ROLE_ADMIN', 'createScaleResult', { body })).data;
}

const pathOf = ({ id }: ScaleResult) => ({ path: { id } });

/** The change of a new result, with other fields. */
async function changeOf(context: TestContext, more: Partial<Body> = {}) {
  const { student_id: _student, ...body } = await bodyOf(context, { student_id: 0, ...more });
  return { ...pathOf(await added(context)), body };
}

const resultsOf = async (context: TestContext, studentId: number) =>
  (await readStudent(context, studentId)).student_scale_results ?? [];

/** Requests that name what a result cannot be, by the problem and the field that the refusal names. */
const wrong = {
  'a day in the future': ['tested_on', { tested_on: '2999-01-01' }],
  'a level of another scale': ['oral', { oral: '8' }],
  'a skill of another scale': ['listening', { listening: 'B' }],
  'a result without a level': ['reading', { reading: null, writing: null, oral: null }],
} as const satisfies Record<string, readonly [string, Partial<Body>]>;

const wrongResults = (build: (context: TestContext, more: Partial<Body>) => Promise<object>) =>
  Object.fromEntries(
    Object.entries(wrong).map(([what, [field, more]]) => [
      what,
      { status: 400, field, request: (context: TestContext) => build(context, more) },
    ]),
  );

export const levelScaleCases = {
  createScaleResult: {
    good: async (context) => ({ body: await bodyOf(context) }),
    unknown: async (context) => ({ body: await bodyOf(context, { student_id: unknownId }) }),
    refuses: {
      ...wrongResults(async (context, more) => ({ body: await bodyOf(context, more) })),
      'an archived language': {
        status: 400,
        field: 'language_id',
        request: async (context) => ({
          body: await bodyOf(context, { language_id: await archivedNamed(context, 'Language') }),
        }),
      },
    },
    does: {
      'shows every result with the student, the last test first': async (context) => {
        const { id: student_id } = await createStudent(context);
        await added(context, { student_id });
        await added(context, { student_id, tested_on: '2026-05-10', reading: null, writing: null });
        const quebec = {
          scale: 'quebec',
          listening: '8',
          speaking: '12',
          reading: '7',
          writing: '1',
        } as const;
        await added(context, { student_id, tested_on: '2024-01-10', oral: null, source: null, ...quebec });
        const results = await resultsOf(context, student_id);
        const found = results.map(({ scale, tested_on }) => `${scale} ${tested_on}`).join();
        expect(found === 'sle 2026-05-10,sle 2026-02-10,quebec 2024-01-10', `the results are ${found}`);
        expectFields(results[0], { reading: null, writing: null, oral: 'C', source: 'CFP' });
        expectFields(results[2], {
          listening: '8',
          speaking: '12',
          reading: '7',
          writing: '1',
          source: null,
        });
      },
      'keeps one of two equal results': async (context) => {
        const { id: student_id } = await createStudent(context);
        const body = await bodyOf(context, { student_id });
        await Promise.all([1, 2].map(() => context.call('ROLE_ADMIN', 'createScaleResult', { body })));
        const results = await resultsOf(context, student_id);
        expect(results.length === 1, `there are ${results.length}`);
      },
    },
  },
  changeScaleResult: {
    good: async (context) => changeOf(context, { oral: 'E' }),
    unknown: async (context) => {
      const { body } = await changeOf(context);
      return { path: { id: unknownId }, body };
    },
    refuses: {
      ...wrongResults(changeOf),
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          ...(await changeOf(context, { oral: 'A' })),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'removes the levels that are left out, and keeps the student': async (context) => {
        const { id: student_id } = await createStudent(context);
        const result = await added(context, { student_id });
        const body = {
          language_id: result.language.id,
          scale: 'sle',
          tested_on: '2026-02-11',
          source: null,
          oral: 'E',
        };
        await context.call('ROLE_ADMIN', 'changeScaleResult', { ...pathOf(result), body });
        const [changed] = await resultsOf(context, student_id);
        expectFields(changed, {
          id: result.id,
          tested_on: '2026-02-11',
          source: null,
          reading: null,
          writing: null,
          oral: 'E',
        });
      },
    },
  },
  deleteScaleResult: {
    good: async (context) => pathOf(await added(context)),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'a result that has changed': {
        status: 412,
        request: async (context) => ({
          ...pathOf(await added(context)),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  listEndingScaleResults: {
    good: () => ({}),
    does: {
      'has what ends within 90 days, until a later test of the skill': async (context) => {
        const { studentId: student_id, courseId } = await enrolledNewcomer(context);
        const course = { id: courseId, course_status_id: 2 };
        await context.call('ROLE_ADMIN', 'updateCourse', { body: { course } });
        const [, ids] = await withinOneDay(context, async () => {
          const day = await today(context);
          const fiveYearsBefore = (of: string) => `${Number(of.slice(0, 4)) - 5}${of.slice(4)}`;
          // A day that has no 29 February, so that five years later is the same day.
          const near = await added(context, {
            student_id,
            tested_on: fiveYearsBefore(daysAfter(day, 80)).replace('-02-29', '-02-28'),
          });
          const far = await added(context, {
            student_id: (await enrolledNewcomer(context)).studentId,
            tested_on: fiveYearsBefore(daysAfter(day, 92)).replace('-02-29', '-03-01'),
          });
          const ending = async () =>
            (await context.call<ListEndingScaleResultsResponse>('ROLE_ADMIN', 'listEndingScaleResults')).data;
          const before = (await ending()).find(({ id }) => id === near.id);
          await added(context, { student_id, tested_on: day, oral: 'B', reading: null, writing: null });
          const after = (await ending()).find(({ id }) => id === near.id);
          return [before, after, (await ending()).some(({ id }) => id === far.id)] as const;
        });
        const [before, after, isFarThere] = ids;
        expectFields(before, { course_id: courseId, 'student.id': student_id, reading: 'C', oral: 'C' });
        expectFields(after, { reading: 'C', writing: 'B', oral: null });
        expect(!isFarThere, 'a result that ends later is there');
      },
    },
  },
} satisfies Cases;
