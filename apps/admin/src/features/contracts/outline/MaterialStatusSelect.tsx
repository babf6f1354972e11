import { useMaterialStatuses, useSetMaterialStatus } from '@portal/api-client';
import { type Contract, contractMaterialStatuses, isLocked, statusNameToShow } from '@portal/domain';
import { SelectField } from '@portal/ui';
import { useState } from 'react';
import { copy } from '../../../copy';
import { LoadFailure } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import * as styles from './outline.css';
import { outlineTabWords } from './outline-tab-words';

export interface MaterialStatusSelectProps {
  contract: Contract;
}

/** The material status of the contract, saved immediately (CON-OUT-06, OPEN-42). */
export function MaterialStatusSelect({ contract }: MaterialStatusSelectProps) {
  const { t, stack, plain } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const statuses = useMaterialStatuses();
  const setMaterialStatus = useSetMaterialStatus();
  const [wanted, setWanted] = useState<string>();
  const locked = isLocked(contract.status);
  const { materialStatusId } = contract;

  const choose = async (value: string) => {
    if (wanted !== undefined) return;
    setWanted(value);
    try {
      await setMaterialStatus(contract.id, value === '' ? null : Number(value));
      succeeded('toast.updated', undefined, { done: 'toast.materialStatusChanged' });
    } catch {
      failed('toast.notUpdated');
    } finally {
      setWanted(undefined);
    }
  };

  const known = contractMaterialStatuses(statuses.data ?? [], materialStatusId);
  const options = known.map(({ id, name }) => ({ value: String(id), label: statusNameToShow(name) }));
  return (
    <div className={styles.status}>
      <SelectField
        label={t('materials.status')}
        value={wanted ?? String(materialStatusId ?? '')}
        aria-busy={wanted !== undefined}
        disabled={locked || !statuses.data}
        hint={locked ? common('form.archivedBlocks') : undefined}
        placeholder={plain('materials.noStatus')}
        options={options}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <LoadFailure of={statuses}>{stack('materials.statusesFailed')}</LoadFailure>
    </div>
  );
}
