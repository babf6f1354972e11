import type { Note } from '@portal/api-client/openapi';
import { noteText } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { writableContractFor } from '../access.ts';
import { isUserArchived } from '../json.ts';
import { wholeList } from '../lists.ts';
import { insertRecord, recordOf } from '../records.ts';

type NoteRow = Selectable<Schema['notes']> & {
  readonly name: string;
  readonly last_name: string;
  readonly author_archived?: boolean;
};

/** The calls about notes. */
export const notes = {
  listNotes: ({ query, db }) =>
    wholeList(
      db,
      {
        from: sql`notes n`,
        // Newest first, even within one moment.
        id: sql`-n.id`,
        where: [sql`n.note_type = ${query.noteType}`, sql`n.ref_id = ${query.refId}`],
        usual: [sql`n.created_at`, 'DESC'],
        select: sql`n.*, u.name, u.last_name, ${isUserArchived('u')} as author_archived`,
        joins: sql`join notes n on n.id = -page.id join users u on u.id = n.user_id`,
      },
      noteAnswer,
    ),

  /** `users_id` is in the request, but the author is always the signed-in user (DECISION-13). */
  async createNote({ body, caller, db, now }) {
    const { note_type, ref_id, title } = body;
    if (note_type === 'courses') await writableContractFor(db, caller, ref_id);
    else await recordOf(db, note_type, ref_id, { isLocked: true });
    if (noteText(title) === null) throw badField('title', 'is blank');
    const author = await recordOf(db, 'users', userIdOf(caller));
    const note = await insertRecord(db, 'notes', {
      note_type,
      ref_id,
      title,
      user_id: author.id,
      created_at: now.toISOString(),
    });
    const { name, last_name } = author;
    return { message: 'Note was created', data: noteAnswer({ ...note, name, last_name }) };
  },
} satisfies Handlers;

function noteAnswer(note: NoteRow): Note {
  const { id, title, note_type, ref_id, name, last_name, author_archived } = note;
  return {
    id,
    title,
    users_id: note.user_id,
    note_type,
    ref_id,
    create_date: note.created_at,
    name,
    last_name,
    ...(author_archived && { author_archived: 1 }),
  };
}
