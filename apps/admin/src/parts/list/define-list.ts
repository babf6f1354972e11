import type { Choices, ListDefinition, ListState } from '@portal/shell';
import { type ListOrder, orderAfterPress } from '../list-order';

type FilterValue = string | number | boolean;

/** A filter of a list, as the list's address carries it. */
export interface ListFilter<Value extends FilterValue> {
  /** Value that leaves the filter off, and that the address leaves out. */
  off: Value;
  /** All values that the address may name; any value of the type without it. */
  choices?: readonly Value[];
  /** Chooses between lists, such as the archived records, instead of narrowing one. */
  isScope?: true;
}

/** One of a few texts, or none of them. */
export const oneOf = <const Value extends string>(values: readonly Value[]): ListFilter<Value | ''> => ({
  off: '',
  choices: ['', ...values],
});

/** The id of a record; 0 for any. */
export const recordId: ListFilter<number> = { off: 0 };

/** A box to tick. */
export const tick: ListFilter<boolean> = { off: false };

/** Shows the archived records instead of the others. */
export const archivedScope: ListFilter<boolean> = { off: false, isScope: true };

/** One of several lists that share a page, such as the statuses of contracts. */
export const scopeOf = <const Value extends string>(
  values: readonly Value[],
  first: NoInfer<Value>,
): ListFilter<Value> => ({ off: first, choices: values, isScope: true });

type Filters = Record<string, ListFilter<FilterValue>>;

type ValueOf<Filter> = Filter extends ListFilter<infer Value> ? Value : never;

/** What the address of every list carries besides its filters. */
export type ListStateBase = ListState & {
  search: string;
  /** Empty for the order in which the list opens. */
  sort: string;
  direction: 'ASC' | 'DESC';
  page: number;
  /** Which columns are shown, as a view or a shared link has them; empty for the person's own choice. */
  columns: string;
};

/** Filters, order and page of a list, as its address carries them. */
export type StateOf<F extends Filters, Column extends string> = { [K in keyof F]: ValueOf<F[K]> } & {
  search: string;
  sort: Column | '';
  direction: 'ASC' | 'DESC';
  page: number;
  columns: string;
};

export interface ListOptions<F extends Filters, Column extends string, Query> {
  /** Columns that the list can be sorted by. */
  sortable: readonly Column[];
  /** Order in which the list opens: a column, ascending, or a function of the filters; null leaves it to the server. */
  opensBy: NoInfer<Column> | ((state: StateOf<F, Column>) => ListOrder<NoInfer<Column>> | null);
  /** Rows a page. */
  pageSize: number;
  /** What the list can be narrowed by, besides a search. */
  filters: F;
  /** The filters, the search and the order, as the call takes them. */
  query: (state: StateOf<F, Column>, order: ListOrder<Column> | null) => Query;
}

/** A list that can be searched, filtered, sorted and paged: its address and what it asks the server for. */
export interface List<State extends ListStateBase, Query> extends ListDefinition<State> {
  pageSize: number;
  sortable: readonly string[];
  /** What the server is asked for. */
  queryOf: (state: State) => Query & { page: number; pageSize: number };
  /** Whether a search or a filter leaves records out. */
  isNarrowed: (state: State) => boolean;
  orderOf: (state: State) => ListOrder<string> | null;
  /** The change that a press on a column's head makes: sorted by that column, or the other way round. */
  orderAfterPress: (state: State, column: string) => Partial<State>;
}

/** Defines a list once: what its address carries, how it opens, and what it asks the server for. */
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
