import { useEffect, useState } from 'react';
import type { PeopleToImport } from './people-to-import';
import type { SheetRefusal } from './spreadsheet';
import { type ImportFile, readImportFile } from './spreadsheet-tasks';

/** The state of a chosen file; `unavailable` if the reader's code failed to load. */
export type ImportFileState =
  | { state: 'none' | 'reading' }
  | { state: 'unreadable'; because: SheetRefusal | 'too-slow' | 'unavailable'; retry: () => Promise<void> }
  | { state: 'read'; read: ImportFile };

/** Reads and checks a chosen file; a change of the file aborts the previous read. */
export function useImportFile(
  file: File | null,
  { who, readingMilliseconds: milliseconds }: Pick<PeopleToImport, 'who' | 'readingMilliseconds'>,
): ImportFileState {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{
    of: File;
    attempt: number;
    answer: ImportFile | SheetRefusal | 'too-slow' | 'unavailable';
  }>();

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    readImportFile(file, who, { signal: controller.signal, milliseconds }).then(
      (answer) => setFound({ of: file, attempt, answer }),
      () => {
        if (!controller.signal.aborted) setFound({ of: file, attempt, answer: 'unavailable' });
      },
    );
    return () => controller.abort();
  }, [file, who, milliseconds, attempt]);

  if (!file) return { state: 'none' };
  if (found?.of !== file || found.attempt !== attempt) return { state: 'reading' };
  const { answer } = found;
  if (typeof answer !== 'string') return { state: 'read', read: answer };
  return { state: 'unreadable', because: answer, retry: async () => setAttempt(attempt + 1) };
}
