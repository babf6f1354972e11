import type { FileColumn, FileFilters } from '@portal/api-client';
import { type FileType, fileTypes } from '@portal/domain';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../../parts/list-order';

/** The columns of the list, in their own order; each can be sorted by. */
export const fileColumns = [
  'title',
  'type',
  'contract',
  'student',
  'language',
  'taggedOn',
  'storedAt',
  'size',
] as const satisfies readonly FileColumn[];
export type ListedColumn = (typeof fileColumns)[number];

/** Filters, order and page of the file manager, as its address carries them. */
export type FileListState = {
  search: string;
  /** Empty for every kind; `undefined` is a kind of its own (FILES-01). */
  type: FileType | '';
  /** Only the files that no contract is known of. */
  noContract: boolean;
  /** Only the files that no student is known of. */
  noStudent: boolean;
  /** Lists the removed files instead (decision 28). */
  archived: boolean;
  sort: ListedColumn | '';
  direction: 'ASC' | 'DESC';
  page: number;
};

/** The list as it opens. */
export const fileList: ListDefinition<FileListState> = {
  defaults: {
    search: '',
    type: '',
    noContract: false,
    noStudent: false,
    archived: false,
    sort: '',
    direction: 'ASC',
    page: 1,
  },
  choices: {
    type: ['', ...fileTypes],
    sort: ['', ...fileColumns],
    direction: ['ASC', 'DESC'],
  },
};

/** Rows a page (LIMIT-01). */
export const filePageSize = 50;

/** What the server is asked for; what is not said is not asked for (SET-FILE-02 to SET-FILE-05). */
export function filtersOf(state: FileListState): FileFilters {
  const { search, type, noContract, noStudent, archived, page } = state;
  return {
    search,
    ...(type && { type }),
    ...(noContract && { withoutContract: true }),
    ...(noStudent && { withoutStudent: true }),
    ...(archived && { removed: true }),
    sort: orderOf(state),
    page,
    pageSize: filePageSize,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, type, noContract, noStudent }: FileListState): boolean {
  return search !== '' || type !== '' || noContract || noStudent;
}

/** What the list is sorted by: the person's choice, else what came last. */
export function orderOf({ sort, direction }: FileListState): ListOrder<ListedColumn> {
  return sort === '' ? { by: 'storedAt', direction: 'DESC' } : { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: FileListState, column: string): Partial<FileListState> {
  const order = afterPress(orderOf(state), fileColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
