import type { FileColumn } from '@portal/api-client';
import { fileTypes } from '@portal/domain';
import { archivedScope, defineFilterList, oneOf, sentAs, tick } from '@portal/records/list-definitions';

const fileColumnIds = [
  'title',
  'type',
  'contract',
  'student',
  'language',
  'taggedOn',
  'storedAt',
  'size',
] as const satisfies readonly FileColumn[];
/** The columns of the list; all are sortable. */
export type FileColumnId = (typeof fileColumnIds)[number];

/**
 * The file list, last uploaded first (SET-FILE-02 to SET-FILE-05, LIMIT-01); a filter shows archived files
 * (DECISION-28).
 */
export const fileList = defineFilterList({
  sortable: fileColumnIds,
  opensBy: () => ({ by: 'storedAt', direction: 'DESC' }),
  pageSize: 50,
  filters: {
    // "undefined" is one of the types (FILES-01).
    type: oneOf(fileTypes),
    noContract: sentAs('withoutContract', tick),
    noStudent: sentAs('withoutStudent', tick),
    archived: sentAs('removed', archivedScope),
  },
});

export type FileListState = typeof fileList.defaults;
