import { type Contract, isLocked, lacksMaterial } from '@portal/domain';
import { Banner } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useRef } from 'react';
import { line } from '../course.css';
import * as styles from './CourseMaterial.css';
import { MaterialItem } from './MaterialItem';
import { MaterialRequest } from './MaterialRequest';
import { materialWords } from './material-words';

export interface CourseMaterialProps {
  contract: Contract;
  /** Number of students; the request is for one copy each. */
  studentCount: number;
  /** Whether the page is read-only, as for an administrator (OPEN-21). */
  readOnly: boolean;
}

/** The material of the course, and the teacher's material request (SHELL-029, PORTAL-COURSE-26 to PORTAL-COURSE-36). */
export function CourseMaterial({ contract, studentCount, readOnly }: CourseMaterialProps) {
  const { t } = materialWords.useWords();
  const words = vocabulary.useWords();
  const requested = contract.materials.filter(({ active }) => active);
  const place = useRef<HTMLDivElement>(null);
  const canChange = !readOnly && !isLocked(contract.status);
  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {requested.length > 0 && (
        <ul className={styles.list}>
          {requested.map((material) => (
            <MaterialItem
              key={material.id}
              contract={contract}
              material={material}
              canChange={canChange}
              // The clicked button is removed.
              onRemoved={() => place.current?.focus()}
            />
          ))}
        </ul>
      )}
      {lacksMaterial(contract) && (
        <Banner tone="caution" look="line">
          {words.t('contractWarning.material-required')}
        </Banner>
      )}
      {requested.length === 0 && contract.noMaterialNeeded && <p className={line}>{t('noneNeeded')}</p>}
      {canChange && <MaterialRequest contract={contract} studentCount={studentCount} />}
    </div>
  );
}
