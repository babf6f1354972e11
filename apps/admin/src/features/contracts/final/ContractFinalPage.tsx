import { useContractReports, useHasExtension } from '@portal/api-client';
import { hasStudents, isLocked, studentsWithoutReport } from '@portal/domain';
import { ClassReports } from '@portal/features';
import { localDay } from '@portal/shell';
import { Banner, ButtonLink, Heading, PrintIcon, Stack } from '@portal/ui';
import { copy } from '../../../copy';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { ContractHead, useOpenContract } from '../ContractEditLayout';
import { ClosingCard } from './ClosingCard';
import { finalWords } from './final-words';
import { ReportsCard } from './ReportsCard';
import { StepsCard } from './StepsCard';

/**
 * The final steps of a contract: its reports, the delivery to the client and the closing (CON-FINAL-01 to
 * CON-FINAL-11).
 */
export function ContractFinalPage() {
  const contract = useOpenContract();
  const reports = useAllReports(contract.id);
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { t, stack } = copy.useWords();
  const { t: word, stack: stackWord } = finalWords.useWords();
  const missing =
    hasStudents(contract) && reports.data ? studentsWithoutReport(contract.students, reports.data) : null;

  const locked = isLocked(contract.status);
  const { company } = contract;
  const canMailLink = useHasExtension('company-contact') && company !== null;

  return (
    <>
      <ContractHead
        contract={contract}
        actions={
          <ButtonLink icon={PrintIcon} href={pathTo('courses.edit.pack', { id: contract.id })}>
            {word('closeOutPack')}
          </ButtonLink>
        }
      />
      {locked && (
        <Banner tone="info" title={t('archivedContract')}>
          {stack('archivedContractText')}
        </Banner>
      )}
      <StepsCard contract={contract} missing={missing} />
      <ReportsCard contract={contract} reports={reports} onOpen={open} />
      {hasStudents(contract) && (
        <Stack as="section">
          <Heading level={2} look="section">
            {stackWord('matrix.title')}
          </Heading>
          <ClassReports key={contract.id} contract={contract} pathTo={locked ? undefined : pathTo} />
        </Stack>
      )}
      <ClosingCard
        key={contract.id}
        contract={contract}
        onMailLink={canMailLink ? () => open('mail-link') : undefined}
      />
      {dialog === 'upload-report' && !locked && (
        <OnDemand load={loadUpload} onClose={close}>
          {(UploadReportDialog) => (
            <UploadReportDialog contract={contract} studentId={recordId} today={localDay()} onClose={close} />
          )}
        </OnDemand>
      )}
      {dialog === 'request-reports' && contract.teacher && !locked && (
        <OnDemand load={loadRequest} onClose={close}>
          {(RequestReportsDialog) => (
            <RequestReportsDialog contract={contract} missing={missing ?? []} onClose={close} />
          )}
        </OnDemand>
      )}
      {dialog === 'mail-link' && canMailLink && (
        <OnDemand load={loadMailLink} onClose={close}>
          {(MailLinkDialog) => <MailLinkDialog contract={contract} company={company} onClose={close} />}
        </OnDemand>
      )}
      {dialog === 'report' && recordId !== null && (
        <OnDemand load={loadReport} onClose={close}>
          {(ReportDialog) => (
            <ReportDialog
              studentId={recordId}
              contractId={contract.id}
              companyName={contract.company?.name}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

const dialogs = ['upload-report', 'request-reports', 'mail-link', 'report'] as const;

const loadUpload = async () => (await import('./UploadReportDialog')).UploadReportDialog;
const loadRequest = async () => (await import('./RequestReportsDialog')).RequestReportsDialog;
const loadMailLink = async () => (await import('./MailLinkDialog')).MailLinkDialog;
const loadReport = async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog;

/** Reads the first hundred reports, then the others if there are more. */
function useAllReports(contractId: number) {
  const first = useContractReports(contractId);
  const isMore = first.data !== undefined && first.data.total > first.data.rows.length;
  const all = useContractReports(isMore ? contractId : null, { pageSize: 2000 });
  return { ...(isMore ? all : first), data: (isMore ? all : first).data?.rows };
}
