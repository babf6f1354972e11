import {
  absentMinutes,
  attendedPercent,
  type CompanySummary,
  isLowAttendance,
  type SummarizedContract,
} from '@portal/domain';
import { Meter, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { LevelGains } from './LevelGains';
import * as styles from './SummaryCard.css';
import { summaryWords } from './summary-words';
import { roundedHours, useSummaryNumbers } from './useSummaryNumbers';

export type SummaryCardProps = {
  summary: CompanySummary;
  /** Whether classes and reports are limited to a period. */
  isPeriod: boolean;
};

/** The totals of a company above its reports. Each chart has a text with the same numbers. */
export function SummaryCard({ summary, isPeriod }: SummaryCardProps) {
  const { t, stack } = summaryWords.useWords();
  const { number } = useSummaryNumbers();
  const { students, studentsWithReport, levels, levelsGained } = summary;
  return (
    <section className={styles.card} aria-labelledby="company-summary">
      <VisuallyHidden>
        <h2 id="company-summary">{t('title')}</h2>
      </VisuallyHidden>
      <dl className={styles.figures}>
        <Figure name={stack('students')}>
          <p className={styles.value}>{number(students)}</p>
          <div className={styles.note}>{stack('withReport', { count: studentsWithReport })}</div>
        </Figure>
        <Figure name={stack('attendance')}>
          <Attendance minutes={summary.attendance} />
        </Figure>
        <Figure name={stack('hoursUsed')}>
          <Hours summary={summary} isPeriod={isPeriod} />
        </Figure>
        <Figure
          name={stack('gains')}
          aside={
            <p className={styles.value}>
              {levelsGained > 0 && '+'}
              {number(levelsGained)}{' '}
              <span className={styles.unit}>{t('gained', { count: levelsGained })}</span>
            </p>
          }
        >
          <LevelGains levels={levels} />
          {levels.reduce((sum, { now }) => sum + now, 0) > students && (
            <div className={styles.note}>{stack('perLanguage')}</div>
          )}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, aside, children }: { name: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.content}>
        {aside}
        {children}
      </dd>
    </div>
  );
}

function Attendance({ minutes }: { minutes: CompanySummary['attendance'] }) {
  const { stack } = summaryWords.useWords();
  const { percent } = useSummaryNumbers();
  const share = attendedPercent(minutes);
  if (share === null)
    return (
      <>
        <p className={styles.value}>–</p>
        <div className={styles.note}>{stack('noClasses')}</div>
      </>
    );
  const missed = minutes.late + minutes.leftEarly;
  const absent = absentMinutes(minutes);
  return (
    <>
      <p className={styles.value}>{percent(share)}</p>
      <Meter
        value={share}
        max={100}
        text={percent(share)}
        textHidden
        size="medium"
        tone={isLowAttendance(share) ? 'caution' : 'accent'}
      />
      <div className={styles.note}>
        {stack('attended', {
          attended: roundedHours(minutes.attended),
          taught: roundedHours(minutes.taught),
        })}
      </div>
      {absent && absent.announced + absent.unannounced > 0 && (
        <div className={styles.note}>
          {stack('absences', {
            announced: roundedHours(absent.announced),
            unannounced: roundedHours(absent.unannounced),
          })}
        </div>
      )}
      {minutes.excused > 0 && (
        <div className={styles.note}>{stack('excused', { hours: roundedHours(minutes.excused) })}</div>
      )}
      {missed > 0 && <div className={styles.note}>{stack('missed', { hours: roundedHours(missed) })}</div>}
    </>
  );
}

/** Number of contracts named before "show all". */
const shownContracts = 3;

function Hours({ summary, isPeriod }: SummaryCardProps) {
  const { t, stack } = summaryWords.useWords();
  const { hours } = useSummaryNumbers();
  const { minutesContracted, minutesTaught, contracts } = summary;
  const inPeriod = contracts.reduce((sum, { minutesTaughtInPeriod }) => sum + minutesTaughtInPeriod, 0);
  const others = contracts.slice(shownContracts);
  return (
    <>
      <p className={styles.value}>
        {hours(minutesTaught)}
        <span className={styles.unit}> / {hours(minutesContracted)} h</span>
      </p>
      <Meter
        value={minutesTaught}
        max={minutesContracted}
        text={`${hours(minutesTaught)} / ${hours(minutesContracted)} h`}
        textHidden
        size="medium"
      />
      {isPeriod && inPeriod !== minutesTaught && (
        <div className={styles.note}>{stack('inPeriod', { hours: roundedHours(inPeriod) })}</div>
      )}
      <ContractHours contracts={contracts.slice(0, shownContracts)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('otherContracts', { count: others.length })}</summary>
          <ContractHours contracts={others} />
        </details>
      )}
    </>
  );
}

function ContractHours({ contracts }: { contracts: readonly SummarizedContract[] }) {
  const { hours } = useSummaryNumbers();
  return (
    <ul className={styles.contracts}>
      {contracts.map(({ id, number, minutesTaught, minutesContracted }) => (
        <li key={id} className={styles.contract}>
          <span className={styles.number}>{number}</span>
          <span>
            {hours(minutesTaught)} / {minutesContracted === null ? '---' : hours(minutesContracted)} h
          </span>
        </li>
      ))}
    </ul>
  );
}
