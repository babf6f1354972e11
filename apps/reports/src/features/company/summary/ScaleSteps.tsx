import { levelsText, type ScaleProgress } from '@portal/domain';
import { VisuallyHidden } from '@portal/ui';
import { risenSkillsPair } from './risen-skills-pair';
import * as styles from './ScaleSteps.css';
import { summaryWords } from './summary-words';

export type ScaleStepsProps = { levels: readonly ScaleProgress[] };

/** A student's initial and current levels on the scales of clients, with the skills that rose in words (ADR-0095). */
export function ScaleSteps({ levels }: ScaleStepsProps) {
  const { t, stack, pair } = summaryWords.useWords();
  return levels.map((progress) => {
    const { scale, atStart, now } = progress;
    const [from, to] = [levelsText(scale, atStart), levelsText(scale, now)];
    const skills = risenSkillsPair(progress, pair);
    return (
      <div key={scale} className={styles.scale}>
        <div>
          <span className={styles.soft}>{t(`scale.${scale}`)}</span>{' '}
          {from === to ? (
            <b className={styles.level}>{to}</b>
          ) : (
            <>
              <span aria-hidden="true" className={styles.levels}>
                <span className={styles.change}>{from} →</span> <b className={styles.level}>{to}</b>
              </span>
              <VisuallyHidden>{t('fromTo', { from, to })}</VisuallyHidden>
            </>
          )}
        </div>
        {skills && <div className={styles.soft}>{stack('risen', { skills })}</div>}
      </div>
    );
  });
}
