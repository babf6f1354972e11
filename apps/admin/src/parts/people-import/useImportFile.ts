import type { SheetRefusal } from '@portal/spreadsheet';
import { useEffect, useState } from 'react';
import type { PeopleToImport } from './people-to-import';
import { type ImportFile, readImportFile } from './spreadsheet-tasks';

/**
 * The state of a chosen file; `unavailable` if the reader's code failed to load. While another sheet is read, `read` is
 * still the previous one.
 */
export type ImportFileState =
  | { state: 'none' | 'reading' }
  | { state: 'unreadable'; because: SheetRefusal | 'too-slow' | 'unavailable'; retry: () => Promise<void> }
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
  }>();

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const ended = { of: file, sheet, attempt };
    readImportFile(file, who, { signal: controller.signal, sheet, milliseconds }).then(
      (answer) => setFound({ ...ended, answer }),
      () => {
        if (!controller.signal.aborted) setFound({ ...ended, answer: 'unavailable' });
      },
    );
    return () => controller.abort();
  }, [file, who, milliseconds, attempt, sheet]);

  if (!file) return { state: 'none' };
  if (found?.of !== file || found.attempt !== attempt) return { state: 'reading' };
  const { answer } = found;
  const isChangingSheet = found.sheet !== sheet;
  if (typeof answer !== 'string') return { state: 'read', read: answer, isChangingSheet };
  if (isChangingSheet) return { state: 'reading' };
  return { state: 'unreadable', because: answer, retry: async () => setAttempt(attempt + 1) };
}
