import { useCourseInfo, useProgressReport } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { Button, Dialog, PageState, PrintIcon } from '@portal/ui';
import { ProgressReportForm } from '@portal/views';
import { copy } from '../../../copy';
import { QueryState } from '../../../parts/QueryState';
import { finalWords } from './final-words';

export interface ReportDialogProps {
  contract: Contract;
  /** Whose report it is. */
  studentId: number;
  onClose: () => void;
}

/** A report that the teacher has written, to read and to print (OPEN-79). */
export function ReportDialog({ contract, studentId, onClose }: ReportDialogProps) {
  const { t, stack } = finalWords.useWords();
  const { t: common } = copy.useWords();
  return (
    <Dialog
      open
      size="large"
      title={stack('report.title')}
      closeLabel={common('dialog.close')}
      onClose={onClose}
      actions={
        <Button icon={PrintIcon} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      }
    >
      <Report contract={contract} studentId={studentId} />
    </Dialog>
  );
}

function Report({ contract, studentId }: Omit<ReportDialogProps, 'onClose'>) {
  const report = useProgressReport(studentId, contract.id);
  const courseInfo = useCourseInfo(contract.id);
  const { t, stack } = finalWords.useWords();
  if (report.data && courseInfo.data !== undefined)
    return (
      <ProgressReportForm
        report={report.data}
        courseInfo={courseInfo.data}
        companyName={contract.company?.name}
      />
    );
  const error = report.error ?? courseInfo.error;
  const retry = () => {
    report.retry();
    courseInfo.retry();
  };
  if (error) return <QueryState error={error} retry={retry} />;
  if (report.data === null)
    return (
      <PageState kind="not-found" title={stack('report.notFound')} text={stack('report.notFoundText')} />
    );
  return <PageState kind="loading" title={t('report.loading')} />;
}
