import type { Note } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Note as WireNote } from '../generated/types.gen.ts';
import { noteToWire } from '../testing/wire/note.ts';
import { noteFromWire } from './note.ts';

const note: Note = {
  id: 4001,
  text: 'Rappeler mardi',
  author: { id: 7, name: 'Marie', lastName: 'Bélanger' },
  subject: 'courses',
  subjectId: 412,
  createdAt: '2026-11-18T15:42:00.000Z',
};

const wire: WireNote = {
  id: 4001,
  title: 'Rappeler mardi',
  users_id: 7,
  note_type: 'courses',
  ref_id: 412,
  create_date: '2026-11-18T15:42:00.000Z',
  name: 'Marie',
  last_name: 'Bélanger',
};

it('reads and writes a note under these names (NOTES-01, NOTES-02)', () => {
  expect(noteFromWire(wire)).toEqual(note);
  expect(noteToWire(note)).toEqual(wire);
});
