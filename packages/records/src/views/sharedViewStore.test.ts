import 'fake-indexeddb/auto';
import { ApiError, type NewListView } from '@portal/api-client';
import { aListView, type ListView } from '@portal/domain';
import type { SavedView, ViewStore } from '@portal/shell';
import { expect, it } from 'vitest';
import { sharedViewStore, type ViewCalls } from './sharedViewStore';

const me = 1;
const copy = (id: string, name: string, query = `search=${name}`): SavedView => ({
  userId: me,
  list: 'contracts',
  id,
  name,
  query,
});

/** A browser's store in memory. */
function browserWith(...copies: SavedView[]): ViewStore & { left: () => string[] } {
  let stored = copies;
  return {
    of: async () => stored,
    keep: async (view) => view,
    drop: async ({ id }) => {
      stored = stored.filter((view) => view.id !== id);
    },
    left: () => stored.map(({ id }) => id),
  };
}

/** A backend with unique names and keys, as in the API description. */
function backendWith(...views: ListView[]) {
  let stored = views;
  const keys = new Map<string, { sent: string; view: ListView }>();
  const situation = { fails: null as ApiError | null, losesAnswers: false };
  const calls: ViewCalls = {
    read: async () => {
      if (situation.fails) throw situation.fails;
      return { views: stored, defaultId: null };
    },
    create: async (view: NewListView, { idempotencyKey: key = '' }) => {
      if (situation.fails) throw situation.fails;
      const former = keys.get(key);
      if (former && former.sent !== JSON.stringify(view))
        throw new ApiError({ code: 'saved-before', status: 422 });
      if (former) return former.view;
      if (stored.some(({ name }) => name === view.name))
        throw new ApiError({ code: 'conflict', status: 409 });
      const saved = aListView({ ...view, id: stored.length + 100 });
      stored = [...stored, saved];
      keys.set(key, { sent: JSON.stringify(view), view: saved });
      if (situation.losesAnswers) throw new ApiError({ code: 'offline' });
      return saved;
    },
    update: async (view, values) => ({ ...view, ...values }),
    remove: async ({ id }) => {
      stored = stored.filter((view) => view.id !== id);
    },
    choose: async () => ({ views: stored, defaultId: null }),
  };
  return { calls, situation, names: () => stored.map(({ name }) => name) };
}

it('moves the views of a browser up once, and only then deletes them there', async () => {
  const browser = browserWith(copy('a', 'Groupes'), copy('b', 'Terminés'));
  const backend = backendWith();
  const store = sharedViewStore(backend.calls, async () => browser);
  expect((await store.of(me, 'contracts')).map(({ name }) => name)).toEqual(['Groupes', 'Terminés']);
  expect(browser.left()).toEqual([]);
  await store.of(me, 'contracts');
  expect(backend.names()).toEqual(['Groupes', 'Terminés']);
});

it('keeps in the browser what could not be sent, and sends it next time without doubling it', async () => {
  const browser = browserWith(copy('a', 'Groupes'), copy('b', 'Terminés'));
  const backend = backendWith();
  const store = sharedViewStore(backend.calls, async () => browser);
  backend.situation.losesAnswers = true;
  await store.of(me, 'contracts');
  expect(browser.left()).toEqual(['a', 'b']);
  expect(backend.names()).toEqual(['Groupes']);
  backend.situation.losesAnswers = false;
  backend.situation.fails = new ApiError({ code: 'offline' });
  await expect(store.of(me, 'contracts')).rejects.toThrow();
  expect(browser.left()).toEqual(['a', 'b']);
  backend.situation.fails = null;
  await store.of(me, 'contracts');
  expect(backend.names()).toEqual(['Groupes', 'Terminés']);
  expect(browser.left()).toEqual([]);
});

it('moves one view from two tabs, and both from two browsers', async () => {
  const backend = backendWith();
  const shared = browserWith(copy('a', 'Groupes', 'type=3'));
  const other = browserWith(copy('z', 'Groupes', 'type=2'));
  await Promise.all(
    [shared, shared, other].map((browser) =>
      sharedViewStore(backend.calls, async () => browser).of(me, 'contracts'),
    ),
  );
  expect(backend.names().toSorted()).toEqual(['Groupes', 'Groupes (2)']);
  expect([shared.left(), other.left()]).toEqual([[], []]);
});

it('leaves a view to another tab that has changed it meanwhile', async () => {
  const browser = browserWith(copy('a', 'Groupes'));
  const backend = backendWith();
  const { create } = backend.calls;
  backend.calls.create = async (view, key) => {
    browser.of = async () => [copy('a', 'Groupes', 'changed')];
    return create(view, key);
  };
  await sharedViewStore(backend.calls, async () => browser).of(me, 'contracts');
  expect(browser.left()).toEqual(['a']);
});

it('works in a browser without storage', async () => {
  const backend = backendWith(aListView());
  const store = sharedViewStore(backend.calls, () => Promise.reject(new Error('Private window')));
  expect(await store.of(me, 'contracts')).toHaveLength(1);
});

it('creates a view that is restored after its deletion, and takes a deleted one for deleted', async () => {
  const backend = backendWith(aListView());
  const store = sharedViewStore(backend.calls, async () => browserWith());
  const [view] = await store.of(me, 'contracts');
  if (!view) throw new Error('No view');
  backend.calls.remove = () => Promise.reject(new ApiError({ code: 'not-found', status: 404 }));
  await store.drop(view);
  backend.calls.create = async (values) => aListView({ ...values, id: 77 });
  expect(await store.keep(view)).toMatchObject({ id: '77', name: view.name });
});
