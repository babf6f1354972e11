import type { ListState } from '../list-state/list-state';
import type { ListOrder } from '../table/list-order';
import {
  defineList,
  type Filters,
  type FilterValue,
  type List,
  type ListFilter,
  type ListOptions,
  type StateOf,
  type ValueOf,
} from './define-list';

/** Gives a filter another name in the API query than in the URL. */
export const sentAs = <const Name extends string, Value extends FilterValue>(
  as: Name,
  filter: ListFilter<Value>,
): ListFilter<Value> & { as: Name } => ({ ...filter, as });

/** The API query of a `defineFilterList`. */
type QueryOf<F extends Filters, Column extends string> = {
  search?: string;
  sort?: ListOrder<Column>;
} & {
  [K in keyof F as F[K] extends { as: infer Name extends string } ? Name : K]?: Exclude<ValueOf<F[K]>, ''>;
};

/** Defines a list whose API query is what is set among the search, the filters and the order. */
export function defineFilterList<const F extends Filters, const Column extends string>(
  options: Omit<ListOptions<F, Column, QueryOf<F, Column>>, 'query'>,
): List<StateOf<F, Column>, QueryOf<F, Column>> {
  const query = (state: ListState, sort: ListOrder<Column> | null) => {
    const set = Object.entries<ListFilter<FilterValue>>(options.filters).filter(
      ([id, { off }]) => state[id] !== off,
    );
    return {
      ...(state.search && { search: state.search }),
      ...Object.fromEntries(set.map(([id, { as = id }]) => [as, state[id]])),
      ...(sort && { sort }),
    } as QueryOf<F, Column>;
  };
  return defineList({ ...options, query });
}
