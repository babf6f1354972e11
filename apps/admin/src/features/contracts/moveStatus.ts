import { ApiError, type ContractCache, type ContractInStatus, moveContract } from '@portal/api-client';
import type { ContractStatus } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import type { useToast } from '@portal/shell';

// A separate module, because the first load of the contract list does not need it.

interface Tools {
  cache: ContractCache;
  toast: Pick<ReturnType<typeof useToast>, 'success' | 'danger'>;
  /** Returns a text of the page. */
  pair: (word: 'toast.statusUpdated' | 'toast.statusNotUpdated') => TextPair;
}

const movedElsewhere = {
  fr: 'Le statut du contrat n’a pas été mis à jour : quelqu’un l’a changé entre-temps.',
  en: 'The contract status was not updated: someone has changed it in the meantime.',
};

/**
 * Moves a contract to another status and shows the result in a toast with an undo (ADR-0011). A contract that someone
 * else has moved in the meantime stays as it is.
 */
export async function moveStatus(
  { cache, toast, pair }: Tools,
  { id, status: before }: ContractInStatus,
  status: ContractStatus,
): Promise<void> {
  const about = `status ${id}`;
  try {
    const isMoved = await moveContract(cache, { id, status: before }, status);
    const undo = () => moveContract(cache, { id, status }, before);
    // Not of the same move by someone else.
    toast.success(pair('toast.statusUpdated'), { undo: isMoved ? undo : undefined, about });
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    toast.danger(isConflict ? movedElsewhere : pair('toast.statusNotUpdated'), { about, error });
  }
}
