import { useCallback, useEffect, useRef } from 'react';
import { type Key, unstable_serialize, useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import { useApi } from './ApiProvider.tsx';
import { requestsOf } from './requests-in-use.ts';
import { unlessGone } from './unless-gone.ts';

/** What a write is made with: `createUser({ ...call, body })`. */
export type WriteCall = Api['call'];

/**
 * A call that changes something. Of these nouns (the first part of a query's key), what is on screen is then read
 * again and everything else is forgotten, selectors that are read once included; the promise does not wait for that.
 * It rejects with the refusal, and then nothing is read.
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
      const isTouched = (key: Key) => Array.isArray(key) && touched.includes(String(key[0]));
      const isForgotten = (key: Key) => isTouched(key) && !requestsOf(api).isUsed(unstable_serialize(key));
      // With nothing in place of the data, whoever comes back asks anew, even a moment after having asked.
      void unlessGone(mutate(isForgotten, undefined));
      void unlessGone(mutate((key) => isTouched(key) && !isForgotten(key)));
      return answer;
    },
    [api, mutate],
  );
}
