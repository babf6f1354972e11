import { attendedPercent, cefrLevels, fullName } from '@portal/domain';
import { DateText, monthYearPair, PairText, useLanguageMode } from '@portal/i18n';
import { LineSteps, VisuallyHidden } from '@portal/ui';
import * as styles from './StudentOverTime.css';
import type { SummaryRow } from './summary-list';
import { summaryWords } from './summary-words';
import { useSummaryNumbers } from './useSummaryNumbers';

export type StudentOverTimeProps = { row: SummaryRow };

const scale = cefrLevels.map((level) => ({ id: level, label: level }));

/** A student's attendance by month and levels over time, as charts and as text. */
export function StudentOverTime({ row }: StudentOverTimeProps) {
  const { t, stack } = summaryWords.useWords();
  const { student, contract, months, levels } = row;
  const name = fullName(student);
  const points = levels.flatMap(({ on, level, from }) => {
    const day = on ?? contract.startsOn;
    return day ? [{ on: day, step: level, from }] : [];
  });
  return (
    <section className={styles.parts} aria-label={`${name}, ${contract.number}`}>
      <div className={styles.part}>
        <h3 className={styles.title}>{stack('byMonth')}</h3>
        {months.length === 0 ? (
          <p className={styles.none}>{stack('noClasses')}</p>
        ) : (
          <Months months={months} caption={t('overTime', { name })} />
        )}
      </div>
      <div className={styles.part}>
        <h3 className={styles.title}>{stack('levelsOverTime')}</h3>
        <LineSteps
          label={t('levelsOverTime')}
          scale={scale}
          empty={t('noLevels')}
          points={points.map(({ on, step, from }) => ({
            id: `${on} ${from} ${step}`,
            on,
            step,
            date: <DateText value={on} />,
            expected: from === 'report' && t('expectedLevel'),
          }))}
        />
      </div>
    </section>
  );
}

function Months({ months, caption }: Pick<SummaryRow, 'months'> & { caption: React.ReactNode }) {
  const { t } = summaryWords.useWords();
  const { hours, percent } = useSummaryNumbers();
  // Months are shown once, like dates: in English in bilingual mode.
  const [mode] = useLanguageMode();
  const language = mode === 'fr' ? 'fr-CA' : 'en-CA';
  const most = Math.max(...months.map(({ taught }) => taught));
  const shareOf = (month: SummaryRow['months'][number]) => percent(attendedPercent(month) ?? 0);
  return (
    <>
      <div aria-hidden="true" className={styles.months}>
        {months.map((one, place) => (
          <div key={one.month} className={styles.month}>
            <span className={styles.figure}>{shareOf(one)}</span>
            <span className={styles.taught} style={{ height: `${Math.max(6, (one.taught / most) * 64)}px` }}>
              <span
                className={styles.attended}
                style={{ height: `${one.taught > 0 ? (one.attended / one.taught) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.name}>{shortMonth(one.month, language)}</span>
            <span className={styles.hours}>{hours(one.attended)} h</span>
            <span className={styles.year}>
              {(place === 0 || one.month.endsWith('-01')) && one.month.slice(0, 4)}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('attendedHours')}</th>
              <th scope="col">{t('hoursTaught')}</th>
              <th scope="col">{t('attendance')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">
                  <PairText value={monthYearPair(one.month)} />
                </th>
                <td>{hours(one.attended)} h</td>
                <td>{hours(one.taught)} h</td>
                <td>{shareOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

function shortMonth(month: string, language: 'fr-CA' | 'en-CA'): string {
  return new Date(`${month}-15T12:00:00`).toLocaleDateString(language, { month: 'short' });
}
