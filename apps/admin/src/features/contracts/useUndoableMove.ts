import { ApiError, useMoveContract, useReadContract } from '@portal/api-client';
import type { Contract, ContractStatus } from '@portal/domain';
import { useCallback } from 'react';

/**
 * Moves a contract to another status, and resolves with what takes that back: to the status it had, unless somebody
 * has moved it on since, which is a `conflict`.
 */
export function useUndoableMove() {
  const moveContract = useMoveContract();
  const readContract = useReadContract();
  return useCallback(
    async ({ id, status: before }: Pick<Contract, 'id' | 'status'>, status: ContractStatus) => {
      await moveContract(id, status);
      return async () => {
        const now = await readContract(id);
        if (now.status !== status) throw new ApiError({ code: 'conflict' });
        await moveContract(id, before);
      };
    },
    [moveContract, readContract],
  );
}
