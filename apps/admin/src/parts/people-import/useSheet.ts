import type { Sheet } from '@portal/domain';
import { useEffect, useState } from 'react';
import type { SheetRefusal } from './spreadsheet';
import { readSheet } from './spreadsheet-tasks';

/** What is known of a chosen file; `unavailable` when what reads it could not be fetched. */
export type SheetState =
  | { state: 'none' | 'reading' }
  | { state: 'unreadable'; because: SheetRefusal | 'unavailable'; retry: () => void }
  | { state: 'read'; sheet: Sheet };

/** Reads a chosen file; another file, or none, gives up what is being read. */
export function useSheet(file: File | null): SheetState {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{
    of: File;
    attempt: number;
    answer: Sheet | SheetRefusal | 'unavailable';
  }>();

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    readSheet(file, controller.signal).then(
      (answer) => setFound({ of: file, attempt, answer }),
      () => {
        if (!controller.signal.aborted) setFound({ of: file, attempt, answer: 'unavailable' });
      },
    );
    return () => controller.abort();
  }, [file, attempt]);

  if (!file) return { state: 'none' };
  if (found?.of !== file || found.attempt !== attempt) return { state: 'reading' };
  const { answer } = found;
  if (typeof answer !== 'string') return { state: 'read', sheet: answer };
  return { state: 'unreadable', because: answer, retry: () => setAttempt(attempt + 1) };
}
