import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon, SuccessIcon, WarningIcon } from '../icons';
import { Meter } from '../Meter/Meter';
import { extensionOf } from './chosen-files';
import type { FileInputWords } from './FileInput';
import * as styles from './FileRow.css';

/** How far a file is on its way. */
export type FileUpload =
  | { state: 'waiting' }
  | {
      state: 'sending';
      /** How much of it is sent, from 0 to 1. */
      part: number;
    }
  | { state: 'sent' }
  | {
      state: 'failed';
      /** Why it did not arrive. */
      message: ReactNode;
    };

export interface FileRowProps {
  file: File;
  /** Missing while nothing has been sent. */
  upload?: FileUpload;
  words: FileInputWords;
  /** Takes the file out; without it there is no button for that. */
  onRemove?: () => void;
  /** Sends it once more, where it did not arrive. */
  onRetry?: () => void;
  /** Called when its button leaves with the focus in it, as when the file has arrived. */
  onFocusLost: () => void;
}

/** One chosen file: what it is, how far it is on its way, and a way out. */
export function FileRow({ file, upload, words, onRemove, onRetry, onFocusLost }: FileRowProps) {
  const removal = useRef<HTMLButtonElement>(null);
  const isUnderWay = upload?.state === 'sending' || upload?.state === 'waiting';
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
        {/* There before its words, which are then read. */}
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
          <FocusKeeper onFocusLost={() => (removal.current ? removal.current.focus() : onFocusLost())}>
            <Button size="small" className={styles.retry} onClick={onRetry}>
              {words.retry}
            </Button>
          </FocusKeeper>
        )}
      </div>
      {onRemove && (
        <FocusKeeper onFocusLost={onFocusLost}>
          <IconButton ref={removal} data-removal icon={CloseIcon} size="small" onClick={onRemove}>
            {isUnderWay ? words.cancel(file.name) : words.remove(file.name)}
          </IconButton>
        </FocusKeeper>
      )}
    </li>
  );
}
