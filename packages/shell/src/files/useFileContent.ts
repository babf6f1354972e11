import { ApiError, downloadFile, useApi } from '@portal/api-client';
import { useEffect, useState } from 'react';

export interface FileContent {
  /** A `blob:` URL; undefined while loading. */
  address: string | undefined;
  error: ApiError | undefined;
  retry: () => Promise<void>;
}

/**
 * Downloads a file with the session's token and returns a `blob:` URL that is valid while mounted. `mediaType` tells
 * the browser how to show it.
 */
export function useFileContent(id: number, mediaType: string): FileContent {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<ApiError>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
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
