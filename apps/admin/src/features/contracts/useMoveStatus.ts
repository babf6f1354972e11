import { type ContractInStatus, useContractCache, useHasExtension } from '@portal/api-client';
import type { ContractStatus } from '@portal/domain';
import { useToast } from '@portal/shell';
import { copy } from '../../copy';
import { moveStatus } from './moveStatus';

/** Returns a function that moves a contract to another status and shows the result in a toast. */
export function useMoveStatus() {
  const cache = useContractCache();
  const toast = useToast();
  const { pair } = copy.useWords();
  const isPlanned = useHasExtension('planned-classes');
  return (shown: ContractInStatus, status: ContractStatus) =>
    moveStatus({ cache, toast, pair, isPlanned }, shown, status);
}
