import type {
  Company,
  CompanyContactInput,
  PreviewReportMailsResponse,
  ReportMailInput,
  ReportRowList,
  SendReportMailsResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const rowsOf = (context: TestContext, query: Record<string, unknown>) =>
  context.call<ReportRowList>('ROLE_ADMIN', 'listReportRows', { query: { ...many, ...query } });

const save = (context: TestContext, id: number, body: CompanyContactInput) =>
  context.call('ROLE_ADMIN', 'saveCompanyContact', { path: { id }, body });

/** Returns a submitted report of the suite's company, which has an email address. */
async function submitted(context: TestContext, language: CompanyContactInput['language'] = 'both') {
  context.requires('company');
  const { data } = await context.call<{ data: { company: Company } }>('company', 'getCompanySummary', {});
  const row = (await rowsOf(context, { companyId: data.company.id, state: 'submitted' })).data[0];
  if (!row) throw new Missing('a submitted report of the company');
  await save(context, data.company.id, { email: context.newEmail(), language });
  return { companyId: data.company.id, ...input(row.student.id, row.course.id) };
}

/** Returns a submitted report of another company, which has no email address. */
async function withoutAddress(context: TestContext) {
  const { companyId } = await submitted(context);
  const { data } = await rowsOf(context, { state: 'submitted' });
  const row = data.find(({ company }) => company?.id !== undefined && company.id !== companyId);
  if (row?.company?.id === undefined) throw new Missing('a submitted report of another company');
  await save(context, row.company.id, { email: null, language: 'both' });
  return input(row.student.id, row.course.id);
}

const input = (student_id: number, course_id: number) => ({
  body: { reports: [{ student_id, course_id }] } satisfies ReportMailInput,
});

const preview = (context: TestContext, request: { body: ReportMailInput }) =>
  context.call<PreviewReportMailsResponse>('ROLE_ADMIN', 'previewReportMails', { body: request.body });

export const reportFilters = {
  listReportRows: {
    good: () => ({}),
    does: {
      'counts every report once, by the other filters': async (context) => {
        const all = await rowsOf(context, {});
        const teacherId = all.data.find(({ teacher }) => teacher)?.teacher?.id;
        for (const query of [{}, { teacherId }, { teacherId, state: 'due' }]) {
          const { counts } = await rowsOf(context, query);
          const own = all.data.filter(({ teacher }) => !query.teacherId || teacher?.id === query.teacherId);
          for (const state of ['due', 'started', 'submitted'] as const) {
            const found = own.filter((row) => row.state === state).length;
            expect(counts[state] === found, `${counts[state]} are counted as ${state}, ${found} are listed`);
          }
        }
      },
      'lists a period with both of its days': async (context) => {
        const { data } = await rowsOf(context, {});
        const days = data.flatMap(({ day }) => day ?? []).toSorted();
        const [from = '', to = ''] = [days[days.length >> 2], days[days.length >> 1]];
        const due = data.filter(({ day }) => day !== null && day >= from && day <= to).length;
        const { total } = await rowsOf(context, { from, to });
        expect(total === due, `${total} are listed from ${from} to ${to}, which are ${due}`);
      },
    },
    refuses: {
      'a period that ends before it begins': {
        status: 400,
        request: () => ({ query: { from: '2026-02-01', to: '2026-01-01' } }),
      },
    },
  },
  previewReportMails: {
    onlyReads: true,
    good: async (context) => ({ body: (await submitted(context)).body }),
    unknown: () => input(unknownId, unknownId),
    does: {
      'writes in the language of the company': async (context) => {
        for (const [language, count] of [
          ['en', 1],
          ['both', 2],
        ] as const) {
          const { data } = await preview(context, await submitted(context, language));
          expect(data[0]?.text.length === count, `in ${language} it has ${data[0]?.text.length} texts`);
        }
      },
      'names what is missing': async (context) => {
        const { data } = await preview(context, await withoutAddress(context));
        expect(data[0]?.refused === 'no-address', `it is refused as ${data[0]?.refused}`);
      },
      'leaves out a report that is not submitted': async (context) => {
        const [row] = (await rowsOf(context, { state: 'due' })).data;
        if (!row) throw new Missing('a report that is due');
        const { data, left_out } = await preview(context, input(row.student.id, row.course.id));
        expect(data.length === 0, 'a mail lists it');
        expect(left_out[0]?.reason === 'not-submitted', `it is left out as ${left_out[0]?.reason}`);
      },
    },
  },
  sendReportMails: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({ body: (await submitted(context)).body }),
    unknown: () => input(unknownId, unknownId),
    refuses: {
      'a company without an address': {
        status: 409,
        request: withoutAddress,
      },
      'a report that is not submitted': {
        status: 409,
        request: async (context) => {
          const [row] = (await rowsOf(context, { state: 'due' })).data;
          if (!row) throw new Missing('a report that is due');
          return input(row.student.id, row.course.id);
        },
      },
    },
    does: {
      'sends one mail a minute, and tells the second of two people': async (context) => {
        const { body } = await submitted(context);
        const send = () => context.call<SendReportMailsResponse>('ROLE_ADMIN', 'sendReportMails', { body });
        await send();
        const { data } = await send();
        expect(data[0]?.is_repeated === 1, 'a second mail was sent');
        const { data: mails } = await preview(context, { body });
        expect(mails[0]?.last_sent?.sent_by !== undefined, 'the preview does not name the mail');
      },
    },
  },
} satisfies Cases;
