import type { ContractFilters } from '@portal/api-client';
import {
  type ContractColumn,
  type ContractStatus,
  contractOrders,
  contractStatuses,
  defaultContractStatus,
} from '@portal/domain';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** What the list can be sorted by; the empty text stands for the order in which the flavour opens (decision 33). */
export const sortableColumns = [
  'number',
  'company',
  'students',
  'language',
  'courseType',
  'teacher',
  'hours',
  'startsOn',
  'endsOn',
] as const satisfies readonly ContractColumn[];
export type SortableColumn = (typeof sortableColumns)[number];

/** Filters, order and page of the contracts list, as its address carries them. */
export type ContractListState = {
  status: ContractStatus;
  /** Course type id; 0 is all of them. */
  type: number;
  search: string;
  /** Only contracts with highlighted cells (OPEN-47). */
  highlighted: boolean;
  /** Contract id, as a link to one row has it; 0 is all of them. */
  contract: number;
  sort: SortableColumn | '';
  direction: 'ASC' | 'DESC';
  page: number;
  /** Which columns are shown, as a view or a shared link has them; empty for the person's own choice. */
  columns: string;
};

/** The list as it opens: active contracts (CON-LIST-36). */
export const contractList: ListDefinition<ContractListState> = {
  defaults: {
    status: defaultContractStatus,
    type: 0,
    search: '',
    highlighted: false,
    contract: 0,
    sort: '',
    direction: 'ASC',
    page: 1,
    columns: '',
  },
  choices: {
    status: contractStatuses,
    sort: ['', ...sortableColumns],
    direction: ['ASC', 'DESC'],
  },
};

/** Rows a page (LIMIT-18, CONFLICT-28). */
export const contractPageSize = 100;

/** What narrows the contracts of a status: what is not said is not asked for. */
export function narrowingOf({ search, type, highlighted, contract }: ContractListState): ContractFilters {
  return {
    search,
    courseTypeId: type === 0 ? undefined : type,
    ...(highlighted && { highlightedOnly: true }),
    ...(contract !== 0 && { contractId: contract }),
  };
}

/** Whether anything does. */
export function isNarrowed({ search, type, highlighted, contract }: ContractListState): boolean {
  return search !== '' || type !== 0 || highlighted || contract !== 0;
}

/** What the server is asked for. */
export function filtersOf(state: ContractListState): ContractFilters {
  return {
    status: state.status,
    ...narrowingOf(state),
    sort: orderOf(state),
    page: state.page,
    pageSize: contractPageSize,
  };
}

/** What the list is sorted by: the person's choice, else the order of the flavour. */
export function orderOf({ status, sort, direction }: ContractListState): ListOrder<SortableColumn> {
  return sort === '' ? contractOrders[status] : { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: ContractListState, column: string): Partial<ContractListState> {
  const order = afterPress(orderOf(state), sortableColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
