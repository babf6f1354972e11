import type { ListView, ListViewValues, OpenViews } from '@portal/domain';
import { createWithReadBack, withConfirmation } from '../create-with-read-back.ts';
import { chooseViews, createView, deleteView, listViews, updateView } from '../generated/sdk.gen.ts';
import { withReadBack } from '../read-back.ts';
import { listViewFromWire, openViewsFromWire, viewTextToWire } from '../wire/shared-view.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The views of a list that the administrator can open, in the user's order (DECISION-51). Null reads nothing. */
export function useListViews(list: string | null): Query<OpenViews> {
  return useQuery(list === null ? null : ['list-views', list], (call) => readListViews(call, list ?? ''));
}

/** Reads the views of a list. Throws an `ApiError`. */
export async function readListViews(call: ReadCall, list: string): Promise<OpenViews> {
  return openViewsFromWire((await listViews({ ...call, query: { list } })).data);
}

/** A view to save. */
export interface NewListView extends ListViewValues {
  list: string;
}

/**
 * Saves a view. A second call with the same key returns the view of the first one. Throws `conflict` when another own
 * view has the name.
 */
export function useCreateListView(): (view: NewListView, key: string) => Promise<ListView> {
  return useWrite(async (call, view: NewListView, key: string) => {
    const { list, ...values } = view;
    const body = { list, ...viewTextToWire(values) };
    return createWithReadBack(call, {
      name: `view ${JSON.stringify(body)}`,
      create: async (writeCall) => {
        const headers = { 'Idempotency-Key': key };
        return listViewFromWire((await createView({ ...writeCall, body, headers })).data.data);
      },
      list: async (fresh) => (await readListViews(fresh, list)).views,
      isSame: (row) => row.name === view.name && row.query === view.query,
    });
  }, 'list-views');
}

/**
 * Renames, replaces or shares an own view. Throws `conflict` (412) when it has changed since it was read, `not-found`
 * when it was deleted, `conflict` when another own view has the name.
 */
export function useUpdateListView(): (view: ListView, values: ListViewValues) => Promise<ListView> {
  return useWrite(async (call, { id, list, version }: ListView, values: ListViewValues) => {
    const body = viewTextToWire(values);
    return withReadBack(
      call,
      async (writeCall) => {
        const headers = { 'If-Match': version };
        return listViewFromWire((await updateView({ ...writeCall, path: { id }, body, headers })).data.data);
      },
      async (fresh) => {
        const now = (await readListViews(fresh, list)).views.find((view) => view.id === id);
        const isSaved = now?.name === values.name && now.query === values.query;
        return isSaved && now.isShared === values.isShared && now.version !== version ? now : null;
      },
    );
  }, 'list-views');
}

/**
 * Deletes an own view, or one that a colleague shares. Throws `conflict` (412) when it has changed since it was read.
 */
export function useDeleteListView(): (view: ListView) => Promise<void> {
  return useWrite(async (call, { id, list, version }: ListView) => {
    await withConfirmation(
      call,
      (writeCall) => deleteView({ ...writeCall, path: { id }, headers: { 'If-Match': version } }),
      async (fresh) => !(await readListViews(fresh, list)).views.some((view) => view.id === id),
    );
  }, 'list-views');
}

/** The user's order of a list's views, or the user's default view; null for none. */
export interface ViewChoice {
  order?: number[];
  defaultId?: number | null;
}

/** Stores the user's order or default of a list's views. */
export function useChooseListViews(): (list: string, choice: ViewChoice) => Promise<OpenViews> {
  return useWrite(async (call, list: string, { order, defaultId }: ViewChoice) => {
    return withReadBack(
      call,
      async (writeCall) => {
        const body = { order, default_id: defaultId };
        return openViewsFromWire((await chooseViews({ ...writeCall, path: { list }, body })).data);
      },
      async (fresh) => {
        const now = await readListViews(fresh, list);
        const ids = now.views.map(({ id }) => id).slice(0, order?.length);
        const isOrdered = order === undefined || ids.join() === order.join();
        return isOrdered && (defaultId === undefined || now.defaultId === defaultId) ? now : null;
      },
    );
  }, 'list-views');
}
