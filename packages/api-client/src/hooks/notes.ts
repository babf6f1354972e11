import type { Note, NoteSubject } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createNote, listNotes } from '../generated/sdk.gen.ts';
import { noteFromWire } from '../wire/note.ts';
import { useApi } from './ApiProvider.tsx';
import { unlessGone } from './unless-gone.ts';
import { type Query, useQuery } from './useQuery.ts';

/** The notes of one record (API-033). Null reads nothing. */
export function useNotes(subject: NoteSubject, recordId: number | null): Query<Note[]> {
  return useQuery(recordId === null ? null : ['notes', subject, recordId], async (call) => {
    const { data } = await listNotes({ ...call, query: { noteType: subject, refId: recordId ?? 0 } });
    return data.data.map(noteFromWire);
  });
}

/** Adds a note to a record and reads its list again (API-034). */
export function useAddNote(): (
  note: Pick<Note, 'text' | 'subject' | 'subjectId'> & { userId: number },
) => Promise<Note> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ text, subject, subjectId, userId }) => {
      const { data } = await createNote({
        ...api.call,
        // A backend takes the author from the token; the id travels as specified (decision 13).
        body: { title: text, note_type: subject, ref_id: subjectId, users_id: userId },
      });
      void unlessGone(mutate(['notes', subject, subjectId]));
      return noteFromWire(data.data);
    },
    [api, mutate],
  );
}
