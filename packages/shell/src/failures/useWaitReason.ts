import { ApiError } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';
import { useCallback } from 'react';
import { waitWords } from './wait-words';

/** Returns a function that says how long to wait after a 429 or 503; null if the error asks for no wait. */
export function useWaitReason(): (error: unknown) => TextPair | null {
  const { pair } = waitWords.useWords();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return null;
      const { status, retryAfter } = error;
      const values = { count: Math.ceil((retryAfter ?? 0) / 60) };
      if (status === 429) return retryAfter === null ? pair('tooManyLater') : pair('tooMany', values);
      return status === 503 && retryAfter !== null ? pair('unavailable', values) : null;
    },
    [pair],
  );
}
