import { Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { notesDialogWords } from './notes-dialog-words';
import { RecordNotes, type RecordNotesProps } from './RecordNotes';

export interface NotesDialogProps extends Pick<RecordNotesProps, 'subject' | 'recordId' | 'readOnly'> {
  /** Identifies the record of the notes: a contract's number, a person's name, a material's title. */
  about: ReactNode;
  onClose: () => void;
}

/** A dialog with the notes of a record. */
export function NotesDialog({ about, onClose, ...record }: NotesDialogProps) {
  const { t } = notesDialogWords.useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          {t('notes')} - {about}
        </>
      }
    >
      <RecordNotes {...record} />
    </Dialog>
  );
}
