import { useStoredFile } from '@portal/api-client';
import { isClosedFile, type StoredFile } from '@portal/domain';
import { Banner, Dialog } from '@portal/ui';
import { useState } from 'react';
import { AbsentRecordDialog } from '../../../../parts/AbsentRecordDialog';
import { OnDemand } from '../../../../parts/OnDemand';
import { DeleteFileDialog } from './DeleteFileDialog';
import { fileListWords } from './file-list-words';
import { fileRowDialogWords } from './file-row-dialog-words';
import type { FileRowDialogName } from './list-dialogs';

export interface FileRowDialogProps {
  /** What is to be done with the file. */
  dialog: FileRowDialogName;
  /** By a link it may be any file, on this page of the list or not. */
  fileId: number;
  /** The files of the page behind. */
  files: readonly StoredFile[];
  /** Opens another dialog in place of this one, of this file or another. */
  onOpen: (dialog: FileRowDialogName, fileId: number) => void;
  /** Called when a file was removed. */
  onRemoved: (fileId: number) => void;
  onClose: () => void;
}

/** What the menu of a row opens in front of the list. */
export function FileRowDialog({ dialog, fileId, files, onOpen, onRemoved, onClose }: FileRowDialogProps) {
  const { t, stack } = fileRowDialogWords.useWords();
  const listed = files.find(({ id }) => id === fileId);
  // Saved, a file may leave the page; its dialog stays what it was until it is closed.
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

/** The dialog of a file that is there. */
function KnownFileDialog({
  dialog,
  file,
  files,
  onOpen,
  onRemoved,
  onClose,
}: Omit<FileRowDialogProps, 'fileId'> & { file: StoredFile }) {
  const { t } = fileRowDialogWords.useWords();
  const ofList = fileListWords.useWords();
  // A dialog that is open while the contract is archived keeps what was typed; its save is refused with the reason.
  const [wasClosed] = useState(isClosedFile(file));
  if (wasClosed && dialog !== 'preview')
    return (
      <Dialog open onClose={onClose} title={file.title} closeLabel={t('close')}>
        <Banner tone="info">{ofList.stack('closed')}</Banner>
      </Dialog>
    );
  switch (dialog) {
    case 'edit':
      return (
        <OnDemand load={loadEdit} onClose={onClose}>
          {(EditFileDialog) => <EditFileDialog file={file} onClose={onClose} />}
        </OnDemand>
      );
    case 'preview':
      return (
        <OnDemand load={loadPreview} onClose={onClose}>
          {(PreviewFileDialog) => (
            <PreviewFileDialog
              file={file}
              files={files}
              onShow={(id) => onOpen('preview', id)}
              onEdit={file.active && !isClosedFile(file) ? () => onOpen('edit', file.id) : undefined}
              onClose={onClose}
            />
          )}
        </OnDemand>
      );
    case 'delete':
      return <DeleteFileDialog file={file} onRemoved={onRemoved} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}

// Apart from each other: whoever looks at a file need not wait for the forms.
const loadEdit = async () => (await import('../edit/EditFileDialog')).EditFileDialog;
const loadPreview = async () => (await import('../preview/PreviewFileDialog')).PreviewFileDialog;
