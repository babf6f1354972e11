import { cefrLevels, type LevelCount } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import * as styles from './LevelGains.css';
import { summaryWords } from './summary-words';

export type LevelGainsProps = { levels: readonly LevelCount[] };

/** The number of students with each level at first and now: two bars per level, and a list for screen readers. */
export function LevelGains({ levels }: LevelGainsProps) {
  const { t, stack, plain } = summaryWords.useWords();
  const number = useNumber();
  const most = Math.max(1, ...levels.flatMap(({ atStart, now }) => [atStart, now]));
  const counts = cefrLevels
    .map((level) => levels.find((count) => count.level === level) ?? { level, atStart: 0, now: 0 })
    // Few people are below the first level, so it is hidden without students.
    .filter(({ level, atStart, now }) => level !== 'Pre-A1' || atStart + now > 0);
  const isEmpty = counts.every(({ atStart, now }) => atStart + now === 0);
  if (isEmpty) return <p className={styles.empty}>{stack('notTested')}</p>;
  const bar = (count: number, kind: 'start' | 'now') => (
    <span className={styles.column}>
      {count > 0 && <span className={styles.count}>{number(count)}</span>}
      {count > 0 && (
        <span className={styles.bar} data-is={kind} style={{ height: `${(count / most) * barHeight}px` }} />
      )}
    </span>
  );
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.plot}>
        {counts.map(({ level, atStart, now }) => (
          <div key={level} className={styles.level}>
            <div className={styles.pair}>
              {bar(atStart, 'start')}
              {bar(now, 'now')}
            </div>
            <span className={styles.name}>{level}</span>
          </div>
        ))}
      </div>
      <figcaption aria-hidden="true" className={styles.legend}>
        <span className={styles.key} data-is="start">
          {t('atStart')}
        </span>
        <span className={styles.key} data-is="now">
          {t('now')}
        </span>
      </figcaption>
      <VisuallyHidden>
        <ul aria-label={plain('gainsTable')}>
          {counts.map(({ level, atStart, now }) => (
            <li key={level}>{t('ofLevel', { level, start: atStart, now })}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}

/** Height of the longest bar in px. */
const barHeight = 44;
