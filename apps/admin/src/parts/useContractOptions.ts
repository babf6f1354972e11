import { useContracts, useReadContracts } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import type { ComboboxOption, ComboboxSearch } from '@portal/ui';
import { useCallback, useMemo } from 'react';

export interface ContractOptions {
  /** How many are asked for at once; where there are more, the server is asked while one types (decision 32). */
  pageSize: number;
  /** Id of the one that is chosen, whose number is read even when it is not among these; 0 for none. */
  chosen: number;
}

/** So many of a search are shown. */
const found = 50;

/** Contracts of every status to choose one of, by number or company: `<Combobox {...contracts.source} />`. */
export function useContractOptions({ pageSize, chosen }: ContractOptions) {
  const contracts = useContracts({ pageSize });
  const readContracts = useReadContracts();
  const rows = contracts.data?.rows;
  const isElsewhere = chosen !== 0 && rows !== undefined && !rows.some(({ id }) => id === chosen);
  const own = useContracts(isElsewhere ? { contractId: chosen } : null);
  const ownRow = own.data?.rows.find(({ id }) => isElsewhere && id === chosen);

  const options = useMemo(() => [...(ownRow ? [ownRow] : []), ...(rows ?? [])].map(optionOf), [ownRow, rows]);
  const search = useCallback<ComboboxSearch>(
    async (typed, signal) => {
      const page = await readContracts({ search: typed, pageSize: found }, signal);
      return { options: page.rows.map(optionOf), total: page.total };
    },
    [readContracts],
  );

  const hasMore = contracts.data !== undefined && contracts.data.total > contracts.data.rows.length;
  return {
    source: hasMore ? { search, known: options } : { options, loading: contracts.isLoading },
    /** The number of the one that is chosen; `#412` until it has come. */
    chosenNumber: options.find(({ value }) => value === String(chosen))?.label ?? `#${chosen}`,
  };
}

function optionOf({ id, number, company }: Contract): ComboboxOption {
  return { value: String(id), label: number, detail: company?.name };
}
