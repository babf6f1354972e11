import type { ImportOptions } from '@portal/api-client';
import type { ImportColumn, KnownForImport, PeopleImport } from '@portal/domain';

/** Whom an import is about, and how: the rest of its dialog is the same for students and teachers. */
export interface PeopleToImport {
  who: 'students' | 'teachers';
  /** The columns of the template. */
  columns: readonly ImportColumn[];
  /** Id of the template's file (FILES-08, FILES-09). */
  templateId: number;
  /** Reads what the rows are compared with: everybody whose address is in use, and the names that a row may give. */
  readKnown: (signal: AbortSignal) => Promise<KnownForImport>;
  /** Longest time that reading the file may take; 2 seconds when left out. */
  readingMilliseconds?: number;
  /** Sends the file, and tells what became of its rows. */
  importFile: (file: File, options: ImportOptions) => Promise<PeopleImport>;
}
