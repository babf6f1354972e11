import {
  type ProgressReportForm,
  type ReportMove,
  type ReportStep,
  reportSteps,
  stepAfter,
  stepBefore,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Badge, BookIcon, Button, Heading, PageHead, Stepper, StickyActions } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { vocabulary } from '../vocabulary';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

export interface ReportWizardProps {
  /** The student and contract of the report. */
  about: ReactNode;
  /** The current page. */
  step: ReportStep;
  /** The complete pages. */
  answered: readonly ReportStep[];
  /** The report's form; null if there is none. */
  report: Pick<ProgressReportForm, 'status' | 'taggedOn'> | null;
  /** Id of the form on the page: all navigation submits it (REP-FORM-08). */
  form: string;
  /** The navigation that waits for the save; null when idle. */
  moving: ReportMove | null;
  /** Called with the requested navigation right before the form is submitted. */
  onMove: (move: ReportMove) => void;
  /** Shown next to the title, such as the link to the printed report. */
  actions?: ReactNode;
  /** The form of the page, preceded by its messages. */
  children: ReactNode;
}

/**
 * The layout of the report wizard: its pages, the current one marked, and the navigation (REP-FORM-01 to REP-FORM-08).
 */
export function ReportWizard({
  about,
  step,
  answered,
  report,
  form,
  moving,
  onMove,
  actions,
  children,
}: ReportWizardProps) {
  const { t, stack, plain } = wizardWords.useWords();
  const { stack: word } = vocabulary.useWords();
  const heading = useHeadingOfNewPage(step);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const go = (move: ReportMove) => {
    const element = document.getElementById(form);
    if (moving || !(element instanceof HTMLFormElement)) return;
    onMove(move);
    element.requestSubmit();
  };
  const isSubmitted = report?.status === 'submitted';

  return (
    <div className={styles.wizard}>
      <PageHead eyebrow={about} title={stack('progressReport')} actions={actions} />
      {isSubmitted && (
        <div>
          <Badge tone="positive">
            {report.taggedOn
              ? t('submittedOnDate', { date: datePair(report.taggedOn) })
              : word('reportFormStatus.submitted')}
          </Badge>
        </div>
      )}
      <Stepper
        label={plain('steps')}
        current={step}
        stateWords={{ done: t('done'), refused: t('refused') }}
        steps={reportSteps.map((id) => ({
          id,
          label: word(`reportStep.${id}`),
          icon: id === 'courseInfo' ? BookIcon : undefined,
          state: answered.includes(id) ? ('done' as const) : undefined,
          onSelect: id === step ? undefined : () => go(id),
        }))}
      />
      <section className={styles.section}>
        <Heading ref={heading} tabIndex={-1} level={2} look="section">
          {word(`reportStep.${step}`)}
        </Heading>
        {children}
      </section>
      {/* Navigation within the wizard is on the left, leaving it on the right, where toasts must not cover the retry. */}
      <StickyActions
        last={
          <Button wide busy={moving === 'close'} onClick={() => go('close')}>
            {t('close')}
          </Button>
        }
      >
        {before && (
          <Button busy={moving === before} onClick={() => go(before)}>
            {t('previous')}
          </Button>
        )}
        {after ? (
          <Button variant="primary" busy={moving === after} onClick={() => go(after)}>
            {t('next')}
          </Button>
        ) : (
          <Button variant="primary" busy={moving === 'submit'} onClick={() => go('submit')}>
            {t('submit')}
          </Button>
        )}
      </StickyActions>
    </div>
  );
}

/** Moves the focus from the button at the bottom to the new page's heading, one Tab before its first field. */
function useHeadingOfNewPage(step: ReportStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
