import { type FilterField, type RecordFilterOptions, recordFilter } from '@portal/records';
import { useContractOptions } from './useContractOptions';

interface ContractFilterOptions
  extends Omit<RecordFilterOptions<'contract'>, 'id' | 'source' | 'chosenName'> {
  /** Page size; if there are more contracts, the server searches as the user types. */
  pageSize: number;
}

/** A filter by one contract, found by number or company. */
export function useContractFilter({ pageSize, ...options }: ContractFilterOptions): FilterField<'contract'> {
  const { source, chosenNumber } = useContractOptions({ pageSize, chosen: options.chosen });
  return recordFilter({ ...options, id: 'contract', source, chosenName: chosenNumber });
}
