import type { Note } from '@portal/domain';
import type { Note as WireNote } from '../../generated/types.gen.ts';

export function noteToWire(note: Note): WireNote {
  return {
    id: note.id,
    title: note.text,
    ...(note.author && { users_id: note.author.id }),
    note_type: note.subject,
    ref_id: note.subjectId,
    create_date: note.createdAt,
    name: note.author?.name ?? null,
    last_name: note.author?.lastName ?? null,
    ...(note.author?.archived && { author_archived: 1 }),
  };
}
