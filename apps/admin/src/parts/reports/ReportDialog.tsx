import { useContract } from '@portal/api-client';
import { isLocked } from '@portal/domain';
import { ReadReportDialog } from '@portal/progress-reports';
import { QueryState } from '@portal/records';
import { Button, ButtonLink, EditIcon, PageState, PrintIcon } from '@portal/ui';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
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

/** A dialog to read and print the teacher's report (STU-EDIT-10, OPEN-79). */
export function ReportDialog({ withUpdate = false, companyName, onClose, ...report }: ReportDialogProps) {
  const { t, stack } = reportWords.useWords();
  return (
    <ReadReportDialog
      report={report}
      companyName={companyName}
      words={{ title: stack('progressReport'), loading: t('loadingReport') }}
      actions={
        <>
          <ButtonLink
            icon={PrintIcon}
            href={pathTo('reports.print', { id: report.studentId, courseId: report.contractId })}
            target="_blank"
          >
            {t('print')}
          </ButtonLink>
          {withUpdate && <ReportUpdateLink {...report} />}
        </>
      }
      notFound={
        <PageState
          kind="not-found"
          title={stack('noReport')}
          text={stack(withUpdate ? 'dialog.notBegun' : 'dialog.notFoundText')}
        />
      }
      QueryState={QueryState}
      onClose={onClose}
    />
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
        {t('updateReport')}
      </Button>
    );
  return (
    <ButtonLink
      variant="primary"
      icon={EditIcon}
      href={pathTo('reports.courseInfo', { id: studentId, courseId: contractId })}
    >
      {t('updateReport')}
    </ButtonLink>
  );
}
