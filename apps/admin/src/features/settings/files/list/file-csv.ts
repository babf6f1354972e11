import { type FileType, fullName, megabytes, type StoredFile } from '@portal/domain';
import { type ArchivedColumns, type CsvColumns, csvDay } from '../../../../parts/list/csv-columns';
import type { FileColumnId } from './file-list';

/** The columns of the exported file list, with title and file name. */
export const fileCsv: CsvColumns<StoredFile, { type: (type: FileType) => string }, FileColumnId> = {
  title: { title: ({ title }) => title, fileName: ({ name }) => name },
  type: { type: ({ type }, words) => words.type(type) },
  contract: { contract: ({ contract }) => contract?.number ?? null },
  student: { student: ({ student }) => student && fullName(student) },
  language: { language: ({ language }) => language?.name ?? null },
  taggedOn: { taggedOn: ({ taggedOn }) => taggedOn },
  storedAt: { storedAt: ({ storedAt }) => csvDay(storedAt) },
  size: { megabytes: ({ sizeInBytes }) => megabytes(sizeInBytes) },
};

/** The names in the file that may belong to an archived record. */
export const fileArchived: ArchivedColumns<StoredFile, FileColumnId> = {
  student: ({ student }) => student?.archived,
  language: ({ language }) => language?.archived,
};
