import type { ListView, ListViewValues, OpenViews } from '@portal/domain';
import { chooseViews, createView, deleteView, listViews, updateView } from '../generated/sdk.gen.ts';
import { listViewFromWire, openViewsFromWire, viewTextToWire } from '../wire/shared-view.ts';
import { changeHook, deleteHook } from './record-hooks.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** The views of a list that the administrator can open, in the user's order (DECISION-51). Null sends no request. */
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
 * Saves a view. A second call with the same intention returns the view of the first one. Throws `conflict` when another own
 * view has the name.
 */
export function useCreateListView(): (view: NewListView, intention: Intention) => Promise<ListView> {
  return useWrite(async (call, view: NewListView) => {
    const { list, ...values } = view;
    const body = { list, ...viewTextToWire(values) };
    return listViewFromWire((await createView({ ...call, body })).data.data);
  }, 'list-views');
}

/**
 * Renames, replaces or shares an own view. Throws `conflict` (412) when it has changed since it was read, `not-found`
 * when it was deleted, `conflict` when another own view has the name.
 */
export const useUpdateListView = /* @__PURE__ */ changeHook(
  'list-views',
  updateView,
  viewTextToWire,
  listViewFromWire,
);

/**
 * Deletes an own view, or one that a colleague shares. Throws `conflict` (412) when it has changed since it was read.
 */
export const useDeleteListView = /* @__PURE__ */ deleteHook<ListView>('list-views', deleteView);

/** The user's order of a list's views, or the user's default view; null for none. */
export interface ViewChoice {
  order?: number[];
  defaultId?: number | null;
}

/** Stores the user's order or default of a list's views. */
export function useChooseListViews(): (list: string, choice: ViewChoice) => Promise<OpenViews> {
  return useWrite(async (call, list: string, { order, defaultId }: ViewChoice) => {
    const body = { order, default_id: defaultId };
    return openViewsFromWire((await chooseViews({ ...call, path: { list }, body })).data);
  }, 'list-views');
}
