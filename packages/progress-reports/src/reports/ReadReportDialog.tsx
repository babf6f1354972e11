import { type ApiError, type ReportKey, useReportToRead } from '@portal/api-client';
import { Dialog, PageState } from '@portal/ui';
import { ProgressReportForm } from '@portal/views';
import type { ComponentType, ReactNode } from 'react';
import { roomForReport } from './reports.css';

export interface ReadReportDialogProps {
  report: ReportKey;
  /** The student's employer, if the reader may see it. */
  companyName?: string;
  words: Record<'title' | 'loading', ReactNode>;
  /** The actions on the report, such as printing. */
  actions: ReactNode;
  /** Shown if no report was written. */
  notFound: ReactNode;
  /** Shows an error when the report cannot be loaded. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown> }>;
  onClose: () => void;
}

/** A dialog to read a progress report. */
export function ReadReportDialog({
  report,
  companyName,
  words,
  actions,
  notFound,
  QueryState,
  onClose,
}: ReadReportDialogProps) {
  const { data, error, retry } = useReportToRead(report);
  return (
    <Dialog open size="large" title={words.title} onClose={onClose} actions={actions}>
      {data?.report ? (
        <ProgressReportForm report={data.report} courseInfo={data.courseInfo} companyName={companyName} />
      ) : error ? (
        <QueryState error={error} retry={retry} />
      ) : data ? (
        notFound
      ) : (
        <div className={roomForReport}>
          <PageState kind="loading" title={words.loading} />
        </div>
      )}
    </Dialog>
  );
}
