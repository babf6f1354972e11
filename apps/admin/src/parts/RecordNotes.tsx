import { useAddNote, useNotes } from '@portal/api-client';
import type { NoteSubject } from '@portal/domain';
import { useSession } from '@portal/shell';
import { NotesPanel } from '@portal/views';
import { useState } from 'react';

export interface RecordNotesProps {
  /** What kind of record the notes are about (NOTES-03). */
  subject: NoteSubject;
  recordId: number;
  /** How many are shown until the rest is asked for; all by default. */
  limit?: number;
}

/** The notes of one record, read by kind and id, read again when one is added (NOTES-05, NOTES-06). */
export function RecordNotes({ subject, recordId, limit }: RecordNotesProps) {
  const notes = useNotes(subject, recordId);
  const addNote = useAddNote();
  const { user } = useSession();
  const [draft, setDraft] = useState('');
  return (
    <NotesPanel
      notes={notes.data}
      failed={notes.error !== undefined && !notes.data}
      onRetry={notes.retry}
      draft={draft}
      onDraft={setDraft}
      onAdd={(text) => addNote({ text, subject, subjectId: recordId, userId: user?.id ?? 0 })}
      limit={limit}
    />
  );
}
