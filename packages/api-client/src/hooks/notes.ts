import type { Note, NoteSubject } from '@portal/domain';
import { createNote, listNotes } from '../generated/sdk.gen.ts';
import { noteFromWire } from '../wire/note.ts';
import { whatShowsContracts } from './contracts.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The notes of one record (API-033). Null reads nothing. */
export function useNotes(subject: NoteSubject, recordId: number | null): Query<Note[]> {
  return useQuery(recordId === null ? null : ['notes', subject, recordId], async (call) => {
    const { data } = await listNotes({ ...call, query: { noteType: subject, refId: recordId ?? 0 } });
    return data.data.map(noteFromWire);
  });
}

type NewNote = Pick<Note, 'text' | 'subject' | 'subjectId'> & { userId: number };

/** Adds a note to a record; its notes are read again, and what says which records have some (API-034, OPEN-93). */
export function useAddNote(): (note: NewNote) => Promise<Note> {
  return useWrite(
    async (call, { text, subject, subjectId, userId }: NewNote) => {
      // A backend takes the author from the token; the id travels as specified (decision 13).
      const body = { title: text, note_type: subject, ref_id: subjectId, users_id: userId };
      return noteFromWire((await createNote({ ...call, body })).data.data);
    },
    'notes',
    'materials',
    'students',
    'contract-students',
    ...whatShowsContracts,
  );
}
