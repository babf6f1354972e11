import {
  type Contract,
  type FinalStep,
  finalSteps,
  finalStepsDone,
  fullName,
  type Person,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Card, CircleIcon, Icon, Spinner, SuccessIcon, TextLink, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { pathTo } from '../../../paths';
import * as styles from './final.css';
import { finalWords } from './final-words';

export interface StepsCardProps {
  contract: Contract;
  /** The students without a report; null until known. */
  missing: readonly Person[] | null;
}

/** The steps left before the contract can be closed, each with a link to where it is done. */
export function StepsCard({ contract, missing }: StepsCardProps) {
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

/** Number of names shown before the rest is counted. */
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
