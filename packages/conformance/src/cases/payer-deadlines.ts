import type {
  GetPayerTermsResponse,
  ListPayerDeadlinesResponse,
  MarkPaperSentResponse,
  PayerDeadline,
  PayerTerms,
  SentPaper,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { expect, type TestContext } from '../TestContext.ts';

const federal: PayerTerms = {
  payer: 'Patrimoine canadien',
  since: '2026-09-01',
  days_off: 'federal-easter',
  moves_to_business_day: 0,
  papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
};
const nothing: PayerTerms = { ...federal, payer: null, since: null, papers: [] };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const textOf = (terms: PayerTerms | null) =>
  terms?.papers.map(({ paper, days, counted }) => `${paper} ${days} ${counted}`).join();

const setOf = (context: TestContext, course_id: number, terms: PayerTerms | null) =>
  context.call<GetPayerTermsResponse>('ROLE_ADMIN', 'setPayerTerms', { body: { course_id, terms } });

/** An activated contract whose payer wants a report of October 2026, in which it had a class. */
async function owingContract(context: TestContext): Promise<number> {
  const { courseId } = await enrolledNewcomer(context);
  await context.call('ROLE_ADMIN', 'updateCourseStatus', { body: { id: courseId, course_status_id: 2 } });
  await context.call('ROLE_ADMIN', 'addAttendance', {
    body: { courses_id: courseId, date_class: '2026-10-06', absent_student_ids: [], total_hours: 60 },
  });
  await setOf(context, courseId, federal);
  return courseId;
}

async function deadlinesOf(context: TestContext, courseId: number): Promise<PayerDeadline[]> {
  const query = { courseId };
  return (await context.call<ListPayerDeadlinesResponse>('ROLE_ADMIN', 'listPayerDeadlines', { query })).data;
}

const sentOf = (course_id: number, differing = {}) => ({
  body: { course_id, paper: 'attendance-report', period: '2026-10', sent_on: '2026-11-03', ...differing },
});

async function marked(context: TestContext, courseId: number, differing = {}): Promise<SentPaper> {
  const request = sentOf(courseId, differing);
  return (await context.call<MarkPaperSentResponse>('ROLE_ADMIN', 'markPaperSent', request)).data;
}

const refusedMark = (field: string, differing: object) => ({
  status: 400,
  field,
  request: async (context: TestContext) => sentOf(await createCourse(context), differing),
});

export const payerDeadlines = {
  getPayerTerms: {
    good: async (context) => ({ query: { courseId: await createCourse(context) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    refuses: {
      'a contract and a company': {
        status: 400,
        field: 'company_id',
        request: async (context) => ({ query: { courseId: await createCourse(context), companyId: 1 } }),
      },
      'neither of them': { status: 400, field: 'course_id', request: () => ({ query: {} }) },
    },
  },
  setPayerTerms: {
    good: async (context) => ({ body: { course_id: await createCourse(context), terms: federal } }),
    unknown: () => ({ body: { course_id: unknownId, terms: federal } }),
    refuses: {
      'two terms for one paper': {
        status: 400,
        field: 'terms',
        request: async (context) => ({
          body: {
            course_id: await createCourse(context),
            terms: { ...federal, papers: [...federal.papers, ...federal.papers] },
          },
        }),
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course_id: courseId, terms: federal } }];
      }),
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          body: { course_id: await createCourse(context), terms: federal },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'reads back what was saved, nothing owed apart from inherited terms': async (context) => {
        const courseId = await createCourse(context);
        for (const terms of [federal, nothing, null]) {
          const saved = await setOf(context, courseId, terms);
          const query = { courseId };
          const read = await context.call<GetPayerTermsResponse>('ROLE_ADMIN', 'getPayerTerms', { query });
          expect(textOf(saved.data.terms) === textOf(terms), 'other ones were saved');
          expect(same(read.data, saved.data), 'other ones are read');
        }
      },
      'and gives a contract those of its company': async (context) => {
        const courseId = await createCourse(context);
        const { data: courses } = await context.call<{
          data: { client_details: { companies: { id: number } | null } }[];
        }>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const company_id = courses[0]?.client_details.companies?.id;
        const save = (terms: PayerTerms | null) =>
          context.call('ROLE_ADMIN', 'setPayerTerms', { body: { company_id, terms } });
        await save(federal);
        const query = { courseId };
        const { data } = await context.call<GetPayerTermsResponse>('ROLE_ADMIN', 'getPayerTerms', { query });
        await save(null);
        expect(data.terms === null && data.inherited?.payer === federal.payer, 'it has others');
      },
    },
  },
  listPayerDeadlines: {
    good: () => ({}),
    unknown: () => ({ query: { courseId: unknownId } }),
    does: {
      'names the month with classes, and the last of five business days': async (context) => {
        const courseId = await owingContract(context);
        const [deadline, ...others] = await deadlinesOf(context, courseId);
        expect(others.length === 0, 'there are others');
        const { paper, period, due_on, payer, sent, issued } = deadline ?? {};
        const told = [paper, period, due_on, payer, sent, issued];
        expect(
          same(told, ['attendance-report', '2026-10', '2026-11-06', 'Patrimoine canadien', null, null]),
          `it says ${JSON.stringify(told)}`,
        );
        await setOf(context, courseId, nothing);
        expect((await deadlinesOf(context, courseId)).length === 0, 'it is there although nothing is owed');
      },
    },
  },
  markPaperSent: {
    good: async (context) => sentOf(await owingContract(context)),
    unknown: () => sentOf(unknownId),
    refuses: {
      'a quarter of a monthly report': refusedMark('period', { period: '2026-Q4' }),
      'a day in the future': refusedMark('sent_on', { sent_on: '9999-01-01' }),
      'a day before the period': refusedMark('sent_on', { sent_on: '2026-09-30' }),
    },
    does: {
      'keeps the first of two marks, and takes it out of the open ones': async (context) => {
        const courseId = await owingContract(context);
        const first = await marked(context, courseId);
        const second = await marked(context, courseId, { sent_on: '2026-11-05' });
        expect(first.sent_on === '2026-11-03' && same(first, second), 'the second one replaced it');
        expect((await deadlinesOf(context, courseId))[0]?.sent?.id === first.id, 'the contract lacks it');
        const { data } = await context.call<ListPayerDeadlinesResponse>(
          'ROLE_ADMIN',
          'listPayerDeadlines',
          {},
        );
        expect(!data.some(({ course }) => course.id === courseId), 'it is still open');
      },
    },
  },
  unmarkPaperSent: {
    good: async (context) => ({ path: { id: (await marked(context, await owingContract(context))).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'opens the deadline again': async (context) => {
        const courseId = await owingContract(context);
        const { id } = await marked(context, courseId);
        await context.call('ROLE_ADMIN', 'unmarkPaperSent', { path: { id } });
        expect((await deadlinesOf(context, courseId))[0]?.sent === null, 'it is still marked');
      },
    },
  },
} satisfies Cases;
