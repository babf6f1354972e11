import type { PastImportColumn, PastImportFilters } from '@portal/api-client';
import { importKinds } from '@portal/domain';
import { defineList, oneOf } from '@portal/records/list-definitions';

export type ImportColumnId =
  | 'fileName'
  | 'kind'
  | 'importedAt'
  | 'importedBy'
  | 'imported'
  | 'notImported'
  | 'state';

/** The past imports, newest first. */
export const importList = defineList({
  sortable: [
    'fileName',
    'importedAt',
    'imported',
    'notImported',
  ] as const satisfies readonly PastImportColumn[],
  opensBy: () => null,
  pageSize: 50,
  filters: { kind: oneOf(importKinds) },
  query: ({ kind, search }, order): PastImportFilters => ({
    ...(kind && { kind }),
    ...(search && { search }),
    ...(order && { sort: order }),
  }),
});
