import type { GetHistoryResponse, HistoryEntry } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf } from '../facts.ts';
import { expect, type World } from '../World.ts';

const read = (world: World, query: Readonly<Record<string, unknown>>) =>
  world.call<GetHistoryResponse>('ROLE_ADMIN', 'getHistory', { query });

/** Creates a contract and changes its schedule to each of these in turn. */
async function changedTo(world: World, ...schedules: readonly string[]) {
  const id = await courseOf(world, 'ROLE_ADMIN');
  for (const schedule of schedules) {
    const body = { course: { id }, course_details: { schedule } };
    await world.call('ROLE_ADMIN', 'updateCourse', { body });
  }
  return { subject: 'contract', id };
}

const schedulesOf = (entries: readonly HistoryEntry[]) =>
  entries.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => (field === 'schedule' ? [`${before} > ${after}`] : [])),
  );

export const history = {
  getHistory: {
    good: async (world) => ({ query: { subject: 'contract', id: await courseOf(world, 'ROLE_ADMIN') } }),
    unknown: () => ({ query: { subject: 'contract', id: unknownId } }),
    refuses: {
      'reports of nobody': {
        status: 400,
        request: async (world) => ({
          query: { subject: 'report', id: await courseOf(world, 'ROLE_ADMIN') },
        }),
      },
      'more than 100 entries': {
        status: 400,
        request: async (world) => ({
          query: { subject: 'contract', id: await courseOf(world, 'ROLE_ADMIN'), size: 101 },
        }),
      },
      'a contract with a student': {
        status: 400,
        request: async (world) => ({
          query: { subject: 'contract', id: await courseOf(world, 'ROLE_ADMIN'), studentId: 1 },
        }),
      },
      'reports of a student who does not exist': {
        status: 404,
        request: async (world) => ({
          query: { subject: 'report', id: await courseOf(world, 'ROLE_ADMIN'), studentId: unknownId },
        }),
      },
    },
    does: {
      'tells both values of a change, newest first': async (world) => {
        const query = await changedTo(world, 'api-check 1', 'api-check 2');
        const { data, latest } = await read(world, { ...query, size: 2 });
        const [newest, former] = schedulesOf(data);
        expect(newest === 'api-check 1 > api-check 2', `the newest entry is ${newest}`);
        expect(former?.endsWith('> api-check 1') === true, `the one before is ${former}`);
        expect(data[0]?.id === latest, 'the newest entry is not the latest');
      },
      'goes on where a page ends': async (world) => {
        const query = await changedTo(world, 'api-check 3', 'api-check 4');
        const [first] = (await read(world, { ...query, size: 1 })).data;
        const next = await read(world, { ...query, size: 1, before: first?.id });
        const [schedule] = schedulesOf(next.data);
        expect(schedule?.endsWith('> api-check 3') === true, `the next page has ${schedule}`);
      },
      'narrows the entries to a field': async (world) => {
        const query = await changedTo(world, 'api-check 5');
        await world.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: query.id }, course_details: { location: 'api-check' } },
        });
        const { data } = await read(world, { ...query, field: 'contract.schedule' });
        const fields = data.flatMap(({ changes }) => changes.map(({ field }) => field));
        expect(
          fields.length > 0 && fields.every((field) => field === 'schedule'),
          `the entries change ${[...new Set(fields)].join()}`,
        );
      },
    },
  },
} satisfies Cases;
