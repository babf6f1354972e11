import { Combobox } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import type { ReactNode } from 'react';
import { useContractOptions } from '../useContractOptions';
import type { FilterField } from './list-filter-fields';

export interface ContractFilterOptions {
  /** Page size; if there are more contracts, the server searches as the user types. */
  pageSize: number;
  /** The selected contract; 0 for none. */
  chosen: number;
  onChange: (changes: { contract: number }) => void;
  label: ReactNode;
  placeholder: string;
  /** Preferred width in px. */
  width: number;
}

/** A filter by one contract, found by number or company. */
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
