import { type Contract, contractStatuses } from '@portal/domain';
import { SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { useUndoableMove } from '../useUndoableMove';

export interface ContractStatusSelectProps {
  contract: Contract;
}

/** A select for the four statuses, saved immediately (CON-SIDE-03, CON-SIDE-04, CONFLICT-16). */
export function ContractStatusSelect({ contract }: ContractStatusSelectProps) {
  const moveContract = useUndoableMove();
  const { succeeded, failed } = useOutcomeToast();
  const { t } = copy.useWords();
  const { plain } = vocabulary.useWords();
  const [wanted, setWanted] = useState<string>();

  const move = async (value: string) => {
    const status = contractStatuses.find((known) => known === value);
    if (!status || wanted) return;
    setWanted(value);
    try {
      const undo = await moveContract(contract, status);
      succeeded('toast.statusUpdated', undefined, { undo });
    } catch {
      failed('toast.statusNotUpdated');
    } finally {
      setWanted(undefined);
    }
  };

  return (
    <SelectField
      label={t('contractStatus')}
      value={wanted ?? contract.status}
      aria-busy={wanted !== undefined}
      onChange={(event) => void move(event.currentTarget.value)}
      options={contractStatuses.map((status) => ({
        value: status,
        label: plain(`contractStatus.${status}`),
      }))}
    />
  );
}
