import type { ReportKey } from '@portal/api-client';
import { ReadReportDialog } from '@portal/progress-reports';
import { Button, PrintIcon } from '@portal/ui';
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
export function ReportDialog({ onClose, onPrint, companyName, ...report }: ReportDialogProps) {
  const { t, stack } = copy.useWords();
  return (
    <ReadReportDialog
      report={report}
      companyName={companyName}
      words={{ title: stack('dialog.title'), loading: t('dialog.loading') }}
      actions={
        <Button icon={PrintIcon} onClick={() => onPrint(report)}>
          {t('dialog.print')}
        </Button>
      }
      notFound={<QueryState error={{ code: 'not-found' }} retry={noRetry} />}
      QueryState={QueryState}
      onClose={onClose}
    />
  );
}

/** A missing report offers no retry. */
const noRetry = async () => undefined;
