import type { StoredFile } from '@portal/domain';
import { QueryState, useDownload } from '@portal/records';
import { FileView } from '@portal/shell';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  DownloadIcon,
  EditIcon,
  IconButton,
} from '@portal/ui';
import { FileSize } from '@portal/views';
import { facts, frame, steps } from '../files.css';
import { previewWords } from './preview-words';

export interface PreviewFileDialogProps {
  file: StoredFile;
  /** The files of the page in its order, for the previous and next buttons. */
  files: readonly StoredFile[];
  /** Shows another of these files. */
  onShow: (fileId: number) => void;
  /** Opens the edit form; undefined if the file is read-only. */
  onEdit?: () => void;
  onClose: () => void;
}

/** Previews PDF files and images, and offers every file for download (FILES-07). */
export function PreviewFileDialog({ file, files, onShow, onEdit, onClose }: PreviewFileDialogProps) {
  const { t } = previewWords.useWords();
  const { download, busyId } = useDownload();
  const place = files.findIndex(({ id }) => id === file.id);
  const step = (by: 1 | -1) => {
    const other = files[place + by];
    return { 'aria-disabled': !other || undefined, onClick: () => other && onShow(other.id) };
  };
  return (
    <Dialog
      open
      size="large"
      title={file.title || file.name}
      onClose={onClose}
      actions={
        <>
          {onEdit && (
            <Button icon={EditIcon} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={DownloadIcon}
            busy={busyId === file.id}
            onClick={() => void download(file)}
          >
            {t('download')}
          </Button>
        </>
      }
    >
      <div className={frame}>
        <div className={facts}>
          <p>
            {file.name}, <FileSize bytes={file.sizeInBytes} />
          </p>
          {place >= 0 && files.length > 1 && (
            <div className={steps}>
              <IconButton icon={ChevronLeftIcon} {...step(-1)}>
                {t('previous')}
              </IconButton>
              <span role="status">{t('place', { place: place + 1, total: files.length })}</span>
              <IconButton icon={ChevronRightIcon} {...step(1)}>
                {t('next')}
              </IconButton>
            </div>
          )}
        </div>
        <FileView key={file.id} file={file} QueryState={QueryState} />
      </div>
    </Dialog>
  );
}
