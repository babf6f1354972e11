import type { KnownPerson } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';

export interface KnownPeople {
  /** Those who are there already; null until they are known. */
  people: readonly KnownPerson[] | null;
  /** They could not be read. */
  failed: boolean;
  /** Reads them, again if they were read before. */
  read: () => Promise<void>;
}

/** Those who are there already, read once a file is `wanted` to be compared with them. */
export function useKnownPeople(
  wanted: boolean,
  readPeople: (signal: AbortSignal) => Promise<readonly KnownPerson[]>,
): KnownPeople {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ attempt: number; people: readonly KnownPerson[] | null }>();
  const readNow = useEffectEvent(readPeople);

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    readNow(controller.signal).then(
      (people) => setFound({ attempt, people }),
      () => {
        if (!controller.signal.aborted) setFound({ attempt, people: null });
      },
    );
    return () => controller.abort();
  }, [wanted, attempt]);

  const isAnswered = found?.attempt === attempt;
  return {
    people: isAnswered ? found.people : null,
    failed: isAnswered && found.people === null,
    read: async () => setAttempt(attempt + 1),
  };
}
