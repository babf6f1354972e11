import type { ListSnoozesResponse, Snooze, View, ViewList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf } from '../facts.ts';
import { expect, type TestContext } from '../TestContext.ts';

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

async function created(context: TestContext, more: Partial<View> = {}): Promise<View> {
  const body = { ...aView(), ...more };
  return (await context.call<{ data: View }>('ROLE_ADMIN', 'createView', { body })).data;
}

const viewsNow = (context: TestContext) =>
  context.call<ViewList>('ROLE_ADMIN', 'listViews', { query: { list: 'contracts' } });

const textOf = ({ name, query, shared }: View) => ({ name, query, shared });

const until = '2199-12-31';

async function aSnooze(context: TestContext, more: object = {}) {
  const { courseId } = await enrolmentOf(context, 'ROLE_ADMIN');
  return { courses_id: courseId, kind: 'outline', until, reminded_on: null, shared: 0 as const, ...more };
}

async function saved(context: TestContext, more: object = {}, keep_later: 0 | 1 = 0): Promise<Snooze> {
  const body = { snoozes: [await aSnooze(context, more)], keep_later };
  const { data } = await context.call<{ data: Snooze[] }>('ROLE_ADMIN', 'saveSnoozes', { body });
  if (!data[0]) throw new Error('nothing was saved');
  return data[0];
}

const otherVersion = { 'If-Match': '"another version"' };

export const sharedViews = {
  listViews: {
    good: () => ({ query: { list: 'contracts' } }),
    does: {
      'lists an own view': async (context) => {
        const view = await created(context);
        const { data } = await viewsNow(context);
        expect(
          data.some(({ id }) => id === view.id),
          'the new view is missing',
        );
      },
      'leaves the views of other lists out': async (context) => {
        const { id } = await created(context, { list: 'teachers' });
        const { data } = await viewsNow(context);
        expect(!data.some((view) => view.id === id), 'a view of the teachers is among those of contracts');
      },
    },
  },
  createView: {
    good: () => ({ body: aView() }),
    refuses: {
      'a name that another view of the list has': {
        status: 409,
        request: async (context) => {
          const { name } = await created(context);
          return { body: { ...aView(), name: name.toUpperCase() } };
        },
      },
      'a name of spaces': { status: 400, request: () => ({ body: { ...aView(), name: '  ' } }) },
    },
    does: {
      'keeps the view letter by letter': async (context) => {
        const sent = aView();
        const view = await created(context, sent);
        const now = (await viewsNow(context)).data.find(({ id }) => id === view.id);
        for (const one of [view, now])
          expect(one?.name === sent.name && one.query === sent.query && one.shared === 0, 'the view differs');
      },
    },
  },
  updateView: {
    good: async (context) => {
      const view = await created(context);
      return { path: { id: view.id }, body: { ...textOf(view), name: newName() } };
    },
    unknown: () => ({ path: { id: unknownId }, body: { name: 'x', query: '', shared: 0 } }),
    refuses: {
      'a name that another view of the list has': {
        status: 409,
        request: async (context) => {
          const [view, other] = [await created(context), await created(context)];
          return { path: { id: view.id }, body: { ...textOf(view), name: other.name } };
        },
      },
      'a change from another version': {
        status: 412,
        request: async (context) => {
          const view = await created(context);
          return { path: { id: view.id }, body: textOf(view), headers: otherVersion };
        },
      },
    },
    does: {
      'shares the view': async (context) => {
        const view = await created(context);
        const body = { ...textOf(view), shared: 1 };
        await context.call('ROLE_ADMIN', 'updateView', { path: { id: view.id }, body });
        const now = (await viewsNow(context)).data.find(({ id }) => id === view.id);
        expect(now?.shared === 1, `the view has shared ${now?.shared}`);
      },
    },
  },
  deleteView: {
    good: async (context) => ({ path: { id: (await created(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (context) => ({ path: { id: (await created(context)).id }, headers: otherVersion }),
      },
    },
  },
  chooseViews: {
    leavesNoTrace: true,
    good: async (context) => ({
      path: { list: 'contracts' },
      body: { order: [(await created(context)).id] },
    }),
    refuses: {
      'a default that does not exist': {
        status: 400,
        request: () => ({ path: { list: 'contracts' }, body: { default_id: unknownId } }),
      },
    },
    does: {
      'keeps the order and the default': async (context) => {
        const [one, other] = [await created(context), await created(context)];
        const path = { list: 'contracts' };
        await context.call('ROLE_ADMIN', 'chooseViews', { path, body: { default_id: one.id } });
        await context.call('ROLE_ADMIN', 'chooseViews', { path, body: { order: [other.id, one.id] } });
        const { data, default_id } = await viewsNow(context);
        await context.call('ROLE_ADMIN', 'chooseViews', { path, body: { default_id: null } });
        const first = data.slice(0, 2).map(({ id }) => id);
        expect(first.join() === `${other.id},${one.id}`, `the first views are ${first.join()}`);
        expect(default_id === one.id, `the default is ${default_id}`);
      },
    },
  },
  listSnoozes: { good: () => ({}) },
  saveSnoozes: {
    good: async (context) => ({
      body: { snoozes: [await aSnooze(context, { kind: `class-${Date.now()}` })] },
    }),
    does: {
      'keeps the later day where it is asked to': async (context) => {
        await saved(context);
        const kept = await saved(context, { until: '2198-01-01' }, 1);
        const replaced = await saved(context, { until: '2198-01-01' });
        expect(kept.until === until, `${kept.until} stays of ${until}`);
        expect(replaced.until === '2198-01-01', `${replaced.until} stays though it was replaced`);
      },
    },
  },
  endSnooze: {
    good: async (context) => ({ path: { id: (await saved(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (context) => ({ path: { id: (await saved(context)).id }, headers: otherVersion }),
      },
    },
    does: {
      'keeps the reminder': async (context) => {
        const reminded_on = '2199-01-01';
        const { id } = await saved(context, { kind: 'reports', reminded_on });
        await context.call('ROLE_ADMIN', 'endSnooze', { path: { id } });
        const { data } = await context.call<ListSnoozesResponse>('ROLE_ADMIN', 'listSnoozes', {});
        const now = data.find((snooze) => snooze.id === id);
        const nothing = await aSnooze(context, { kind: 'reports', until: null });
        await context.call('ROLE_ADMIN', 'saveSnoozes', { body: { snoozes: [nothing] } });
        expect(now?.until === null && now.reminded_on === reminded_on, 'the reminder is lost');
      },
    },
  },
} satisfies Cases;
