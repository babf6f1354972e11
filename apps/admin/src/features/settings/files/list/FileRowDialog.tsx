import { useRemoveFile, useRestoreFile, useStoredFile } from '@portal/api-client';
import { isClosedFile, type StoredFile } from '@portal/domain';
import { AbsentRecordDialog, ActionDialog, onDemand } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner, Dialog } from '@portal/ui';
import { useState } from 'react';
import { fileListWords } from './file-list-words';
import { fileRowDialogWords } from './file-row-dialog-words';
import type { FileRowDialogName } from './file-row-menu';

export interface FileRowDialogProps {
  /** The open dialog. */
  dialog: FileRowDialogName;
  /** Id of the file, which may be on another page of the list. */
  fileId: number;
  /** The files of the current page. */
  files: readonly StoredFile[];
  /** Replaces this dialog by another one, for this file or another. */
  onOpen: (dialog: FileRowDialogName, fileId: number) => void;
  /** Called after a file is deleted. */
  onRemoved: (fileId: number) => void;
  onClose: () => void;
}

/** The dialogs of a row menu. */
export function FileRowDialog({ dialog, fileId, files, onOpen, onRemoved, onClose }: FileRowDialogProps) {
  const { t, stack } = fileRowDialogWords.useWords();
  const listed = files.find(({ id }) => id === fileId);
  // A saved file may disappear from the page; its dialog stays until it is closed.
  const [opened, setOpened] = useState(listed);
  if (listed && listed !== opened) setOpened(listed);
  const known = listed ?? (opened?.id === fileId ? opened : undefined);
  const requestedFile = useStoredFile(known ? null : fileId);
  const file = known ?? requestedFile.data;
  if (!file)
    return (
      <AbsentRecordDialog
        title={t('of')}
        error={requestedFile.error}
        retry={requestedFile.retry}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  return (
    <KnownFileDialog
      key={dialog}
      dialog={dialog}
      file={file}
      files={files}
      onOpen={onOpen}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}

/** The dialog of an existing file. */
function KnownFileDialog({
  dialog,
  file,
  files,
  onOpen,
  onRemoved,
  onClose,
}: Omit<FileRowDialogProps, 'fileId'> & { file: StoredFile }) {
  const ofList = fileListWords.useWords();
  // If the contract is archived while the dialog is open, the input stays and the server rejects the save with the
  // reason.
  const [wasClosed] = useState(isClosedFile(file));
  if (wasClosed && dialog !== 'preview')
    return (
      <Dialog open onClose={onClose} title={file.title}>
        <Banner tone="info">{ofList.stack('closed')}</Banner>
      </Dialog>
    );
  switch (dialog) {
    case 'edit':
      return <EditFileDialog file={file} onClose={onClose} />;
    case 'preview':
      return (
        <PreviewFileDialog
          file={file}
          files={files}
          onShow={(id) => onOpen('preview', id)}
          onEdit={file.active && !isClosedFile(file) ? () => onOpen('edit', file.id) : undefined}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteFileDialog file={file} onRemoved={onRemoved} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}

// Separate chunks: a preview does not need the forms.
const EditFileDialog = onDemand(async () => (await import('../edit/EditFileDialog')).EditFileDialog);
const PreviewFileDialog = onDemand(
  async () => (await import('../preview/PreviewFileDialog')).PreviewFileDialog,
);

interface DeleteFileDialogProps {
  file: StoredFile;
  /** Called after the file is deleted. */
  onRemoved: (fileId: number) => void;
  onClose: () => void;
}

/** Asks before a file is deleted, which archives it (SET-FILE-09, SET-FILE-26, MSG-21, CONFLICT-06). */
function DeleteFileDialog({ file: { id, title }, onRemoved, onClose }: DeleteFileDialogProps) {
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
      refused={pair('delete.failed')}
      onClose={onClose}
    >
      <p>{stack('delete.text')}</p>
    </ActionDialog>
  );
}
