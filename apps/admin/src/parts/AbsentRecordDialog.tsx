import type { ApiError } from '@portal/api-client';
import { Dialog, PageState } from '@portal/ui';
import type { ReactNode } from 'react';
import { listWords } from './list-words';
import { QueryState } from './QueryState';

export interface AbsentRecordDialogProps {
  title: ReactNode;
  /** The reason why there is no record; undefined while loading. */
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
  /** Shown when the record does not exist. */
  notFound: { title: ReactNode; text: ReactNode };
  onClose: () => void;
}

/** Replaces a dialog whose record is loading, failed to load, or does not exist. */
export function AbsentRecordDialog({ title, error, retry, notFound, onClose }: AbsentRecordDialogProps) {
  const { t } = listWords.useWords();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      {error?.code === 'not-found' ? (
        <PageState kind="not-found" title={notFound.title} text={notFound.text} />
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </Dialog>
  );
}
