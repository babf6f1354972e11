import type { MaterialColumn } from '@portal/api-client';
import { archivedScope, defineFilterList, recordId, sentAs } from '@portal/records/list-definitions';

/** The columns of the list (SET-MAT-05). */
export type MaterialColumnId = 'flagged' | 'id' | 'title' | 'language' | 'quantity' | 'contracts';

/** The material list: active materials by title by default (SET-MAT-02 to SET-MAT-04, SET-MAT-18, LIMIT-01). */
export const materialList = defineFilterList({
  sortable: ['flagged', 'id', 'title', 'language', 'quantity'] satisfies readonly (MaterialColumnId &
    MaterialColumn)[],
  opensBy: 'title',
  pageSize: 50,
  filters: {
    language: sentAs('languageId', recordId),
    contract: sentAs('contractId', recordId),
    archived: archivedScope,
  },
});

export type MaterialListState = typeof materialList.defaults;
