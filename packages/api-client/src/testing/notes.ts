import { aNote, aSignedInUser, type Note } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { CreateNoteData } from '../generated/types.gen.ts';
import { noteToWire } from '../wire/note.ts';
import { answers, paged, type Situation } from './situation.ts';

export interface NotesSituation extends Situation {
  notes?: Note[];
}

/** Answers the calls about notes of any record; a new note is by Marie. */
export function notesHandlers({ notes = [aNote()], ...situation }: NotesSituation = {}): HttpHandler[] {
  let records = notes.map(noteToWire);
  const author = aSignedInUser();
  return [
    answers('get', '/notes', situation, ({ query }) => paged(records, query)),
    answers('post', '/notes/create', situation, ({ body }) => {
      const note = {
        ...(body as CreateNoteData['body']),
        id: Math.max(0, ...records.map(({ id }) => id)) + 1,
        create_date: new Date().toISOString(),
        name: author.name,
        last_name: author.lastName,
      };
      records = [note, ...records];
      return { message: 'Saved', data: note };
    }),
  ];
}
