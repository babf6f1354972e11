import type { ImportOptions } from '@portal/api-client';
import type { ImportColumn, KnownForImport, PeopleImport } from '@portal/domain';

/** The people of an import: the parts of the dialog that differ between students and teachers. */
export interface PeopleToImport {
  who: 'students' | 'teachers';
  columns: readonly ImportColumn[];
  /** Id of the template file (FILES-08, FILES-09). */
  templateId: number;
  /** Loads the data for the comparison: all emails in use, and the names that a row may contain. */
  readKnown: (signal: AbortSignal) => Promise<KnownForImport>;
  /** Time limit for reading the file; 20 seconds by default. */
  readingMilliseconds?: number;
  /** Uploads the file; resolves with the result of each row. */
  importFile: (file: File, options: ImportOptions) => Promise<PeopleImport>;
}
