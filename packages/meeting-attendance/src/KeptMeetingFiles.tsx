import {
  ApiError,
  downloadMeetingFile,
  type KeptMeetingFile,
  type MeetingFileFilters,
  useApi,
  useMeetingFiles,
} from '@portal/api-client';
import { fullName } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { FailureReason, saveFile, useRetryWhenOnline, useToast } from '@portal/shell';
import {
  Banner,
  Button,
  Cluster,
  DeleteIcon,
  DownloadIcon,
  RetryButton,
  Skeleton,
  VisuallyHidden,
} from '@portal/ui';
import { FileSize } from '@portal/views';
import { useState } from 'react';
import { facts, list, name as nameStyle, row } from './KeptMeetings.css';
import { keptMeetingsWords } from './kept-meetings-words';

export interface KeptMeetingFilesProps {
  /** Whose files: of one class, or of all classes of a contract. */
  of: MeetingFileFilters;
  /** Called to delete a file, for administrators; without it there is no button. */
  onDelete?: (file: KeptMeetingFile) => void;
}

/** The files of online meetings that are kept as evidence with a class or with the classes of a contract, newest first. */
export function KeptMeetingFiles({ of, onDelete }: KeptMeetingFilesProps) {
  const { t, stack } = keptMeetingsWords.useWords();
  const files = useMeetingFiles(of);
  useRetryWhenOnline(files.error?.code === 'offline', files.retry);
  if (!files.data)
    return files.error ? (
      <Banner
        tone="critical"
        look="line"
        role="alert"
        action={<RetryButton size="small" onRetry={files.retry} />}
      >
        <FailureReason error={files.error}>{stack('filesFailed')}</FailureReason>
      </Banner>
    ) : (
      <>
        <VisuallyHidden role="status">{t('loadingFiles')}</VisuallyHidden>
        <Skeleton lines={2} />
      </>
    );
  if (files.data.length === 0) return <p className={facts}>{t('noFiles')}</p>;
  return (
    <ul className={list}>
      {files.data.map((file) => (
        <KeptFile key={file.id} file={file} onDelete={onDelete} />
      ))}
    </ul>
  );
}

function KeptFile({
  file,
  onDelete,
}: Pick<KeptMeetingFilesProps, 'onDelete'> & {
  file: KeptMeetingFile;
}) {
  const { t } = keptMeetingsWords.useWords();
  const [isBusy, download] = useMeetingDownload();
  const { name, date, sizeInBytes, storedBy, keptUntil } = file;
  const about = <VisuallyHidden> {t('ofFile', { name, day: datePair(date) })}</VisuallyHidden>;
  return (
    <li className={row}>
      <div>
        <div className={nameStyle}>{name}</div>
        <div className={facts}>
          {t('ofClass', { day: datePair(date) })} · <FileSize bytes={sizeInBytes} />
          {storedBy && <> · {t('by', { name: fullName(storedBy) })}</>} ·{' '}
          {t('until', { day: datePair(keptUntil) })}
        </div>
      </div>
      <Cluster gap="small">
        <Button size="small" icon={DownloadIcon} busy={isBusy} onClick={() => void download(file)}>
          {t('download')}
          {about}
        </Button>
        {onDelete && (
          <Button size="small" variant="quiet" icon={DeleteIcon} onClick={() => onDelete(file)}>
            {t('delete')}
            {about}
          </Button>
        )}
      </Cluster>
    </li>
  );
}

/** Downloads a file and saves it; a toast says why it fails. */
function useMeetingDownload(): [boolean, (file: KeptMeetingFile) => Promise<void>] {
  const api = useApi();
  const toast = useToast();
  const { pair } = keptMeetingsWords.useWords();
  const [isBusy, setBusy] = useState(false);
  const download = async ({ id, name }: KeptMeetingFile) => {
    setBusy(true);
    try {
      const { content, name: stored } = await downloadMeetingFile(api, id);
      saveFile(content, stored ?? name);
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'not-found';
      toast.danger(pair(isGone ? 'gone' : 'notDownloaded'), isGone ? {} : { error });
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, download];
}
