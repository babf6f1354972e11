import { Combobox } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import type { ReactNode } from 'react';
import { useContractOptions } from '../useContractOptions';
import type { FilterField } from './list-filter-fields';

export interface ContractFilterOptions {
  /** Contracts offered at once; where there are more, the server searches while one types. */
  pageSize: number;
  /** Id of the contract that is chosen; 0 for none. */
  chosen: number;
  onChange: (changes: { contract: number }) => void;
  label: ReactNode;
  placeholder: string;
  /** Width in px where there is room. */
  width: number;
}

/** A filter that narrows a list to one contract, found by number or company. */
export function useContractFilter({
  pageSize,
  chosen,
  onChange,
  label,
  placeholder,
  width,
}: ContractFilterOptions): FilterField<'contract'> {
  const words = useComboboxWords();
  const { source, chosenNumber } = useContractOptions({ pageSize, chosen });
  return {
    kind: 'other',
    id: 'contract',
    label,
    activeLabel: chosenNumber,
    field: (
      <Combobox
        label={label}
        hideLabel
        placeholder={placeholder}
        {...source}
        words={words}
        value={chosen === 0 ? '' : String(chosen)}
        onValueChange={(value) => onChange({ contract: Number(value) })}
      />
    ),
    width,
  };
}
