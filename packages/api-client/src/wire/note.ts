import type { Note } from '@portal/domain';
import type { Note as WireNote } from '../generated/types.gen.ts';
import { archivedFromWire } from './named.ts';

/** The wire sends a note's text as `title`, its author as two bare names (NOTES-01). */
export function noteFromWire(note: WireNote): Note {
  return {
    id: note.id,
    text: note.title,
    author:
      note.name === null
        ? null
        : {
            id: note.users_id ?? 0,
            name: note.name,
            lastName: note.last_name ?? '',
            ...archivedFromWire(note.author_archived),
          },
    subject: note.note_type,
    subjectId: note.ref_id,
    createdAt: note.create_date,
  };
}
