import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { FileType } from './stored-file.ts';

/** What a file is filed under, one or several at once (SET-FILE-10 to SET-FILE-23, DOMAIN-70). */
export interface FilingValues {
  type: FileType;
  contractId: number | null;
  studentId: number | null;
  languageId: number | null;
  taggedOn: CalendarDate;
}

/** What the edit-file form gives back, read and checked (OPEN-38). */
export interface FileFormValues extends FilingValues {
  title: string;
}

/** What the bulk-assign bar gives back, read and checked (SET-FILE-10). */
export interface BulkFilingValues extends FilingValues {
  fileIds: number[];
}
