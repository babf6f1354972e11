import { useStudentReports } from '@portal/api-client';
import {
  answeredSteps,
  type Contract,
  fullName,
  isLocked,
  type Person,
  type ReportGaps,
  type ReportMove,
  type ReportStep,
  reportSteps,
  unratedSkills,
} from '@portal/domain';
import { PairText } from '@portal/i18n';
import {
  FailureReason,
  NotFoundPage,
  PageLayout,
  PageTitle,
  unclearOutcome,
  useNavigateWhileMounted,
  useToast,
} from '@portal/shell';
import { Banner, ButtonLink, PageHead, PageState, PrintIcon, TextLink } from '@portal/ui';
import { ReportWizard, SubmitReportQuestion, useQuestion } from '@portal/views';
import { useId, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { reportPageWords } from './report-page-words';
import type { ReportPageProps } from './report-place';
import { reportStepRoutes } from './report-step-routes';
import { useReportPage } from './useReportPage';
import {
  ClosingStep,
  CourseInfoStep,
  RatingsStep,
  type WizardRead,
  type WizardStepProps,
} from './WizardSteps';

/** The report wizard of a student and a contract, at the page in the URL (REP-FORM-01, REP-FORM-02, SHELL-084). */
export function ReportWizardPage(props: ReportPageProps) {
  const { page } = useParams();
  const { ids, error, retry, read } = useReportPage();
  // Loaded together with the page, because the copy panel would otherwise push the fields down later.
  useStudentReports(ids.id);
  const { t, stack, plain } = reportPageWords.useWords();
  const step = reportSteps.find((known) => reportStepRoutes[known] === `reports.${page}`);
  if (!step) return <NotFoundPage />;
  if (read?.student)
    return (
      <OpenReport
        {...props}
        // Another report needs a new wizard.
        key={`${ids.id} ${ids.courseId}`}
        step={step}
        read={{ ...read, student: read.student }}
      />
    );
  return (
    <PageLayout>
      {read ? (
        <>
          <PageTitle>{plain('studentNotFound')}</PageTitle>
          <PageState
            kind="not-found"
            level={1}
            title={stack('studentNotFound')}
            text={stack('unknownStudentText')}
          />
        </>
      ) : error ? (
        <props.QueryState error={error} retry={retry} level={1} />
      ) : (
        <PageState kind="loading" level={1} title={t('loadingReport')} />
      )}
    </PageLayout>
  );
}

/**
 * The wizard, unless the contract is archived (DECISION-40). If someone archives it while the form is open, the input
 * stays and the save is rejected with the reason.
 */
function OpenReport(props: OpenWizardProps) {
  const locked = isLocked(props.read.contract.status);
  const [wasLocked] = useState(locked);
  return locked && wasLocked ? <LockedReport {...props} /> : <OpenWizard {...props} />;
}

function LockedReport({ read: { contract, student, report }, pathTo, closeTo }: OpenWizardProps) {
  const { t, stack, plain } = reportPageWords.useWords();
  return (
    <PageLayout>
      <PageTitle>{plain('title', { name: fullName(student) })}</PageTitle>
      <PageHead
        eyebrow={describeReport(contract, student)}
        title={stack('title', { name: fullName(student) })}
        actions={
          <>
            {report && (
              <PrintLink href={pathTo('reports.print', { id: student.id, courseId: contract.id })} />
            )}
            <ButtonLink href={closeTo(contract.id)}>{t('close')}</ButtonLink>
          </>
        }
      />
      <Banner tone="info" title={t('archivedContract')}>
        {stack('archivedContractText')}
      </Banner>
    </PageLayout>
  );
}

function describeReport(contract: Contract, student: Person): string {
  return [fullName(student), contract.number, contract.company?.name].filter(Boolean).join(' · ');
}

function PrintLink({ href }: { href: string }) {
  const { t } = reportPageWords.useWords();
  return (
    <ButtonLink icon={PrintIcon} href={href} target="_blank">
      {t('print')}
    </ButtonLink>
  );
}

interface OpenWizardProps extends ReportPageProps {
  step: ReportStep;
  read: WizardRead;
}

function OpenWizard({ step, read, pathTo, closeTo, History }: OpenWizardProps) {
  const { contract, student, report, courseInfo } = read;
  const { plain, pair } = reportPageWords.useWords();
  const navigate = useNavigateWhileMounted();
  const toast = useToast();
  const form = useId();
  const requestedMove = useRef<ReportMove>('close');
  const [moving, setMoving] = useState<ReportMove | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { openQuestion: question, ask } = useQuestion<ReportGaps>();
  // Another attempt dismisses the previous message, which would cover the buttons.
  const dismissRefusal = useRef(() => {});
  const params = { id: student.id, courseId: contract.id };

  /** Saves, shows the result and navigates; stays after a rejection (REP-FORM-08, MSG-46, MSG-47). */
  const leave: WizardStepProps['leave'] = async (save, gaps) => {
    const move = requestedMove.current;
    const isIncomplete = gaps !== undefined && gaps.unrated.length + gaps.empty.length > 0;
    if (move === 'submit' && isIncomplete && !(await ask(gaps))) return;
    setMoving(move);
    setRefusal(null);
    dismissRefusal.current();
    try {
      if (!(await save(move))) return;
    } catch (error) {
      setRefusal({ error });
      // If the outcome is unknown, only the banner says so, with what to do.
      if (!unclearOutcome(error)) dismissRefusal.current = toast.danger(pair('notSaved'), { error });
      return;
    } finally {
      setMoving(null);
    }
    toast.success(pair('saved'));
    const isLeaving = move === 'close' || move === 'submit';
    navigate(isLeaving ? closeTo(contract.id) : pathTo(reportStepRoutes[move], params));
  };
  const ofReport = { subject: 'report', id: contract.id, studentId: student.id } as const;
  const history = History && (
    <History
      of={step === 'courseInfo' ? { subject: 'contract', id: contract.id } : ofReport}
      about={step === 'courseInfo' ? contract.number : describeReport(contract, student)}
    />
  );
  const steps = { read, form, leave, history };

  return (
    <PageLayout>
      <PageTitle>{plain('title', { name: fullName(student) })}</PageTitle>
      <ReportWizard
        about={describeReport(contract, student)}
        step={step}
        answered={answeredSteps(courseInfo, report?.form ?? null)}
        report={report?.form ?? null}
        form={form}
        moving={moving}
        onMove={(move) => {
          requestedMove.current = move;
        }}
        actions={report && <PrintLink href={pathTo('reports.print', params)} />}
      >
        {refusal && <Refusal error={refusal.error} closeTo={closeTo(contract.id)} />}
        {step === 'courseInfo' && <CourseInfoStep {...steps} />}
        {(step === 'selfLearning' || step === 'progress') && (
          <RatingsStep key={step} {...steps} step={step} />
        )}
        {step === 'comments' && <ClosingStep {...steps} unrated={unratedSkills(report?.form ?? null)} />}
      </ReportWizard>
      {question && <SubmitReportQuestion {...question} />}
    </PageLayout>
  );
}

/** Says that the input was kept, and why the save failed or that its outcome is unknown. */
function Refusal({ error, closeTo }: { error: unknown; closeTo: string }) {
  const { t, stack } = reportPageWords.useWords();
  const unclear = unclearOutcome(error);
  const close = <TextLink href={closeTo}>{t('closeAnyway')}</TextLink>;
  if (unclear)
    return (
      <Banner
        ref={bringIntoView}
        role="alert"
        tone="critical"
        title={<PairText value={unclear.title} layout="stack" />}
        action={close}
      >
        <FailureReason error={error} />
        {stack('keptUnclear')}
      </Banner>
    );
  return (
    <Banner tone="critical" action={close}>
      {stack('kept')}
      <FailureReason error={error} />
    </Banner>
  );
}

/** The clicked button may be far below the banner. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });
