import type { MaterialColumn, MaterialFilters } from '@portal/api-client';
import { archivedScope, defineList, recordId } from '../../../parts/list/define-list';

/** The columns of the list (SET-MAT-05). */
export type MaterialColumnId = 'flagged' | 'id' | 'title' | 'language' | 'quantity' | 'contracts';

/** The material list: active materials by title by default (SET-MAT-02 to SET-MAT-04, SET-MAT-18, LIMIT-01). */
export const materialList = defineList({
  sortable: ['flagged', 'id', 'title', 'language', 'quantity'] satisfies readonly (MaterialColumnId &
    MaterialColumn)[],
  opensBy: 'title',
  pageSize: 50,
  filters: { language: recordId, contract: recordId, archived: archivedScope },
  query: ({ language, contract, search, archived }, sort): MaterialFilters => ({
    ...(language !== 0 && { languageId: language }),
    ...(contract !== 0 && { contractId: contract }),
    ...(search && { search }),
    ...(archived && { archived }),
    ...(sort && { sort }),
  }),
});

export type MaterialListState = typeof materialList.defaults;
