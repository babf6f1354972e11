import type { PastImportColumn } from '@portal/api-client';
import { importKinds } from '@portal/domain';
import { defineFilterList, oneOf } from '@portal/records/list-definitions';

export type ImportColumnId =
  | 'fileName'
  | 'kind'
  | 'importedAt'
  | 'importedBy'
  | 'imported'
  | 'notImported'
  | 'state';

/** The past imports, newest first. */
export const importList = defineFilterList({
  sortable: [
    'fileName',
    'importedAt',
    'imported',
    'notImported',
  ] as const satisfies readonly PastImportColumn[],
  opensBy: () => null,
  pageSize: 50,
  filters: { kind: oneOf(importKinds) },
});
