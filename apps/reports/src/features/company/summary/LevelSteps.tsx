import { type CefrLevel, cefrLevels } from '@portal/domain';
import { VisuallyHidden } from '@portal/ui';
import * as styles from './LevelSteps.css';
import { summaryWords } from './summary-words';

export type LevelStepsProps = {
  atStart: CefrLevel | null;
  now: CefrLevel | null;
  /** The level that the last report recommends. */
  next: CefrLevel | null;
};

/** A student's initial and current level: six steps, the gained ones in the accent colour, and both levels as text. */
export function LevelSteps({ atStart, now, next }: LevelStepsProps) {
  const { t, stack } = summaryWords.useWords();
  const expected = next && next !== now && (
    <span className={styles.next}>{t('nextLevel', { level: next })}</span>
  );
  if (!now || !atStart)
    return (
      <span className={styles.levels}>
        <span className={styles.next}>{stack('notTested')}</span>
        {expected}
      </span>
    );
  const [from, to] = [cefrLevels.indexOf(atStart), cefrLevels.indexOf(now)];
  return (
    <span className={styles.levels}>
      <span className={styles.line}>
        <span aria-hidden="true" className={styles.steps}>
          {cefrLevels.slice(1).map((level, place) => (
            <span
              key={level}
              className={styles.step}
              data-is={place < Math.min(from, to) ? 'before' : place < to ? 'gained' : undefined}
            />
          ))}
        </span>
        {atStart === now ? (
          <b className={styles.level}>{now}</b>
        ) : (
          <>
            <span aria-hidden="true" className={styles.words}>
              {atStart} → <b className={styles.level}>{now}</b>
            </span>
            <VisuallyHidden>{t('fromTo', { from: atStart, to: now })}</VisuallyHidden>
          </>
        )}
      </span>
      {expected}
    </span>
  );
}
