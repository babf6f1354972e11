import { ReadReportDialog } from '@portal/progress-reports';
import { ButtonLink, PageState, PrintIcon } from '@portal/ui';
import { QueryState } from '../../parts/QueryState';
import { pathTo } from '../../paths';
import { studentWords } from './student-words';

export interface ReportDialogProps {
  /** The student of the report. */
  studentId: number;
  /** The contract of the report. */
  contractId: number;
  onClose: () => void;
}

/** A dialog to read and print a student's last report (PORTAL-STUDENTS-09, REP-FORM-24). */
export function ReportDialog({ onClose, ...report }: ReportDialogProps) {
  const { t, stack } = studentWords.useWords();
  return (
    <ReadReportDialog
      report={report}
      words={{ title: stack('progressReport'), loading: t('loadingReport') }}
      actions={
        <ButtonLink
          icon={PrintIcon}
          href={pathTo('reports.print', { id: report.studentId, courseId: report.contractId })}
          target="_blank"
        >
          {t('print')}
        </ButtonLink>
      }
      notFound={<PageState kind="not-found" title={stack('noReport')} text={stack('dialog.notFoundText')} />}
      QueryState={QueryState}
      onClose={onClose}
    />
  );
}
