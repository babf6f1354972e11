import { useCallback, useEffect, useRef } from 'react';
import { type Key, unstable_serialize, useSWRConfig } from 'swr';
import { isUnanswered } from '../api-error.ts';
import type { Api } from '../client.ts';
import { keyHeader } from '../key-header.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { requestsOf } from './requests-in-use.ts';

/** Options of a write: `createUser({ ...call, body })`. */
export type WriteCall = Api['call'];

/**
 * Identifies something that must be done only once, however often it is sent. A form passes its draft's intention
 * (`useUnsavedWork().intention`) as the last argument of a write, so that it survives a reload (ADR-0016).
 */
export interface Intention {
  readonly idempotencyKey?: string | undefined;
}

/** A write as returned by a hook. Without an intention, each call is a new one. */
export type Write<Args extends unknown[], Answer> = (
  ...args: [...Args, intention?: Intention]
) => Promise<Answer>;

/**
 * Runs a write. Afterwards it revalidates what is on screen of these nouns (the first part of a query key) and removes
 * their other data from the cache, including selectors that are read once. The promise does not wait for that. It
 * rejects with the error. After a refusal nothing is revalidated, after an unknown outcome everything.
 */
export function useWrite<Args extends unknown[], Answer>(
  write: (call: WriteCall, ...args: Args) => Promise<Answer>,
  ...nouns: string[]
): Write<Args, Answer> {
  const api = useApi();
  const refresh = useRefresh(...nouns);
  const latest = useRef({ write, refresh });
  useEffect(() => {
    latest.current = { write, refresh };
  });
  return useCallback(
    async (...args) => {
      try {
        const answer = await latest.current.write(
          withKey(api.call, args.at(-1)),
          ...(args as unknown as Args),
        );
        latest.current.refresh();
        return answer;
      } catch (error) {
        // It may have been saved, so the screen shows the latest data.
        if (isUnanswered(error)) latest.current.refresh();
        throw error;
      }
    },
    [api],
  );
}

/**
 * Returns a call that sends the key of an intention. `intention` is the last argument of a write, which may also be
 * something else.
 */
export function withKey(call: WriteCall, intention: unknown): WriteCall {
  const key = (intention as Intention | null | undefined)?.idempotencyKey;
  if (key === undefined) return call;
  const keyed: WriteCall & { headers: Record<string, string> } = { ...call, headers: { [keyHeader]: key } };
  return keyed;
}

/**
 * Revalidates what is on screen of these nouns, and any history, and removes their other data from the cache. Does not
 * wait for the responses.
 */
export function useRefresh(...nouns: string[]): () => void {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const latest = useRef(nouns);
  useEffect(() => {
    latest.current = nouns;
  });
  return useCallback(() => {
    // A history that was opened before this write has ended does not include it yet.
    const touched = [...latest.current, 'history'];
    const isTouched = (key: Key) => Array.isArray(key) && touched.includes(String(key[0]));
    const isForgotten = (key: Key) => isTouched(key) && !requestsOf(api).isUsed(unstable_serialize(key));
    // Without data in the cache, the next visit requests it again, even within the deduplication interval.
    void ignoreClosedCache(mutate(isForgotten, undefined));
    void ignoreClosedCache(mutate((key) => isTouched(key) && !isForgotten(key)));
  }, [api, mutate]);
}

/**
 * Like `useWrite`, for a write that returns the updated record or records of `noun`. Queries on screen show them
 * immediately, so that a form opened from a row starts with the saved values.
 */
export function useRecordWrite<Args extends unknown[], Answer extends Identified | readonly Identified[]>(
  write: (call: WriteCall, ...args: Args) => Promise<Answer>,
  noun: string,
  ...otherNouns: string[]
): Write<Args, Answer> {
  const { mutate } = useSWRConfig();
  return useWrite(
    async (call, ...args: Args) => {
      const answer = await write(call, ...args);
      const saved = new Map([answer].flat().map((record) => [record.id, record]));
      const isOfNoun = (key: Key) => Array.isArray(key) && key[0] === noun;
      void ignoreClosedCache(
        mutate(isOfNoun, (data: unknown) => withSaved(data, saved), { revalidate: false }),
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

/** Replaces the saved records in a page, a list or a single record. */
function withSaved(data: unknown, saved: ReadonlyMap<number, Identified>): unknown {
  if (Array.isArray(data)) return data.map((record) => withSaved(record, saved));
  if (typeof data !== 'object' || data === null) return data;
  if ('rows' in data) return { ...data, rows: withSaved(data.rows, saved) };
  return 'id' in data && typeof data.id === 'number' ? (saved.get(data.id) ?? data) : data;
}
