import type { SheetRefusal } from '@portal/spreadsheet';
import { useEffect, useState } from 'react';
import type { PeopleToImport } from './people-to-import';
import { type ImportFile, readImportFile } from './spreadsheet-tasks';

/**
 * The state of a selected file; `unavailable` if the reader's code failed to load. While another sheet is being read,
 * `read` is still the previous one. If a sheet cannot be read, `previous` is the sheet to return to; null if there is
 * none.
 */
export type ImportFileState =
  | { state: 'none' | 'reading' }
  | {
      state: 'unreadable';
      because: SheetRefusal | 'too-slow' | 'unavailable';
      previous: ImportFile | null;
      retry: () => Promise<void>;
    }
  | { state: 'read'; read: ImportFile; isChangingSheet: boolean };

/** Reads and checks a sheet of a chosen file; a change of the file or sheet aborts the previous read. */
export function useImportFile(
  file: File | null,
  { who, readingMilliseconds: milliseconds }: Pick<PeopleToImport, 'who' | 'readingMilliseconds'>,
  sheet: string | undefined,
): ImportFileState {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{
    of: File;
    sheet: string | undefined;
    attempt: number;
    answer: ImportFile | SheetRefusal | 'too-slow' | 'unavailable';
    previous: ImportFile | null;
  }>();

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const end = (answer: ImportFile | SheetRefusal | 'too-slow' | 'unavailable') =>
      setFound((before) => ({
        of: file,
        sheet,
        attempt,
        answer,
        previous: before?.of === file ? lastRead(before) : null,
      }));
    readImportFile(file, who, { signal: controller.signal, sheet, milliseconds }).then(end, () => {
      if (!controller.signal.aborted) end('unavailable');
    });
    return () => controller.abort();
  }, [file, who, milliseconds, attempt, sheet]);

  if (!file) return { state: 'none' };
  if (found?.of !== file || found.attempt !== attempt) return { state: 'reading' };
  const { answer, previous } = found;
  const isChangingSheet = found.sheet !== sheet;
  if (typeof answer !== 'string') return { state: 'read', read: answer, isChangingSheet };
  if (isChangingSheet) return { state: 'reading' };
  return { state: 'unreadable', because: answer, previous, retry: async () => setAttempt(attempt + 1) };
}

function lastRead({
  answer,
  previous,
}: {
  answer: ImportFile | string;
  previous: ImportFile | null;
}): ImportFile | null {
  return typeof answer === 'string' ? previous : answer;
}
