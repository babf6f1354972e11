import { useContracts, useReadContracts } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { useOptionSource } from '@portal/records';
import type { ComboboxOption } from '@portal/ui';
import { useCallback, useMemo } from 'react';

export interface ContractOptions {
  /**
   * Number of contracts loaded before the user types; if there are more, the server searches (DECISION-32). 50 by
   * default, because 1,200 contracts are 1.6 MB of JSON, of which a filter shows the numbers (DECISION-236).
   */
  pageSize?: number;
  /** The selected contract, whose number is requested separately if it is not among these; 0 for none. */
  chosen: number;
}

/** Maximum number of search results. */
const found = 50;

/** Options for a filter by contract of any status, found by number or company: `<Combobox {...contracts.source} />`. */
export function useContractOptions({ pageSize = found, chosen }: ContractOptions) {
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
    /** The number of the selected contract; `#412` until loaded. */
    chosenNumber: (options.rowOf(String(chosen)) ?? contract)?.number ?? `#${chosen}`,
  };
}

function contractOption({ id, number, company }: Contract): ComboboxOption {
  return { value: String(id), label: number, detail: company?.name };
}
