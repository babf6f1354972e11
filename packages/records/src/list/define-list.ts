import type { Choices, ListDefinition, ListState } from '../list-state/list-state';
import { type ListOrder, orderAfterPress } from '../table/list-order';

export type FilterValue = string | number | boolean;

/** A filter of a list, as stored in the URL. */
export interface ListFilter<Value extends FilterValue> {
  /** The value that disables the filter; the URL omits it. */
  off: Value;
  /** The values allowed in the URL; all values of the type by default. */
  choices?: readonly Value[];
  /** The filter switches between lists, such as the archived records, instead of narrowing one. */
  isScope?: true;
  /** Its name in the API query, if it differs. */
  as?: string;
}

/** A filter by one of several texts, or none. */
export const oneOf = <const Value extends string>(values: readonly Value[]): ListFilter<Value | ''> => ({
  off: '',
  choices: ['', ...values],
});

/** A filter by the id of a record; 0 for any. */
export const recordId: ListFilter<number> = { off: 0 };

/** A checkbox filter. */
export const tick: ListFilter<boolean> = { off: false };

/** A filter that shows the archived records instead of the active ones. */
export const archivedScope: ListFilter<boolean> = { off: false, isScope: true };

/** A filter that selects one of several lists on the same page, such as the statuses of contracts. */
export const scopeOf = <const Value extends string>(
  values: readonly Value[],
  first: NoInfer<Value>,
): ListFilter<Value> => ({ off: first, choices: values, isScope: true });

export type Filters = Record<string, ListFilter<FilterValue>>;

export type ValueOf<Filter> = Filter extends ListFilter<infer Value> ? Value : never;

/** The state that every list stores in the URL besides its filters. */
export type ListStateBase = ListState & {
  search: string;
  /** Empty for the list's default order. */
  sort: string;
  direction: 'ASC' | 'DESC';
  page: number;
  /** The visible columns of a view or a shared link; empty for the user's preferences. */
  columns: string;
};

/** The state of a list in the URL: filters, order and page. */
export type StateOf<F extends Filters, Column extends string> = { [K in keyof F]: ValueOf<F[K]> } & {
  search: string;
  sort: Column | '';
  direction: 'ASC' | 'DESC';
  page: number;
  columns: string;
};

export interface ListOptions<F extends Filters, Column extends string, Query> {
  sortable: readonly Column[];
  /** The default order: an ascending column, or a function of the filters; null leaves it to the server. */
  opensBy: NoInfer<Column> | ((state: StateOf<F, Column>) => ListOrder<NoInfer<Column>> | null);
  pageSize: number;
  /** The filters besides the search. */
  filters: F;
  /** Converts filters, search and order for the API call. */
  query: (state: StateOf<F, Column>, order: ListOrder<Column> | null) => Query;
}

/** A list with search, filters, order and pages: its state in the URL and its API query. */
export interface List<State extends ListStateBase, Query> extends ListDefinition<State> {
  pageSize: number;
  sortable: readonly string[];
  /** The API query. */
  queryOf: (state: State) => Query & { page: number; pageSize: number };
  /** Whether a search or filter hides records. */
  isNarrowed: (state: State) => boolean;
  orderOf: (state: State) => ListOrder<string> | null;
  /** Returns the state change of a click on a column header: sort by that column, or reverse. */
  orderAfterPress: (state: State, column: string) => Partial<State>;
}

/** Defines a list: its state in the URL, its defaults, and its API query. */
export function defineList<const F extends Filters, const Column extends string, Query>({
  sortable,
  opensBy,
  pageSize,
  filters,
  query,
}: ListOptions<F, Column, Query>): List<StateOf<F, Column>, Query> {
  type State = StateOf<F, Column>;
  const opensByColumn = typeof opensBy === 'string';
  const off = Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, filter.off]));
  const choices = Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, filter.choices]));
  const sort = opensByColumn ? opensBy : '';
  const narrowing = Object.keys(filters).filter((id) => !filters[id]?.isScope);
  const orderOf = (state: State): ListOrder<Column> | null => {
    const by = sortable.find((column) => column === state.sort);
    if (by) return { by, direction: state.direction };
    return opensByColumn ? { by: opensBy, direction: 'ASC' } : opensBy(state);
  };
  return {
    defaults: { ...off, search: '', sort, direction: 'ASC', page: 1, columns: '' } as State,
    choices: {
      ...choices,
      ...({ sort: opensByColumn ? sortable : ['', ...sortable], direction: ['ASC', 'DESC'] } as object),
    } as Choices<State>,
    pageSize,
    sortable,
    queryOf: (state) => ({ ...query(state, orderOf(state)), page: state.page, pageSize }),
    isNarrowed: (state) => state.search !== '' || narrowing.some((id) => state[id] !== filters[id]?.off),
    orderOf,
    orderAfterPress: (state, column) => {
      const next = orderAfterPress<string>(orderOf(state) ?? unordered, sortable, column);
      return (next ? { sort: next.by, direction: next.direction } : {}) as Partial<State>;
    },
  };
}

const unordered: ListOrder<string> = { by: '', direction: 'ASC' };
