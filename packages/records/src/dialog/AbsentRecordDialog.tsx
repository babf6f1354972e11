import { ApiError } from '@portal/api-client';
import { Dialog, PageState } from '@portal/ui';
import type { ReactNode } from 'react';
import { QueryState } from '../loading/QueryState';
import { useLastKnown } from '../loading/useLastKnown';

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

export interface ListRowDialogProps<Row>
  extends Pick<AbsentRecordDialogProps, 'title' | 'notFound' | 'onClose'> {
  /** The query of the list, which has all its rows on one page. */
  list: { data?: readonly Row[]; error: ApiError | undefined; retry: () => Promise<unknown> };
  recordId: number | null;
  /** Renders the dialog of the row. */
  children: (row: Row) => ReactNode;
}

/**
 * Renders the dialog of a row once the list is loaded, or says that there is no such row. An open dialog stays when its
 * row is deleted. The caller must give each dialog and row its own `key`.
 */
export function ListRowDialog<Row extends { id: number }>({
  list: { data, error, retry },
  recordId,
  children,
  ...absent
}: ListRowDialogProps<Row>) {
  const row = useLastKnown(data?.find(({ id }) => id === recordId));
  if (row) return children(row);
  return (
    <AbsentRecordDialog
      {...absent}
      error={data ? new ApiError({ code: 'not-found' }) : error}
      retry={retry}
    />
  );
}
