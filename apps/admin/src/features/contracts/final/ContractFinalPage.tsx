import { useContractReports, useHasExtension } from '@portal/api-client';
import {
  type Contract,
  type FinalStep,
  finalSteps,
  finalStepsDone,
  fullName,
  hasStudents,
  isLocked,
  type Person,
  studentsWithoutReport,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ClassReports } from '@portal/progress-reports';
import { onDemand, useDialogAddress } from '@portal/records';
import { localDay } from '@portal/shell';
import {
  Banner,
  ButtonLink,
  Card,
  CircleIcon,
  Heading,
  Icon,
  PrintIcon,
  Spinner,
  Stack,
  SuccessIcon,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import { ContractHead, useOpenContract } from '../ContractEditLayout';
import { ClosingCard } from './ClosingCard';
import * as styles from './final.css';
import { finalWords } from './final-words';
import { ReportsCard } from './ReportsCard';

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

  const hasAttestations = useHasExtension('attestations');
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
      {hasAttestations && (
        <Suspense fallback={null}>
          <Attestations of={{ contractId: contract.id }} />
        </Suspense>
      )}
      <ClosingCard
        key={contract.id}
        contract={contract}
        onMailLink={canMailLink ? () => open('mail-link') : undefined}
      />
      {dialog === 'upload-report' && !locked && hasStudents(contract) && (
        <UploadReportDialog contract={contract} studentId={recordId} today={localDay()} onClose={close} />
      )}
      {dialog === 'request-reports' && contract.teacher && !locked && (
        <RequestReportsDialog contract={contract} missing={missing ?? []} onClose={close} />
      )}
      {dialog === 'mail-link' && canMailLink && (
        <MailLinkDialog contract={contract} company={company} onClose={close} />
      )}
      {dialog === 'report' && recordId !== null && (
        <ReportDialog
          studentId={recordId}
          contractId={contract.id}
          companyName={contract.company?.name}
          onClose={close}
        />
      )}
    </>
  );
}

const Attestations = lazy(async () => ({
  default: (await import('../../../parts/attestations/Attestations')).Attestations,
}));

const dialogs = ['upload-report', 'request-reports', 'mail-link', 'report'] as const;

const UploadReportDialog = onDemand(async () => (await import('./UploadReportDialog')).UploadReportDialog);
const RequestReportsDialog = onDemand(
  async () => (await import('./RequestReportsDialog')).RequestReportsDialog,
);
const MailLinkDialog = onDemand(async () => (await import('./MailLinkDialog')).MailLinkDialog);
const ReportDialog = onDemand(async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog);

/** Loads the first hundred reports, then the others if there are more. */
function useAllReports(contractId: number) {
  const first = useContractReports(contractId);
  const isMore = first.data !== undefined && first.data.total > first.data.rows.length;
  const all = useContractReports(isMore ? contractId : null, { pageSize: 2000 });
  return { ...(isMore ? all : first), data: (isMore ? all : first).data?.rows };
}

interface StepsCardProps {
  contract: Contract;
  /** The students without a report; null until known. */
  missing: readonly Person[] | null;
}

/** The remaining steps before the contract can be closed, each with a link to its page. */
function StepsCard({ contract, missing }: StepsCardProps) {
  const { t, stack, plain } = finalWords.useWords();
  const done = finalStepsDone(contract, missing?.length ?? null);
  const { id } = contract;
  const places: Partial<Record<FinalStep, string>> = {
    outline: pathTo('courses.edit.outline', { id }),
    attendance: pathTo('courses.edit.attendance', { id }),
  };
  const isAllDone = finalSteps.every((step) => done[step]);
  return (
    <Card title={stack(isAllDone ? 'steps.allDone' : 'steps.title')}>
      <ul aria-label={plain('steps.title')} className={styles.list}>
        {finalSteps.map((step) => {
          const place = places[step];
          return (
            <li key={step} className={styles.step}>
              <span className={styles.picture} data-done={done[step] || undefined}>
                {done[step] === null ? <Spinner /> : <Icon of={done[step] ? SuccessIcon : CircleIcon} />}
                <VisuallyHidden>
                  {t(done[step] === null ? 'loading' : done[step] ? 'steps.done' : 'steps.open')}
                </VisuallyHidden>
              </span>
              <div className={styles.words}>
                <span>
                  {place ? <TextLink href={place}>{t(`steps.${step}`)}</TextLink> : t(`steps.${step}`)}
                </span>
                <span className={styles.detail}>
                  <StepDetail step={step} done={done[step]} contract={contract} missing={missing ?? []} />
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface StepDetailProps {
  step: FinalStep;
  done: boolean | null;
  contract: Contract;
  missing: readonly Person[];
}

/** Number of names shown; the others are only counted. */
const namesShown = 3;

function StepDetail({ step, done, contract, missing }: StepDetailProps): ReactNode {
  const { t, pair } = finalWords.useWords();
  if (done === null) return null;
  switch (step) {
    case 'outline': {
      const { outline } = contract;
      if (!done) return t(outline ? 'steps.outlineDraft' : 'steps.outlineOpen');
      return outline?.savedAt ? t('submittedOnDate', { date: datePair(outline.savedAt) }) : t('submitted');
    }
    case 'attendance': {
      if (done) return t('attendanceComplete');
      const { lessonsRecorded: recorded, numberOfClasses: total } = contract;
      return recorded === null || total === null
        ? t('steps.attendanceOpen')
        : t('steps.attendanceCount', { recorded, count: total });
    }
    case 'reports': {
      if (done) return t('steps.reportsDone');
      const names = missing.slice(0, namesShown).map(fullName).join(', ');
      const count = missing.length - namesShown;
      return t('steps.reportsOpen', {
        names: count > 0 ? pair('andMore', { names, count }) : names,
      });
    }
    case 'client':
      return contract.sentToClientOn
        ? t('steps.clientDone', { date: datePair(contract.sentToClientOn) })
        : t('steps.clientOpen');
    case 'completed':
      return t(done ? 'steps.completedDone' : 'steps.completedOpen');
    default:
      return step satisfies never;
  }
}
