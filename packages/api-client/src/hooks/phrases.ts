import type { Phrase, PhraseValues } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import { createPhrase, deletePhrase, listPhrases, updatePhrase } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { phraseFromWire, phraseTextToWire } from '../wire/phrase.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** The phrases of the office; for a teacher, also the teacher's personal phrases (DECISION-51). */
export function usePhrases(isAsked = true): Query<Phrase[]> {
  return useQuery(isAsked ? ['phrases'] : null, readPhrases);
}

/** Reads the phrases. Throws an `ApiError`. */
export async function readPhrases(call: ReadCall): Promise<Phrase[]> {
  return (await listPhrases(call)).data.data.map(phraseFromWire);
}

/** Reads a phrase bypassing caches. Throws `not-found` when it was deleted. */
export function useReadPhrase(): (id: number) => Promise<Phrase> {
  const api = useApi();
  return useCallback(
    async (id) => {
      const phrase = (await readPhrases(pastCaches(api.call))).find((one) => one.id === id);
      if (!phrase) throw new ApiError({ code: 'not-found', status: 404 });
      return phrase;
    },
    [api],
  );
}

/** Applies a change to the list on screen before it is revalidated. */
function useShowPhrases(): (change: (phrases: Phrase[]) => Phrase[]) => void {
  const { mutate } = useSWRConfig();
  return (change) =>
    void ignoreClosedCache(
      mutate<Phrase[]>(['phrases'], (phrases) => phrases && change(phrases), { revalidate: false }),
    );
}

/** Adds a phrase: of the office for an administrator, of their own for a teacher. */
export function useCreatePhrase(): (values: PhraseValues, intention?: Intention) => Promise<Phrase> {
  const show = useShowPhrases();
  return useWrite(async (call, values: PhraseValues) => {
    const body = phraseTextToWire(values);
    const created = phraseFromWire((await createPhrase({ ...call, body })).data.data);
    show((phrases) => [...phrases.filter(({ id }) => id !== created.id), created]);
    return created;
  }, 'phrases');
}

/** Changes a phrase. Throws `conflict` (412) when it has changed since it was read, `not-found` when it was deleted. */
export function useUpdatePhrase(): (phrase: Phrase, values: PhraseValues) => Promise<Phrase> {
  return useRecordWrite(async (call, { id, version }: Phrase, values: PhraseValues) => {
    const [body, headers] = [phraseTextToWire(values), { 'If-Match': version }];
    return phraseFromWire((await updatePhrase({ ...call, path: { id }, body, headers })).data.data);
  }, 'phrases');
}

/** Deletes a phrase. Throws `conflict` (412) when it has changed since it was read. */
export function useDeletePhrase(): (phrase: Phrase) => Promise<void> {
  const show = useShowPhrases();
  return useWrite(async (call, { id, version }: Phrase) => {
    await deletePhrase({ ...call, path: { id }, headers: { 'If-Match': version } });
    show((phrases) => phrases.filter((phrase) => phrase.id !== id));
  }, 'phrases');
}
