import { type FileFilters, useReadFiles } from '@portal/api-client';
import { megabytes, type StoredFile } from '@portal/domain';
import type { ListCsv } from '@portal/records';
import { csvDay } from '@portal/records/list-definitions';
import type { FileColumnId } from './file-list';

/** The exported file list, with title and file name. */
export const fileCsv: ListCsv<StoredFile, FileFilters, FileColumnId> = {
  fileName: 'fichiers-files',
  useRead: useReadFiles,
  columns: {
    title: { title: ({ title }) => title, fileName: ({ name }) => name },
    type: { type: ({ type }, { term }) => term(`fileType.${type}`) },
    contract: { contract: ({ contract }) => contract?.number ?? null },
    storedAt: { storedAt: ({ storedAt }) => csvDay(storedAt) },
    size: { megabytes: ({ sizeInBytes }) => megabytes(sizeInBytes) },
  },
  archived: {
    student: ({ student }) => student?.archived,
    language: ({ language }) => language?.archived,
  },
};
