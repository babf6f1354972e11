import { useRemoveFile, useRestoreFile } from '@portal/api-client';
import type { StoredFile } from '@portal/domain';
import { useToast } from '@portal/shell';
import { ActionDialog } from '../../../../parts/ActionDialog';
import { archivedReason } from '../archived-reason';
import { fileRowDialogWords } from './file-row-dialog-words';

export interface DeleteFileDialogProps {
  file: StoredFile;
  /** Called after the file is deleted. */
  onRemoved: (fileId: number) => void;
  onClose: () => void;
}

/** Asks before a file is deleted, which archives it (SET-FILE-09, SET-FILE-26, MSG-21, CONFLICT-06). */
export function DeleteFileDialog({ file: { id, title }, onRemoved, onClose }: DeleteFileDialogProps) {
  const { t, stack, pair } = fileRowDialogWords.useWords();
  const toast = useToast();
  const removeFile = useRemoveFile();
  const restoreFile = useRestoreFile();
  return (
    <ActionDialog
      title={stack('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      tone="critical"
      action={() => removeFile(id)}
      onDone={() => {
        toast.success(pair('delete.done'), { undo: () => restoreFile(id) });
        onRemoved(id);
        onClose();
      }}
      onFailed={(error) => toast.danger(archivedReason(error) ?? pair('delete.failed'))}
      onClose={onClose}
    >
      <p>{stack('delete.text')}</p>
    </ActionDialog>
  );
}
