import { useContract, useReportToRead } from '@portal/api-client';
import { isLocked } from '@portal/domain';
import { Button, ButtonLink, Dialog, EditIcon, PageState, PrintIcon } from '@portal/ui';
import { ProgressReportForm } from '@portal/views';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
import { QueryState } from '../QueryState';
import { reportWords } from './report-words';

export interface ReportDialogProps {
  studentId: number;
  contractId: number;
  /** The student's employer, if known. */
  companyName?: string;
  /** Shows "Report Update": only on the report list and on a student (REP-LIST-07, REP-LIST-08, STU-EDIT-34). */
  withUpdate?: boolean;
  onClose: () => void;
}

/** The teacher's report, to read and print (STU-EDIT-10, OPEN-79). */
export function ReportDialog({ withUpdate = false, onClose, ...report }: ReportDialogProps) {
  const { t, stack } = reportWords.useWords();
  const { t: common } = copy.useWords();
  return (
    <Dialog
      open
      size="large"
      title={stack('dialog.title')}
      closeLabel={common('dialog.close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink
            icon={PrintIcon}
            href={pathTo('reports.print', { id: report.studentId, courseId: report.contractId })}
            target="_blank"
          >
            {t('dialog.print')}
          </ButtonLink>
          {withUpdate && <ReportUpdateLink {...report} />}
        </>
      }
    >
      <Report {...report} withUpdate={withUpdate} />
    </Dialog>
  );
}

/**
 * A link to the wizard, which starts with the course info of this student and contract (DECISION-20); disabled for an
 * archived contract (DECISION-40).
 */
function ReportUpdateLink({ studentId, contractId }: Pick<ReportDialogProps, 'studentId' | 'contractId'>) {
  const { t } = reportWords.useWords();
  const { stack: common } = copy.useWords();
  const contract = useContract(contractId).data;
  if (contract && isLocked(contract.status))
    return (
      <Button variant="primary" icon={EditIcon} blockedReason={common('form.archivedBlocks')}>
        {t('dialog.update')}
      </Button>
    );
  return (
    <ButtonLink
      variant="primary"
      icon={EditIcon}
      href={pathTo('reports.courseInfo', { id: studentId, courseId: contractId })}
    >
      {t('dialog.update')}
    </ButtonLink>
  );
}

function Report({ companyName, withUpdate, ...key }: Omit<ReportDialogProps, 'onClose'>) {
  const { data, error, retry } = useReportToRead(key);
  const { t, stack } = reportWords.useWords();
  if (data?.report)
    return <ProgressReportForm report={data.report} courseInfo={data.courseInfo} companyName={companyName} />;
  if (error) return <QueryState error={error} retry={retry} />;
  if (data)
    return (
      <PageState
        kind="not-found"
        title={stack('dialog.notFound')}
        text={stack(withUpdate ? 'dialog.notBegun' : 'dialog.notFoundText')}
      />
    );
  return <PageState kind="loading" title={t('dialog.loading')} />;
}
