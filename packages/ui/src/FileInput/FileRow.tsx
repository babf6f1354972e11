import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon, SuccessIcon, WarningIcon } from '../icons';
import { Meter } from '../Meter/Meter';
import { extensionOf, type FileRefusal } from './chosen-files';
import * as styles from './FileInput.css';

/** Texts of a file input. */
export interface FileInputWords {
  /** Label of the button that opens the system's file picker. */
  choose: ReactNode;
  /** Hint next to the button that files can be dropped too. */
  drop: ReactNode;
  /** Number of chosen files, for screen readers. */
  chosen: (count: number) => ReactNode;
  /** Formats a file size. */
  size: (bytes: number) => ReactNode;
  /** Accessible name of the button that removes a file. */
  remove: (name: string) => ReactNode;
  /** Accessible name of the button that cancels an upload and removes the file. */
  cancel: (name: string) => ReactNode;
  /** Upload progress in percent. */
  sending: (percent: number) => ReactNode;
  /** Shown while a file waits for other uploads. */
  waiting: ReactNode;
  /** Shown when a file is uploaded. */
  sent: ReactNode;
  /** Label of the button that retries an upload. */
  retry: ReactNode;
  /** Error message for each reason to reject a file. */
  refused: Record<FileRefusal, ReactNode>;
}

/** Upload state of a file. */
export type FileUpload =
  | { state: 'waiting' }
  | {
      state: 'sending';
      /** Uploaded share, from 0 to 1. */
      part: number;
    }
  | { state: 'sent' }
  | {
      state: 'failed';
      /** Why the upload failed. */
      message: ReactNode;
    };

export interface FileRowProps {
  file: File;
  /** Undefined before the upload starts. */
  upload?: FileUpload;
  words: FileInputWords;
  /** Removes the file; without it there is no remove button. */
  onRemove?: () => void;
  /** Retries a failed upload. */
  onRetry?: () => void;
  /** Called when a button disappears while it has focus, for example because the upload is complete. */
  onFocusLost: () => void;
}

/** A chosen file with its upload progress and its buttons. */
export function FileRow({ file, upload, words, onRemove, onRetry, onFocusLost }: FileRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  const isUploading = upload?.state === 'sending' || upload?.state === 'waiting';
  const percent = upload?.state === 'sending' ? Math.floor(upload.part * 100) : 0;
  return (
    <li className={styles.row} data-state={upload?.state}>
      <span aria-hidden="true" className={styles.paper}>
        {extensionOf(file.name).slice(1, 5)}
      </span>
      <div className={styles.facts}>
        <span className={styles.name}>{file.name}</span>
        {upload?.state === 'sending' ? (
          <Meter value={upload.part} max={1} text={words.sending(percent)} className={styles.progress} />
        ) : (
          <span className={styles.detail}>{words.size(file.size)}</span>
        )}
        {/* Rendered before its text, so that screen readers announce it. */}
        <div role="status" className={styles.outcome}>
          {upload?.state === 'waiting' && <span className={styles.waiting}>{words.waiting}</span>}
          {upload?.state === 'sent' && (
            <span className={styles.sent}>
              <Icon of={SuccessIcon} size="small" className={styles.picture} />
              <span>{words.sent}</span>
            </span>
          )}
          {upload?.state === 'failed' && (
            <span className={styles.failed}>
              <Icon of={WarningIcon} size="small" className={styles.picture} />
              <span>{upload.message}</span>
            </span>
          )}
        </div>
        {upload?.state === 'failed' && onRetry && (
          <FocusKeeper
            onFocusLost={() => (removeButton.current ? removeButton.current.focus() : onFocusLost())}
          >
            <Button size="small" className={styles.retry} onClick={onRetry}>
              {words.retry}
            </Button>
          </FocusKeeper>
        )}
      </div>
      {onRemove && (
        <FocusKeeper onFocusLost={onFocusLost}>
          <IconButton ref={removeButton} data-removal icon={CloseIcon} size="small" onClick={onRemove}>
            {isUploading ? words.cancel(file.name) : words.remove(file.name)}
          </IconButton>
        </FocusKeeper>
      )}
    </li>
  );
}
