import { useRemoveFile, useRestoreFile } from '@portal/api-client';
import type { StoredFile } from '@portal/domain';
import { useToast } from '@portal/shell';
import { DeedDialog } from '../../../../parts/DeedDialog';
import { archivedReason } from '../archived-reason';
import { fileRowDialogWords } from './file-row-dialog-words';

export interface DeleteFileDialogProps {
  file: StoredFile;
  /** Called once it is deleted. */
  onRemoved: (fileId: number) => void;
  onClose: () => void;
}

/** Asks whether a file is to be deleted, which archives it (SET-FILE-09, SET-FILE-26, MSG-21, CONFLICT-06). */
export function DeleteFileDialog({ file: { id, title }, onRemoved, onClose }: DeleteFileDialogProps) {
  const { t, stack, halves } = fileRowDialogWords.useWords();
  const toast = useToast();
  const removeFile = useRemoveFile();
  const restoreFile = useRestoreFile();
  return (
    <DeedDialog
      title={stack('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      tone="critical"
      deed={() => removeFile(id)}
      onDone={() => {
        toast.success(halves('delete.done'), { undo: () => restoreFile(id) });
        onRemoved(id);
        onClose();
      }}
      onFailed={(error) => toast.danger(archivedReason(error) ?? halves('delete.failed'))}
      onClose={onClose}
    >
      <p>{stack('delete.text')}</p>
    </DeedDialog>
  );
}
