import { aNote, type Note } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { noteToWire } from './wire/note.ts';

export interface NotesSituation extends Situation {
  notes?: Note[];
}

/** Answers the calls about notes of any record; a new note is by Marie. */
export function notesHandlers({ notes = [aNote()], ...situation }: NotesSituation = {}): HttpHandler[] {
  const rows = recordsOf(notes.map(noteToWire));
  return [
    answers('get', '/notes', situation, ({ query }) => rows.list(query)),
    answers('post', '/notes/create', situation, ({ body }) =>
      rows.add((id) => ({ ...noteToWire(aNote({ id })), create_date: new Date().toISOString() }), body),
    ),
  ];
}
