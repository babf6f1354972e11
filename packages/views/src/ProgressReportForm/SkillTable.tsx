import { type Rating, ratingStrength, type Skill, type SkillGroup, skillGroups } from '@portal/domain';
import { Meter, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { vocabulary } from '../vocabulary';
import * as styles from './ProgressReportForm.css';
import { reportWords } from './report-words';

export type SkillTableProps = {
  group: SkillGroup;
  /** The teacher's answers; null for a missing one. */
  ratings: Record<Skill, Rating | null>;
};

/** The skills of one group with their ratings as bars and text. */
export function SkillTable({ group, ratings }: SkillTableProps) {
  const { t: name } = vocabulary.useWords();
  const { t } = reportWords.useWords();
  return (
    <table className={styles.skills}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('skill')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('rating')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {skillGroups[group].map((skill) => {
          const rating = ratings[skill];
          return (
            <tr key={skill} className={styles.row}>
              <th scope="row" className={styles.skill}>
                {name(`skill.${skill}`)}
              </th>
              <td className={styles.rating}>
                {rating ? <Rated rating={rating}>{name(`rating.${rating}`)}</Rated> : '---'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A bar of four steps with its label; no bar for a skill that does not apply. */
function Rated({ rating, children }: { rating: Rating; children: ReactNode }) {
  const strength = ratingStrength(rating);
  return (
    <div className={styles.rated}>
      {strength === null ? <span /> : <Meter value={strength} max={4} segments={4} text={null} textHidden />}
      <span>{children}</span>
    </div>
  );
}
