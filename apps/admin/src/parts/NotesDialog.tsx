import { Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { copy } from '../copy';
import { RecordNotes, type RecordNotesProps } from './RecordNotes';

export interface NotesDialogProps extends Pick<RecordNotesProps, 'subject' | 'recordId' | 'readOnly'> {
  /** Whose notes they are: a contract's number, a person's name, a material's title. */
  about: ReactNode;
  onClose: () => void;
}

/** The notes of a record in front of the list that it stands in. */
export function NotesDialog({ about, onClose, ...record }: NotesDialogProps) {
  const { t } = copy.useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('dialog.close')}
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
