import type { MaterialColumn, MaterialFilters } from '@portal/api-client';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** The columns of the list; those of the actions beside them (SET-MAT-05). */
export const materialColumns = ['flagged', 'id', 'title', 'language', 'quantity', 'contracts'] as const;
export type MaterialListColumn = (typeof materialColumns)[number];

/** What the list can be sorted by; one material may have many contracts. */
export const sortableColumns = [
  'flagged',
  'id',
  'title',
  'language',
  'quantity',
] as const satisfies readonly (MaterialListColumn & MaterialColumn)[];

/** Filters, order and page of the materials, as their address carries them. */
export type MaterialListState = {
  /** Language id; 0 is all of them. */
  language: number;
  /** Id of the contract that asks for them; 0 is any or none. */
  contract: number;
  search: string;
  /** Lists the archived materials instead (CONFLICT-07). */
  archived: boolean;
  sort: MaterialColumn;
  direction: 'ASC' | 'DESC';
  page: number;
};

/** The list as it opens: active materials by title (SET-MAT-18). */
export const materialList: ListDefinition<MaterialListState> = {
  defaults: {
    language: 0,
    contract: 0,
    search: '',
    archived: false,
    sort: 'title',
    direction: 'ASC',
    page: 1,
  },
  choices: { sort: sortableColumns, direction: ['ASC', 'DESC'] },
};

/** Rows a page (LIMIT-01). */
export const materialPageSize = 50;

/** What the server is asked for; what is not said is not asked for (SET-MAT-02 to SET-MAT-04). */
export function filtersOf(state: MaterialListState): MaterialFilters {
  const { language, contract, search, archived, page } = state;
  return {
    ...(language !== 0 && { languageId: language }),
    ...(contract !== 0 && { contractId: contract }),
    ...(search && { search }),
    ...(archived && { archived }),
    sort: orderOf(state),
    page,
    pageSize: materialPageSize,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed({ language, contract, search }: MaterialListState): boolean {
  return language !== 0 || contract !== 0 || search !== '';
}

/** What the list is sorted by. */
export function orderOf({ sort, direction }: MaterialListState): ListOrder<MaterialColumn> {
  return { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: MaterialListState, column: string): Partial<MaterialListState> {
  const order = afterPress(orderOf(state), sortableColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
