import type { ApiError } from '@portal/api-client';
import { Dialog, PageState } from '@portal/ui';
import type { ReactNode } from 'react';
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
  return (
    <Dialog open onClose={onClose} title={title}>
      {error?.code === 'not-found' ? (
        <PageState kind="not-found" title={notFound.title} text={notFound.text} />
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </Dialog>
  );
}

/** Props of the dialogs of a list's row menu. */
export interface RowDialogProps<Name extends string> {
  /** The open dialog. */
  dialog: Name;
  /** Id of the record, which may be on another page of the list. */
  recordId: number;
  onClose: () => void;
}

export interface RowDialogOfProps<Row>
  extends Pick<AbsentRecordDialogProps, 'title' | 'notFound' | 'onClose'> {
  /** The query of the record. */
  query: { data?: Row; error: ApiError | undefined; retry: () => Promise<unknown> };
  recordId: number;
  /** Renders the dialog of the record. */
  children: (row: Row) => ReactNode;
}

/** Renders the dialog of a record once it is loaded. Until then the query may still contain the previous record. */
export function RowDialogOf<Row extends { id: number }>({
  query: { data, error, retry },
  recordId,
  children,
  ...absent
}: RowDialogOfProps<Row>) {
  if (data?.id === recordId && error?.code !== 'not-found') return children(data);
  return <AbsentRecordDialog {...absent} error={error} retry={retry} />;
}
