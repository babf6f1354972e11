import { type FilterField, type RecordFilterOptions, recordFilter } from '@portal/records';
import { useContractOptions } from './useContractOptions';

interface ContractFilterOptions
  extends Omit<RecordFilterOptions<'contract'>, 'id' | 'source' | 'chosenName'> {
  /** Number of contracts loaded before the user types; 50 by default. If there are more, the server searches. */
  pageSize?: number;
}

/** A filter by one contract, found by number or company. */
export function useContractFilter({ pageSize, ...options }: ContractFilterOptions): FilterField<'contract'> {
  const { source, chosenNumber } = useContractOptions({ pageSize, chosen: options.chosen });
  return recordFilter({ ...options, id: 'contract', source, chosenName: chosenNumber });
}
