import type { GetHistoryResponse, HistoryEntry } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { newNamed } from '../case-builders/namedCases.ts';
import { courseOf } from '../facts.ts';
import { createCourse, savedCourse } from '../records/contracts.ts';
import { expect, type TestContext } from '../TestContext.ts';

const read = (context: TestContext, query: Readonly<Record<string, unknown>>) =>
  context.call<GetHistoryResponse>('ROLE_ADMIN', 'getHistory', { query });

/** Creates a contract and sets its schedule to each of these texts in turn. */
async function changedTo(context: TestContext, ...schedules: readonly string[]) {
  const id = await courseOf(context, 'ROLE_ADMIN');
  for (const schedule of schedules) {
    const body = { course: { id }, course_details: { schedule } };
    await context.call('ROLE_ADMIN', 'updateCourse', { body });
  }
  return { subject: 'contract', id };
}

const schedulesOf = (entries: readonly HistoryEntry[]) =>
  entries.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => (field === 'schedule' ? [`${before} > ${after}`] : [])),
  );

const marksArchived = 'marks an archived company and language in former values';

export const history = {
  getHistory: {
    good: async (context) => ({ query: { subject: 'contract', id: await courseOf(context, 'ROLE_ADMIN') } }),
    unknown: () => ({ query: { subject: 'contract', id: unknownId } }),
    refuses: {
      'reports of nobody': {
        status: 400,
        request: async (context) => ({
          query: { subject: 'report', id: await courseOf(context, 'ROLE_ADMIN') },
        }),
      },
      'more than 100 entries': {
        status: 400,
        request: async (context) => ({
          query: { subject: 'contract', id: await courseOf(context, 'ROLE_ADMIN'), size: 101 },
        }),
      },
      'a contract with a student': {
        status: 400,
        request: async (context) => ({
          query: { subject: 'contract', id: await courseOf(context, 'ROLE_ADMIN'), studentId: 1 },
        }),
      },
      'reports of a student who does not exist': {
        status: 404,
        request: async (context) => ({
          query: { subject: 'report', id: await courseOf(context, 'ROLE_ADMIN'), studentId: unknownId },
        }),
      },
    },
    optional: [marksArchived],
    does: {
      [marksArchived]: async (context) => {
        const [company, language] = [await newNamed(context, 'Company'), await newNamed(context, 'Language')];
        const id = await createCourse(context);
        await savedCourse(context, 'updateCourse', {
          course: { id, languages_id: language.id },
          client_details: { companies_id: company.id },
        });
        const marks = async () => {
          const { data } = await read(context, { subject: 'contract', id });
          const values = data.flatMap(({ changes }) => changes.map(({ after }) => after));
          const markOf = ({ name }: { name: string }) =>
            values.flatMap((value) =>
              typeof value === 'object' && value !== null && 'id' in value && value.name === name
                ? [value.archived ?? 0]
                : [],
            );
          return [...markOf(company), ...markOf(language)].join();
        };
        expect((await marks()) === '0,0', `before anything is archived: ${await marks()}`);
        await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id: company.id, status: 0 } });
        await context.call('ROLE_ADMIN', 'updateLanguageStatus', { body: { id: language.id, status: 0 } });
        expect((await marks()) === '1,1', `the marks are ${await marks()}`);
      },
      'tells both values of a change, newest first': async (context) => {
        const query = await changedTo(context, 'api-check 1', 'api-check 2');
        const { data, latest } = await read(context, { ...query, size: 2 });
        const [newest, former] = schedulesOf(data);
        expect(newest === 'api-check 1 > api-check 2', `the newest entry is ${newest}`);
        expect(former?.endsWith('> api-check 1') === true, `the one before is ${former}`);
        expect(data[0]?.id === latest, 'the newest entry is not the latest');
      },
      'goes on where a page ends': async (context) => {
        const query = await changedTo(context, 'api-check 3', 'api-check 4');
        const [first] = (await read(context, { ...query, size: 1 })).data;
        const next = await read(context, { ...query, size: 1, before: first?.id });
        const [schedule] = schedulesOf(next.data);
        expect(schedule?.endsWith('> api-check 3') === true, `the next page has ${schedule}`);
      },
      'narrows the entries to a field': async (context) => {
        const query = await changedTo(context, 'api-check 5');
        await context.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: query.id }, course_details: { location: 'api-check' } },
        });
        const { data } = await read(context, { ...query, field: 'contract.schedule' });
        const fields = data.flatMap(({ changes }) => changes.map(({ field }) => field));
        expect(
          fields.length > 0 && fields.every((field) => field === 'schedule'),
          `the entries change ${[...new Set(fields)].join()}`,
        );
      },
    },
  },
} satisfies Cases;
