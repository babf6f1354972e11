import { useContracts, useReadContracts } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import { useOptionSource } from './useOptionSource';

export interface ContractOptions {
  /** How many contracts one request loads; if there are more, the server searches as the user types (DECISION-32). */
  pageSize: number;
  /** Id of the one that is chosen, whose number is read even when it is not among these; 0 for none. */
  chosen: number;
}

/** So many of a search are shown. */
const found = 50;

/** Contracts of every status to narrow a list to one of, found by number or company: `<Combobox {...contracts.source} />`. */
export function useContractOptions({ pageSize, chosen }: ContractOptions) {
  const first = useContracts({ pageSize });
  const readContracts = useReadContracts();
  const isElsewhere = chosen !== 0 && first.data?.rows.some(({ id }) => id === chosen) === false;
  const elsewhere = useContracts(isElsewhere ? { contractId: chosen } : null);
  const contract = elsewhere.data?.rows.find(({ id }) => id === chosen);
  const options = useOptionSource({
    first,
    read: useCallback(
      (search, signal) => readContracts({ search, pageSize: found }, signal),
      [readContracts],
    ),
    optionOf: contractOption,
    own: useMemo(() => (contract ? contractOption(contract) : null), [contract]),
  });
  return {
    source: options.source,
    /** The number of the one that is chosen; `#412` until it has come. */
    chosenNumber: (options.rowOf(String(chosen)) ?? contract)?.number ?? `#${chosen}`,
  };
}

function contractOption({ id, number, company }: Contract): ComboboxOption {
  return { value: String(id), label: number, detail: company?.name };
}
