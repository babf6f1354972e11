import type { KnownForImport } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';

export interface KnownForImportState {
  /** The existing people; null until read. */
  known: KnownForImport | null;
  /** Whether reading failed. */
  failed: boolean;
  /** Reads or reloads them. */
  read: () => Promise<void>;
}

/** Reads the existing people as soon as a file must be compared with them (`wanted`). */
export function useKnownForImport(
  wanted: boolean,
  readKnown: (signal: AbortSignal) => Promise<KnownForImport>,
): KnownForImportState {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ attempt: number; known: KnownForImport | null }>();
  const readNow = useEffectEvent(readKnown);

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    readNow(controller.signal).then(
      (known) => setFound({ attempt, known }),
      () => {
        if (!controller.signal.aborted) setFound({ attempt, known: null });
      },
    );
    return () => controller.abort();
  }, [wanted, attempt]);

  const isAnswered = found?.attempt === attempt;
  return {
    known: isAnswered ? found.known : null,
    failed: isAnswered && found.known === null,
    read: async () => setAttempt(attempt + 1),
  };
}
