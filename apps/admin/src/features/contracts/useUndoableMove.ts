import { ApiError, useMoveContract, useReadContract } from '@portal/api-client';
import type { Contract, ContractStatus } from '@portal/domain';
import { useCallback } from 'react';

/**
 * Moves a contract to another status and resolves with an undo function. Undo throws a `conflict` if another user has
 * moved it since.
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
