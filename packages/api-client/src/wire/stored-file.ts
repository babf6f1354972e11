import type { BulkFilingValues, FileFormValues, FileType, FilingValues, StoredFile } from '@portal/domain';
import type { FileEdit, FilesFiling, ListFilesData, StoredFile as WireFile } from '../generated/types.gen.ts';
import { statusFromWire } from './contract.ts';
import { named } from './named.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';

export function storedFileFromWire(file: WireFile): StoredFile {
  return {
    id: file.id,
    title: file.title ?? file.name,
    name: file.name,
    type: file.type,
    sizeInBytes: file.size,
    storedAt: file.stored_at,
    taggedOn: file.tag_date,
    contract: file.courses
      ? {
          id: file.courses.id,
          number: file.courses.contract_number,
          status: file.courses.course_status_id && statusFromWire(file.courses.course_status_id),
        }
      : null,
    student: file.students ? personFromWire(file.students) : null,
    language: file.languages ? named.fromWire(file.languages) : null,
    active: file.status !== 0,
  };
}

/** The sortable columns of the file manager, with the path by which the API sorts. */
export const fileSortPaths = {
  title: 'title',
  name: 'name',
  type: 'type',
  size: 'size',
  storedAt: 'stored_at',
  taggedOn: 'tag_date',
  contract: 'courses.contract_number',
  student: 'students.last_name',
  language: 'languages.name',
} as const satisfies SortPaths<ListFilesData>;
export type FileColumn = keyof typeof fileSortPaths;

/** Filters and order of the file manager (SET-FILE-02 to SET-FILE-05). */
export interface FileFilters extends Sorted<FileColumn> {
  type?: FileType;
  /** Matches name, title, contract number and student. */
  search?: string;
  /** Only files without a contract. */
  withoutContract?: boolean;
  /** Only files without a student. */
  withoutStudent?: boolean;
  /** Lists the removed files instead (DECISION-28). */
  removed?: boolean;
}

export function fileFiltersToWire({
  type,
  search,
  withoutContract,
  withoutStudent,
  removed,
  ...sorted
}: FileFilters): ListFilesData['query'] {
  return {
    refType: type,
    search: search || undefined,
    undefinedCourses: withoutContract || undefined,
    undefinedStudents: withoutStudent || undefined,
    status: removed ? 0 : undefined,
    ...sortedToWire(sorted, fileSortPaths),
  };
}

/** The wire spells the type of several files `bluck_option` (DOMAIN-70). */
export function bulkFilingToWire({ fileIds, type, ...filing }: BulkFilingValues): FilesFiling {
  return { file_ids: fileIds, bluck_option: type, ...filingToWire(filing) };
}

/** The given fields of a file (API-039). */
export function fileFormToWire(id: number, { title, type, ...filing }: Partial<FileFormValues>): FileEdit {
  return { fileId: id, title, type, ...filingToWire(filing) };
}

function filingToWire({ contractId, studentId, languageId, taggedOn }: Partial<Omit<FilingValues, 'type'>>) {
  return { course_id: contractId, student_id: studentId, language_id: languageId, tag_date: taggedOn };
}
