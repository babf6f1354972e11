import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import { useApi } from './ApiProvider.tsx';
import { unlessGone } from './unless-gone.ts';

/** What a write is made with: `createUser({ ...call, body })`. */
export type WriteCall = Api['call'];

/**
 * A call that changes something. Whatever is on screen of these nouns (the first part of a query's key) is then read
 * again; the promise does not wait for that. It rejects with the refusal, and nothing is read.
 */
export function useWrite<Asked extends unknown[], Answer>(
  write: (call: WriteCall, ...asked: Asked) => Promise<Answer>,
  ...nouns: string[]
): (...asked: Asked) => Promise<Answer> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const latest = useRef({ write, nouns });
  useEffect(() => {
    latest.current = { write, nouns };
  });
  return useCallback(
    async (...asked) => {
      const answer = await latest.current.write(api.call, ...asked);
      const touched = latest.current.nouns;
      void unlessGone(mutate((key) => Array.isArray(key) && touched.includes(String(key[0]))));
      return answer;
    },
    [api, mutate],
  );
}
