import type { TeacherColumn, TeacherFilters } from '@portal/api-client';
import type { AssignStatus, TeacherListStatus } from '@portal/domain';
import { defineList, oneOf, recordId, scopeOf } from '@portal/records/list-definitions';

/** The columns of the list (TEA-LIST-01). */
export type TeacherColumnId = 'id' | 'name' | 'languages' | 'userStatus' | 'assignStatus';

/** In display order (TEA-LIST-04). */
export const userStatuses = ['active', 'inactive', 'invited', 'all'] as const satisfies readonly (
  | TeacherListStatus
  | 'all'
)[];

/** In display order (TEA-LIST-05). */
export const assignStatuses = ['assigned', 'unassigned'] as const satisfies readonly AssignStatus[];

/**
 * The teacher list: active teachers by last name by default (TEA-LIST-06, TEA-LIST-07, LIMIT-40). The server cannot
 * sort by language or status.
 */
export const teacherList = defineList({
  sortable: ['id', 'name', 'city'] satisfies readonly TeacherColumn[],
  opensBy: 'name',
  pageSize: 500,
  filters: {
    status: scopeOf(userStatuses, 'active'),
    assign: oneOf(assignStatuses),
    language: recordId,
  },
  query: ({ status, search, assign, language }, sort): TeacherFilters => ({
    ...(status !== 'all' && { status }),
    ...(search && { search }),
    ...(assign && { assigned: assign === 'assigned' }),
    ...(language !== 0 && { languageId: language }),
    ...(sort && { sort }),
  }),
});

export type TeacherListState = typeof teacherList.defaults;
