import { type ReportKey, useReportToRead } from '@portal/api-client';
import { Button, Dialog, PageState, PrintIcon } from '@portal/ui';
import { ProgressReportForm } from '@portal/views';
import { copy } from '../copy';
import { QueryState } from './QueryState';

/** The open report. */
export type OpenedReport = ReportKey & { companyName?: string };

export type ReportDialogProps = OpenedReport & {
  onClose: () => void;
  /** Opens the print view of the report. */
  onPrint: (report: ReportKey) => void;
};

/** A dialog to read and print a report (LINK-COMP-08, REP-FORM-23, REP-FORM-25). */
export function ReportDialog({ onClose, onPrint, ...opened }: ReportDialogProps) {
  const { t, stack } = copy.useWords();
  return (
    <Dialog
      open
      size="large"
      title={stack('dialog.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      actions={
        <Button icon={PrintIcon} onClick={() => onPrint(opened)}>
          {t('dialog.print')}
        </Button>
      }
    >
      <Report {...opened} />
    </Dialog>
  );
}

function Report({ companyName, ...key }: OpenedReport) {
  const { data, error, retry } = useReportToRead(key);
  const { t } = copy.useWords();
  if (data?.report)
    return <ProgressReportForm report={data.report} courseInfo={data.courseInfo} companyName={companyName} />;
  if (error) return <QueryState error={error} retry={retry} />;
  if (data) return <QueryState error={{ code: 'not-found' }} retry={retry} />;
  return <PageState kind="loading" title={t('dialog.loading')} />;
}
