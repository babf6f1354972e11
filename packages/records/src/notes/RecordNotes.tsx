import { useAddNote, useNotes } from '@portal/api-client';
import type { NoteSubject } from '@portal/domain';
import {
  LeaveGuard,
  type LeaveGuardProps,
  UnsavedWorkBanner,
  useSession,
  useUnsavedWork,
} from '@portal/shell';
import { NotesPanel } from '@portal/views';
import { useState } from 'react';

export interface RecordNotesProps extends Pick<LeaveGuardProps, 'within'> {
  /** The kind of record (NOTES-03). */
  subject: NoteSubject;
  recordId: number;
  /** Number of notes shown before "show all"; all by default. */
  limit?: number;
  /** Whether the record is locked, so that its notes are read-only. */
  readOnly?: boolean;
}

/** The notes of one record, reloaded when one is added (NOTES-05, NOTES-06). */
export function RecordNotes({ subject, recordId, limit, readOnly = false, within }: RecordNotesProps) {
  const notes = useNotes(subject, recordId);
  const addNote = useAddNote();
  const { user } = useSession();
  const work = useUnsavedWork({ form: 'note', record: `${subject}-${recordId}`, stored: noNote });
  const { formKey } = work;
  const [written, setWritten] = useState({ formKey, text: work.values.text });
  const draft = written.formKey === formKey ? written.text : work.values.text;
  return (
    <>
      {!readOnly && <UnsavedWorkBanner work={work} />}
      <NotesPanel
        notes={notes.data}
        failed={notes.error !== undefined && !notes.data}
        onRetry={notes.retry}
        draft={draft}
        onDraft={(text) => {
          if (text === '') return work.begin(noNote);
          setWritten({ formKey, text });
          work.type(() => ({ text }));
        }}
        onAdd={async (text) => {
          const arrived = work.sending();
          const note = { text, subject, subjectId: recordId, userId: user?.id ?? 0 };
          await addNote(note, work.intention);
          arrived();
        }}
        limit={limit}
        readOnly={readOnly}
      />
      <LeaveGuard work={work} within={within} />
    </>
  );
}

const noNote = { text: '' };
