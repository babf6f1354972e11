import { openedAnew } from '@portal/shell';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { type ListDefinition, type ListState, readListState, writeListState } from './list-state';

export type ListStateHandle<State extends ListState> = {
  state: State;
  /** Changes part of the state. Unless a page is given, it resets the page to 1. */
  change: (changes: Partial<State>, options?: Pick<NavigateOptions, 'replace' | 'state'>) => void;
  /** Restores the defaults, and empties a search box (SHELL-120). */
  reset: () => void;
};

/** Keeps the state of a list in the URL, so that Back, a reload and a shared link show the same view. */
export function useListState<State extends ListState>(list: ListDefinition<State>): ListStateHandle<State> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, list), [query, list]);
  // A ref, so that two changes in one tick both apply and `change` keeps its identity for memoized rows.
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
      latest.current.setQuery(next, options);
    },
    [list],
  );
  const reset = useCallback(() => change(list.defaults, { state: openedAnew }), [change, list]);
  return { state, change, reset };
}
