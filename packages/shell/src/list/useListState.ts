import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListDefinition, type ListState, readListState, writeListState } from './list-state';

export type ListStateHandle<State extends ListState> = {
  state: State;
  /** Changes some of it. Another filter or order starts at page 1 again, unless a page is named. */
  change: (changes: Partial<State>, options?: { replace?: boolean }) => void;
  /** Back to the defaults (SHELL-120). */
  reset: () => void;
};

/** Filters, order and page of a list, kept in the address: Back, a reload and a shared link show the same view. */
export function useListState<State extends ListState>(list: ListDefinition<State>): ListStateHandle<State> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, list), [query, list]);
  // Two changes in one tick must not undo each other, and handlers given to memoised rows must not change.
  const latest = useRef({ query, setQuery });
  useEffect(() => {
    latest.current = { query, setQuery };
  }, [query, setQuery]);

  const change = useCallback<ListStateHandle<State>['change']>(
    (changes, options) => {
      const { defaults } = list;
      const current = readListState(latest.current.query, list);
      const firstPage = 'page' in defaults && !('page' in changes) ? { page: defaults.page } : {};
      const next = writeListState(latest.current.query, { ...current, ...firstPage, ...changes }, list);
      latest.current.query = next;
      latest.current.setQuery(next, { replace: options?.replace });
    },
    [list],
  );
  const reset = useCallback(() => change(list.defaults), [change, list]);
  return { state, change, reset };
}
