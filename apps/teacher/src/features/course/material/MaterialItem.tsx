import { useChangeContractMaterial } from '@portal/api-client';
import { type Contract, type ContractMaterial, contractMaterialFormText, noteForNone } from '@portal/domain';
import { UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { Button, DeleteIcon, EditIcon, useIsPhone, VisuallyHidden } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './CourseMaterial.css';
import { MaterialFormOnDemand } from './MaterialFormOnDemand';
import { materialWords } from './material-words';
import { RemoveMaterialDialog } from './RemoveMaterialDialog';
import { useMaterialOutcome } from './useMaterialOutcome';

export interface MaterialItemProps {
  contract: Contract;
  material: ContractMaterial;
  /** Whether it can be exchanged and removed. */
  canChange: boolean;
  /** Called once it is removed. */
  onRemoved: () => void;
}

/** One material of the course, to read, to exchange or to remove (PORTAL-COURSE-30, PORTAL-COURSE-31). */
export function MaterialItem({ contract, material, canChange, onRemoved }: MaterialItemProps) {
  const { t, stack } = materialWords.useWords();
  // Two keys in a row have no room for two languages in a line.
  const label = useIsPhone() ? stack : t;
  const [mode, setMode] = useState<'reading' | 'changing' | 'removing'>('reading');
  const change = useRef<HTMLButtonElement>(null);
  const [cameBack, setCameBack] = useState(false);
  useEffect(() => {
    if (cameBack) change.current?.focus();
  }, [cameBack]);
  const read = () => {
    setMode('reading');
    setCameBack(true);
  };

  if (mode === 'changing')
    return (
      <li className={styles.item}>
        <ChangeMaterial contract={contract} material={material} onDone={read} />
      </li>
    );
  const written = material.note === noteForNone ? null : material.note;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.title}>{material.title}</span>
        {material.quantity !== null && (
          <span className={styles.soft}>{t('quantity', { quantity: material.quantity })}</span>
        )}
      </div>
      {written && <p className={styles.note}>{written}</p>}
      {canChange && (
        <div className={styles.actions}>
          <Button
            ref={change}
            icon={EditIcon}
            onClick={() => {
              setCameBack(false);
              setMode('changing');
            }}
          >
            {label('change')}
            <VisuallyHidden> {material.title}</VisuallyHidden>
          </Button>
          <Button icon={DeleteIcon} variant="quiet" onClick={() => setMode('removing')}>
            {label('remove')}
            <VisuallyHidden> {material.title}</VisuallyHidden>
          </Button>
        </div>
      )}
      {mode === 'removing' && (
        <RemoveMaterialDialog
          contract={contract}
          material={material}
          onRemoved={onRemoved}
          onClose={() => setMode('reading')}
        />
      )}
    </li>
  );
}

interface ChangeMaterialProps {
  contract: Contract;
  material: ContractMaterial;
  onDone: () => void;
}

/** The update mode, with Cancel and Update (PORTAL-COURSE-31). */
function ChangeMaterial({ contract, material, onDone }: ChangeMaterialProps) {
  const { t } = materialWords.useWords();
  const outcome = useMaterialOutcome();
  const changeMaterial = useChangeContractMaterial();
  const { materialId, note } = contractMaterialFormText(material);
  const stored = { materialId, note: note === noteForNone ? '' : note };
  const work = useUnsavedWork({
    form: 'material-request',
    record: `${contract.id}-${material.id}`,
    title: `${contract.number} · ${material.title}`,
    stored,
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <MaterialFormOnDemand
        contract={contract}
        assigned={material}
        work={work}
        submitLabel={t('update')}
        onSave={(choice) =>
          outcome('updated', 'notUpdated', async () => {
            const arrived = work.sending();
            await changeMaterial(material.id, choice);
            arrived();
            onDone();
          })
        }
        onCancel={() => {
          work.begin(stored);
          onDone();
        }}
      />
    </>
  );
}
