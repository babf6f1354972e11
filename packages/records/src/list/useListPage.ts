import type { Page, Query } from '@portal/api-client';
import { type ListStateHandle, useListState } from '../list-state/useListState';
import type { List, ListStateBase } from './define-list';

/** What a `ListScreen` needs to show the rows of a list. */
export interface ListPage<Row, State extends ListStateBase, Filters> {
  list: List<State, Filters>;
  /** The list's state in the URL. */
  address: ListStateHandle<State>;
  /** Loads a page; also used to count matches in the other lists of the page. */
  useRows: (filters: Filters) => Query<Page<Row>>;
  /** The rows of the current page. */
  query: Query<Page<Row>>;
}

/** Reads the state of a list from the URL and loads its rows. The query keeps what a response has besides rows. */
export function useListPage<Row, State extends ListStateBase, Filters, Found extends Page<Row>>(
  list: List<State, Filters>,
  useRows: (filters: NoInfer<Filters>) => Query<Page<Row>> & Query<Found>,
): ListPage<Row, State, Filters> & { query: Query<Found> } {
  const address = useListState(list);
  return { list, useRows, address, query: useRows(list.queryOf(address.state)) };
}
