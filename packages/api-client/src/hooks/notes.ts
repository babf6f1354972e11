import type { Note, NoteSubject } from '@portal/domain';
import { createNote, listNotes } from '../generated/sdk.gen.ts';
import { noteFromWire } from '../wire/note.ts';
import { queriesShowingContracts } from './contracts.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** The notes of a record (API-033). Null sends no request. */
export function useNotes(subject: NoteSubject, recordId: number | null): Query<Note[]> {
  return useQuery(recordId === null ? null : ['notes', subject, recordId], (call) =>
    readNotes(call, subject, recordId ?? 0),
  );
}

async function readNotes(call: ReadCall, subject: NoteSubject, recordId: number): Promise<Note[]> {
  const { data } = await listNotes({ ...call, query: { noteType: subject, refId: recordId } });
  return data.data.map(noteFromWire);
}

type NewNote = Pick<Note, 'text' | 'subject' | 'subjectId'> & { userId: number };

/**
 * Adds a note to a record, then revalidates its notes and the lists that show which records have notes (API-034,
 * OPEN-93).
 */
export function useAddNote(): (note: NewNote, intention?: Intention) => Promise<Note> {
  return useWrite(
    async (call, { text, subject, subjectId, userId }: NewNote) => {
      // The backend takes the author from the token. The id is sent as specified (DECISION-13).
      const body = { title: text, note_type: subject, ref_id: subjectId, users_id: userId };
      return noteFromWire((await createNote({ ...call, body })).data.data);
    },
    'notes',
    'materials',
    'students',
    'contract-students',
    ...queriesShowingContracts,
  );
}
