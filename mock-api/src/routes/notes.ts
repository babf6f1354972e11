import type {
  CreateNoteData,
  CreateNoteResponses,
  ListNotesData,
  ListNotesResponses,
  Note,
} from '@portal/api-client/treaty';
import { noteText } from '@portal/domain';
import { type Handler, userIdOf } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { NoteRow } from '../store/tables.ts';
import { refuseArchived } from './access.ts';
import { paged } from './listing.ts';

const tables = {
  students: 'students',
  teachers: 'teachers',
  courses: 'contracts',
  materials: 'materials',
} as const;

const listNotes: Handler<ListNotesData, ListNotesResponses> = ({ query, store }) => {
  const found = store
    .by('notesByRef', query.refId)
    .filter((note) => note.noteType === query.noteType)
    .sort((a, b) => (a.createdAt > b.createdAt ? -1 : a.createdAt < b.createdAt ? 1 : b.id - a.id));
  return paged(found, { resourcesPerPage: Math.max(1, found.length) }, (note) => noteAnswer(store, note));
};

/** `users_id` travels, but the author is whoever is signed in (decision 13). */
const createNote: Handler<CreateNoteData, CreateNoteResponses> = ({ body, caller, store, now }) => {
  if (!store.get(tables[body.note_type], body.ref_id)) throw new Refusal('not-found');
  const contract = body.note_type === 'courses' && store.get('contracts', body.ref_id);
  if (contract) refuseArchived(contract);
  if (noteText(body.title) === null) throw badField('title', 'is blank');
  const note = store.insert('notes', {
    noteType: body.note_type,
    refId: body.ref_id,
    title: body.title,
    userId: userIdOf(caller),
    createdAt: now.toISOString(),
  });
  return { message: 'Note was created', data: noteAnswer(store, note) };
};

function noteAnswer(store: Store, note: NoteRow): Note {
  const author = store.get('users', note.userId);
  return {
    id: note.id,
    title: note.title,
    users_id: note.userId,
    note_type: note.noteType,
    ref_id: note.refId,
    create_date: note.createdAt,
    name: author?.name ?? '',
    last_name: author?.lastName ?? '',
  };
}

/** The calls about notes. */
export const notes = {
  listNotes,
  createNote,
};
