import type { ListSnoozesResponse, Snooze, View, ViewList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf } from '../facts.ts';
import { expect, type World } from '../World.ts';

let made = 0;

/** A name that no other view has. */
const newName = () => {
  made += 1;
  return `api-check ${Date.now()} ${made}`;
};

const aView = () => ({
  list: 'contracts',
  name: newName(),
  query: 'status=done&columns=all',
  shared: 0 as const,
});

async function created(world: World, more: Partial<View> = {}): Promise<View> {
  const body = { ...aView(), ...more };
  return (await world.call<{ data: View }>('ROLE_ADMIN', 'createView', { body })).data;
}

const viewsNow = (world: World) =>
  world.call<ViewList>('ROLE_ADMIN', 'listViews', { query: { list: 'contracts' } });

const textOf = ({ name, query, shared }: View) => ({ name, query, shared });

const until = '2199-12-31';

async function aSnooze(world: World, more: object = {}) {
  const { courseId } = await enrolmentOf(world, 'ROLE_ADMIN');
  return { courses_id: courseId, kind: 'outline', until, reminded_on: null, shared: 0 as const, ...more };
}

async function saved(world: World, more: object = {}, keep_later: 0 | 1 = 0): Promise<Snooze> {
  const body = { snoozes: [await aSnooze(world, more)], keep_later };
  const { data } = await world.call<{ data: Snooze[] }>('ROLE_ADMIN', 'saveSnoozes', { body });
  if (!data[0]) throw new Error('nothing was saved');
  return data[0];
}

const otherVersion = { 'If-Match': '"another version"' };

export const sharedViews = {
  listViews: {
    good: () => ({ query: { list: 'contracts' } }),
    does: {
      'lists an own view': async (world) => {
        const view = await created(world);
        const { data } = await viewsNow(world);
        expect(
          data.some(({ id }) => id === view.id),
          'the new view is missing',
        );
      },
      'leaves the views of other lists out': async (world) => {
        const { id } = await created(world, { list: 'teachers' });
        const { data } = await viewsNow(world);
        expect(!data.some((view) => view.id === id), 'a view of the teachers is among those of contracts');
      },
    },
  },
  createView: {
    good: () => ({ body: aView() }),
    refuses: {
      'a name that another view of the list has': {
        status: 409,
        request: async (world) => {
          const { name } = await created(world);
          return { body: { ...aView(), name: name.toUpperCase() } };
        },
      },
      'a name of spaces': { status: 400, request: () => ({ body: { ...aView(), name: '  ' } }) },
    },
    does: {
      'keeps the view letter by letter': async (world) => {
        const sent = aView();
        const view = await created(world, sent);
        const now = (await viewsNow(world)).data.find(({ id }) => id === view.id);
        for (const one of [view, now])
          expect(one?.name === sent.name && one.query === sent.query && one.shared === 0, 'the view differs');
      },
    },
  },
  updateView: {
    good: async (world) => {
      const view = await created(world);
      return { path: { id: view.id }, body: { ...textOf(view), name: newName() } };
    },
    unknown: () => ({ path: { id: unknownId }, body: { name: 'x', query: '', shared: 0 } }),
    refuses: {
      'a name that another view of the list has': {
        status: 409,
        request: async (world) => {
          const [view, other] = [await created(world), await created(world)];
          return { path: { id: view.id }, body: { ...textOf(view), name: other.name } };
        },
      },
      'a change from another version': {
        status: 412,
        request: async (world) => {
          const view = await created(world);
          return { path: { id: view.id }, body: textOf(view), headers: otherVersion };
        },
      },
    },
    does: {
      'shares the view': async (world) => {
        const view = await created(world);
        const body = { ...textOf(view), shared: 1 };
        await world.call('ROLE_ADMIN', 'updateView', { path: { id: view.id }, body });
        const now = (await viewsNow(world)).data.find(({ id }) => id === view.id);
        expect(now?.shared === 1, `the view has shared ${now?.shared}`);
      },
    },
  },
  deleteView: {
    good: async (world) => ({ path: { id: (await created(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (world) => ({ path: { id: (await created(world)).id }, headers: otherVersion }),
      },
    },
  },
  chooseViews: {
    leavesNoTrace: true,
    good: async (world) => ({
      path: { list: 'contracts' },
      body: { order: [(await created(world)).id] },
    }),
    refuses: {
      'a default that does not exist': {
        status: 400,
        request: () => ({ path: { list: 'contracts' }, body: { default_id: unknownId } }),
      },
    },
    does: {
      'keeps the order and the default': async (world) => {
        const [one, other] = [await created(world), await created(world)];
        const path = { list: 'contracts' };
        await world.call('ROLE_ADMIN', 'chooseViews', { path, body: { default_id: one.id } });
        await world.call('ROLE_ADMIN', 'chooseViews', { path, body: { order: [other.id, one.id] } });
        const { data, default_id } = await viewsNow(world);
        await world.call('ROLE_ADMIN', 'chooseViews', { path, body: { default_id: null } });
        const first = data.slice(0, 2).map(({ id }) => id);
        expect(first.join() === `${other.id},${one.id}`, `the first views are ${first.join()}`);
        expect(default_id === one.id, `the default is ${default_id}`);
      },
    },
  },
  listSnoozes: { good: () => ({}) },
  saveSnoozes: {
    good: async (world) => ({ body: { snoozes: [await aSnooze(world, { kind: `class-${Date.now()}` })] } }),
    does: {
      'keeps the later day where it is asked to': async (world) => {
        await saved(world);
        const kept = await saved(world, { until: '2198-01-01' }, 1);
        const replaced = await saved(world, { until: '2198-01-01' });
        expect(kept.until === until, `${kept.until} stays of ${until}`);
        expect(replaced.until === '2198-01-01', `${replaced.until} stays though it was replaced`);
      },
    },
  },
  endSnooze: {
    good: async (world) => ({ path: { id: (await saved(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (world) => ({ path: { id: (await saved(world)).id }, headers: otherVersion }),
      },
    },
    does: {
      'keeps the reminder': async (world) => {
        const reminded_on = '2199-01-01';
        const { id } = await saved(world, { kind: 'reports', reminded_on });
        await world.call('ROLE_ADMIN', 'endSnooze', { path: { id } });
        const { data } = await world.call<ListSnoozesResponse>('ROLE_ADMIN', 'listSnoozes', {});
        const now = data.find((snooze) => snooze.id === id);
        const nothing = await aSnooze(world, { kind: 'reports', until: null });
        await world.call('ROLE_ADMIN', 'saveSnoozes', { body: { snoozes: [nothing] } });
        expect(now?.until === null && now.reminded_on === reminded_on, 'the reminder is lost');
      },
    },
  },
} satisfies Cases;
