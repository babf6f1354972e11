import { downloadFile, useApi } from '@portal/api-client';
import { FileView, type FileViewProps, saveFile, useToast } from '@portal/shell';
import { Button, Dialog, DownloadIcon, useBusy } from '@portal/ui';
import { FileState } from './StudentState';
import { studentWords } from './student-words';

export interface FileDialogProps {
  file: FileViewProps['file'];
  onClose: () => void;
}

/**
 * Previews a student's document if it is a PDF or an image, and offers every file for download (PORTAL-STUDENTS-06,
 * PORTAL-STUDENTS-08).
 */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, run } = useBusy();
  const { t, pair } = studentWords.useWords();
  const download = async () => {
    try {
      const { content, name } = await downloadFile(api, file.id);
      saveFile(content, name ?? (file.name || `document-${file.id}`));
      toast.settle();
    } catch {
      toast.danger(pair('file.notDownloaded'));
    }
  };
  return (
    <Dialog
      open
      size="large"
      title={file.title || file.name || t('document')}
      onClose={onClose}
      actions={
        <Button variant="primary" icon={DownloadIcon} busy={busy} onClick={() => run(download)}>
          {t('download')}
        </Button>
      }
    >
      <FileView file={file} QueryState={FileState} />
    </Dialog>
  );
}
