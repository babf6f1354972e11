import { type Contract, lacksMaterial } from '@portal/domain';
import { Banner } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { copy } from '../../copy';
import { line } from './course-text.css';
import { list, row, soft } from './rows.css';

export type CourseMaterialProps = {
  contract: Pick<Contract, 'materials' | 'noMaterialNeeded'>;
};

/** The material of the course, or that it still has to be asked for. */
export function CourseMaterial({ contract }: CourseMaterialProps) {
  const { t } = copy.useWords();
  const words = vocabulary.useWords();
  const active = contract.materials.filter((material) => material.active);
  if (lacksMaterial(contract)) {
    return (
      <Banner tone="caution" look="line">
        {words.t('contractWarning.material-required')}
      </Banner>
    );
  }
  if (active.length === 0) return <p className={line}>{t('course.noMaterialNeeded')}</p>;
  return (
    <ul className={list}>
      {active.map(({ id, title, quantity }) => (
        <li key={id} className={row}>
          <span>{title}</span>
          {quantity !== null && <span className={soft}>{t('course.quantity', { quantity })}</span>}
        </li>
      ))}
    </ul>
  );
}
