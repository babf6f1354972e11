import { downloadFile, useApi } from '@portal/api-client';
import { FileView, type FileViewProps, saveFile, useToast } from '@portal/shell';
import { Banner, Button, Dialog, DownloadIcon, useBusy, useIsMounted } from '@portal/ui';
import { useState } from 'react';
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
  const { busy, run } = useBusy();
  const { t, stack, pair } = studentWords.useWords();
  const toast = useToast();
  const isMounted = useIsMounted();
  const [isFailed, setFailed] = useState(false);
  const download = async () => {
    setFailed(false);
    try {
      const { content, name } = await downloadFile(api, file.id);
      saveFile(content, name ?? (file.name || `document-${file.id}`));
    } catch {
      if (isMounted.current) setFailed(true);
      else toast.danger(pair('file.notDownloaded'));
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
      {isFailed && (
        <Banner tone="critical" role="alert">
          {stack('file.notDownloaded')}
        </Banner>
      )}
      <FileView file={file} QueryState={FileState} />
    </Dialog>
  );
}
