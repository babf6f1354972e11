import { ApiError, downloadFile, useApi } from '@portal/api-client';
import { useEffect, useState } from 'react';

/** A file's content as a page shows it. */
export interface FileContent {
  /** An address within this page; undefined while it is loading. */
  address: string | undefined;
  /** Why it did not come. */
  error: ApiError | undefined;
  /** Asks once more. */
  retry: () => Promise<void>;
}

/**
 * Fetches a file with the session's token, as the server hands it to nobody without, and gives it an address that
 * lasts as long as it is shown. `mediaType` is what the browser takes it for.
 */
export function useFileContent(id: number, mediaType: string): FileContent {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<ApiError>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    const waiting = new AbortController();
    let made: string | undefined;
    setAddress(undefined);
    setError(undefined);
    downloadFile(api, id, waiting.signal).then(
      ({ content }) => {
        if (waiting.signal.aborted) return;
        made = URL.createObjectURL(new Blob([content], { type: mediaType }));
        setAddress(made);
      },
      (reason: unknown) => {
        if (waiting.signal.aborted) return;
        setError(reason instanceof ApiError ? reason : new ApiError({ code: 'server', cause: reason }));
      },
    );
    return () => {
      waiting.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [api, id, mediaType, attempt]);

  return { address, error, retry: async () => setAttempt((count) => count + 1) };
}
