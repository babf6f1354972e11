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
    const controller = new AbortController();
    let url: string | undefined;
    setAddress(undefined);
    setError(undefined);
    downloadFile(api, id, controller.signal).then(
      ({ content }) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(new Blob([content], { type: mediaType }));
        setAddress(url);
      },
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        setError(reason instanceof ApiError ? reason : new ApiError({ code: 'server', cause: reason }));
      },
    );
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [api, id, mediaType, attempt]);

  return { address, error, retry: async () => setAttempt((count) => count + 1) };
}
