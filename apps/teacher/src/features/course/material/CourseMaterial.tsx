import { type Contract, isLocked, lacksMaterial } from '@portal/domain';
import { vocabulary } from '@portal/views';
import { useRef, useState } from 'react';
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
  // Ids of the materials whose forms are open: their input stays when the office removes the request or archives the
  // contract.
  const [changing, setChanging] = useState<readonly number[]>([]);
  const shown = contract.materials.filter(({ id, active }) => active || changing.includes(id));
  const place = useRef<HTMLDivElement>(null);
  const canChange = !readOnly && !isLocked(contract.status);
  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((material) => (
            <MaterialItem
              key={material.id}
              contract={contract}
              material={material}
              canChange={canChange || changing.includes(material.id)}
              onChanging={(isChanging) =>
                setChanging((now) => [
                  ...now.filter((id) => id !== material.id),
                  ...(isChanging ? [material.id] : []),
                ])
              }
              // The clicked button is removed.
              onRemoved={() => place.current?.focus()}
            />
          ))}
        </ul>
      )}
      {lacksMaterial(contract) && (
        // The heading of the section has the warning icon.
        <p className={line}>{words.t('contractWarning.material-required')}</p>
      )}
      {requested.length === 0 && contract.noMaterialNeeded && <p className={line}>{t('noneNeeded')}</p>}
      {canChange && <MaterialRequest contract={contract} studentCount={studentCount} />}
    </div>
  );
}
