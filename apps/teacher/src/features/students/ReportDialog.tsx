import { useReportToRead } from '@portal/api-client';
import { ButtonLink, Dialog, PageState, PrintIcon } from '@portal/ui';
import { ProgressReportForm } from '@portal/views';
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
    <Dialog
      open
      size="large"
      title={stack('dialog.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      actions={
        <ButtonLink
          icon={PrintIcon}
          href={pathTo('reports.print', { id: report.studentId, courseId: report.contractId })}
          target="_blank"
        >
          {t('dialog.print')}
        </ButtonLink>
      }
    >
      <Report {...report} />
    </Dialog>
  );
}

function Report(key: Omit<ReportDialogProps, 'onClose'>) {
  const { data, error, retry } = useReportToRead(key);
  const { t, stack } = studentWords.useWords();
  if (data?.report) return <ProgressReportForm report={data.report} courseInfo={data.courseInfo} />;
  if (error) return <QueryState error={error} retry={retry} />;
  if (data)
    return (
      <PageState kind="not-found" title={stack('dialog.notFound')} text={stack('dialog.notFoundText')} />
    );
  return <PageState kind="loading" title={t('dialog.loading')} />;
}
