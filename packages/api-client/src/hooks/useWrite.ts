import { useCallback, useEffect, useRef } from 'react';
import { type Key, unstable_serialize, useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import { isAnswerLost } from '../read-back.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { requestsOf } from './requests-in-use.ts';

/** What a write is made with: `createUser({ ...call, body })`. */
export type WriteCall = Api['call'];

/**
 * A call that changes something. Of these nouns (the first part of a query's key), what is on screen is then read
 * again and everything else is forgotten, selectors that are read once included; the promise does not wait for that.
 * It rejects with the error; nothing is read after a refusal, and everything after an answer that was lost.
 */
export function useWrite<Args extends unknown[], Answer>(
  write: (call: WriteCall, ...args: Args) => Promise<Answer>,
  ...nouns: string[]
): (...args: Args) => Promise<Answer> {
  const api = useApi();
  const refresh = useRefresh(...nouns);
  const latest = useRef({ write, refresh });
  useEffect(() => {
    latest.current = { write, refresh };
  });
  return useCallback(
    async (...args) => {
      try {
        const answer = await latest.current.write(api.call, ...args);
        latest.current.refresh();
        return answer;
      } catch (error) {
        // It may have been saved: whatever is on screen then shows it.
        if (isAnswerLost(error)) latest.current.refresh();
        throw error;
      }
    },
    [api],
  );
}

/** Of these nouns, reads again what is on screen and forgets everything else; does not wait for that. */
export function useRefresh(...nouns: string[]): () => void {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const latest = useRef(nouns);
  useEffect(() => {
    latest.current = nouns;
  });
  return useCallback(() => {
    const touched = latest.current;
    const isTouched = (key: Key) => Array.isArray(key) && touched.includes(String(key[0]));
    const isForgotten = (key: Key) => isTouched(key) && !requestsOf(api).isUsed(unstable_serialize(key));
    // With nothing in place of the data, whoever comes back asks anew, even a moment after having asked.
    void ignoreClosedCache(mutate(isForgotten, undefined));
    void ignoreClosedCache(mutate((key) => isTouched(key) && !isForgotten(key)));
  }, [api, mutate]);
}

/**
 * As `useWrite`, for a write that answers with the record of `noun` as it then is, or with several. Whatever is on
 * screen of that noun shows it at once: a form that is opened from a row a moment later begins with what was saved.
 */
export function useRecordWrite<Args extends unknown[], Answer extends Identified | readonly Identified[]>(
  write: (call: WriteCall, ...args: Args) => Promise<Answer>,
  noun: string,
  ...otherNouns: string[]
): (...args: Args) => Promise<Answer> {
  const { mutate } = useSWRConfig();
  return useWrite(
    async (call, ...args: Args) => {
      const answer = await write(call, ...args);
      const saved = new Map([answer].flat().map((record) => [record.id, record]));
      const isOfNoun = (key: Key) => Array.isArray(key) && key[0] === noun;
      void ignoreClosedCache(
        mutate(isOfNoun, (held: unknown) => withSaved(held, saved), { revalidate: false }),
      );
      return answer;
    },
    noun,
    ...otherNouns,
  );
}

interface Identified {
  readonly id: number;
}

/** What a key holds, a page, a list or a record alone, with what was saved in place of what it was before. */
function withSaved(held: unknown, saved: ReadonlyMap<number, Identified>): unknown {
  if (Array.isArray(held)) return held.map((record) => withSaved(record, saved));
  if (typeof held !== 'object' || held === null) return held;
  if ('rows' in held) return { ...held, rows: withSaved(held.rows, saved) };
  return 'id' in held && typeof held.id === 'number' ? (saved.get(held.id) ?? held) : held;
}
