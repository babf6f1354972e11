import {
  readListViews,
  useApi,
  useChooseListViews,
  useCreateListView,
  useDeleteListView,
  useUpdateListView,
} from '@portal/api-client';
import { useOpenViewStore, type ViewStore } from '@portal/shell';
import { useMemo } from 'react';
import { moveViewsUp, sharedViewStore, type ViewCalls } from './sharedViewStore';

/** Returns the store of the backend's views, and a function that uploads the views of this browser. */
export function useSharedViewStore(): {
  store: ViewStore;
  moveUp: (userId: number, list: string) => Promise<void>;
} {
  const api = useApi();
  const browser = useOpenViewStore();
  const create = useCreateListView();
  const update = useUpdateListView();
  const remove = useDeleteListView();
  const choose = useChooseListViews();
  return useMemo(() => {
    const read = (list: string) => readListViews(api.call, list);
    const calls: ViewCalls = { read, create, update, remove, choose };
    return {
      store: sharedViewStore(calls, browser),
      moveUp: (userId, list) => moveViewsUp(calls, browser, userId, list),
    };
  }, [api, browser, create, update, remove, choose]);
}
