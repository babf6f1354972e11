import { type Contract, type ContractMaterial, noteForNone } from '@portal/domain';
import { UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { Button, DeleteIcon, EditIcon, useIsPhone, VisuallyHidden } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './CourseMaterial.css';
import { MaterialFormOnDemand } from './MaterialFormOnDemand';
import { materialChoiceText } from './material-choice';
import { materialWords } from './material-words';
import { RemoveMaterialDialog } from './RemoveMaterialDialog';
import { useMaterialOutcome } from './useMaterialOutcome';

export interface MaterialItemProps {
  contract: Contract;
  material: ContractMaterial;
  /** Whether the material can be changed and removed. */
  canChange: boolean;
  /** Called when the form opens or closes; the item must stay until it closes. */
  onChanging: (isChanging: boolean) => void;
  /** Called after the material is removed. */
  onRemoved: () => void;
}

/** One material of the course; can be changed or removed (PORTAL-COURSE-30, PORTAL-COURSE-31). */
export function MaterialItem({ canChange, ...item }: MaterialItemProps) {
  return (
    <li className={styles.item}>
      {canChange ? <ChangeableMaterial {...item} /> : <MaterialFacts material={item.material} />}
    </li>
  );
}

function MaterialFacts({ material }: Pick<MaterialItemProps, 'material'>) {
  const { t } = materialWords.useWords();
  const written = material.note === noteForNone ? null : material.note;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.title}>{material.title}</span>
        {material.quantity !== null && (
          <span className={styles.soft}>{t('quantity', { quantity: material.quantity })}</span>
        )}
      </div>
      {written && <p className={styles.note}>{written}</p>}
    </>
  );
}

/** A material with an update mode, which has Cancel and Update (PORTAL-COURSE-31). */
function ChangeableMaterial({
  contract,
  material,
  onChanging,
  onRemoved,
}: Omit<MaterialItemProps, 'canChange'>) {
  const { t, stack } = materialWords.useWords();
  // On a phone, two buttons next to each other have no room for both languages on one line.
  const label = useIsPhone() ? stack : t;
  const outcome = useMaterialOutcome();
  const [mode, setMode] = useState<'reading' | 'changing' | 'removing'>('reading');
  const change = useRef<HTMLButtonElement>(null);
  const [cameBack, setCameBack] = useState(false);
  useEffect(() => {
    if (cameBack) change.current?.focus();
  }, [cameBack]);

  const stored = materialChoiceText(material);
  const work = useUnsavedWork({
    form: 'material-request',
    record: `${contract.id}-${material.id}`,
    title: `${contract.number} · ${material.title}`,
    stored,
  });
  const open = () => {
    setCameBack(false);
    setMode('changing');
    onChanging(true);
  };
  const close = () => {
    setMode('reading');
    setCameBack(true);
    onChanging(false);
    // The office has removed the material, so nothing is left to show.
    if (!material.active) onRemoved();
  };
  const restoreDraft = () => {
    work.restoreDraft();
    open();
  };
  const update = (save: () => Promise<ContractMaterial | null>) =>
    outcome('updated', 'notUpdated', async () => {
      const saved = await save();
      if (saved && !work.isUnsaved()) {
        work.begin(materialChoiceText(saved));
        close();
      }
      return saved;
    });

  return (
    <>
      <UnsavedWorkBanner work={{ ...work, restoreDraft }} />
      {mode === 'changing' ? (
        <MaterialFormOnDemand
          contract={contract}
          assigned={material}
          work={work}
          submitLabel={t('update')}
          onSave={(_, save) => update(save)}
          onCancel={() => {
            work.begin(stored);
            close();
          }}
        />
      ) : (
        <>
          <MaterialFacts material={material} />
          <div className={styles.actions}>
            <Button ref={change} icon={EditIcon} onClick={open}>
              {label('change')}
              <VisuallyHidden> {material.title}</VisuallyHidden>
            </Button>
            <Button icon={DeleteIcon} variant="quiet" onClick={() => setMode('removing')}>
              {label('remove')}
              <VisuallyHidden> {material.title}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
      {mode === 'removing' && (
        <RemoveMaterialDialog
          contract={contract}
          material={material}
          onRemoved={onRemoved}
          onClose={() => setMode('reading')}
        />
      )}
    </>
  );
}
