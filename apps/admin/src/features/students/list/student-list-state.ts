import type { StudentColumn, StudentFilters } from '@portal/api-client';
import { type CefrLevel, cefrLevels, type Enrolment } from '@portal/domain';
import type { ListDefinition } from '@portal/shell';
import { orderAfterPress as afterPress, type ListOrder } from '../../../parts/list-order';

/** What the list can be sorted by: every column (STU-LIST-01). */
export const studentColumns = [
  'id',
  'name',
  'city',
  'company',
  'enrolment',
  'testedOn',
] as const satisfies readonly StudentColumn[];

/** The two halves of the list (STU-LIST-05). */
export const enrolments = ['enrolled', 'not-enrolled'] as const satisfies readonly Enrolment[];

/** Filters, order and page of the students list, as its address carries them. */
export type StudentListState = {
  search: string;
  level: CefrLevel | '';
  enrolment: Enrolment | '';
  /** Contract id; 0 is all of them. */
  contract: number;
  /** Company id; 0 is all of them. */
  company: number;
  /** Lists the archived students instead. */
  archived: boolean;
  sort: StudentColumn | '';
  direction: 'ASC' | 'DESC';
  page: number;
  /** Which columns are shown, as a view or a shared link has them; empty for the person's own choice. */
  columns: string;
};

/** The list as it opens. */
export const studentList: ListDefinition<StudentListState> = {
  defaults: {
    search: '',
    level: '',
    enrolment: '',
    contract: 0,
    company: 0,
    archived: false,
    sort: '',
    direction: 'ASC',
    page: 1,
    columns: '',
  },
  choices: {
    level: ['', ...cefrLevels],
    enrolment: ['', ...enrolments],
    sort: ['', ...studentColumns],
    direction: ['ASC', 'DESC'],
  },
};

/** Rows a page (LIMIT-36). */
export const studentPageSize = 50;

/** What the server is asked for; what is not said is not asked for (STU-LIST-03 to STU-LIST-07). */
export function filtersOf(state: StudentListState): StudentFilters {
  const { search, level, enrolment, contract, company, archived, page } = state;
  return {
    search,
    ...(level && { level }),
    ...(enrolment && { enrolment }),
    ...(contract !== 0 && { contractId: contract }),
    ...(company !== 0 && { companyId: company }),
    ...(archived && { archived }),
    sort: orderOf(state),
    page,
    pageSize: studentPageSize,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, level, enrolment, contract, company }: StudentListState): boolean {
  return search !== '' || level !== '' || enrolment !== '' || contract !== 0 || company !== 0;
}

/** What the list is sorted by: the person's choice, else those tested last (STU-LIST-02). */
export function orderOf({ sort, direction }: StudentListState): ListOrder<StudentColumn> {
  return sort === '' ? { by: 'testedOn', direction: 'DESC' } : { by: sort, direction };
}

/** What a press on a column's head asks for: the column anew, or the other way round. */
export function orderAfterPress(state: StudentListState, column: string): Partial<StudentListState> {
  const order = afterPress(orderOf(state), studentColumns, column);
  return order ? { sort: order.by, direction: order.direction } : {};
}
