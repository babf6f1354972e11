import {
  ApiError,
  type ClashOptions,
  type ContractCache,
  type ContractInStatus,
  moveContract,
} from '@portal/api-client';
import type { ContractStatus } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import type { useToast } from '@portal/shell';

// A separate module, because the first load of the contract list does not need it.

interface Tools {
  cache: ContractCache;
  toast: Pick<ReturnType<typeof useToast>, 'success' | 'danger'>;
  /** Returns a text of the page. */
  pair: (word: 'toast.statusUpdated' | 'toast.statusNotUpdated') => TextPair;
  /** Whether the backend has planned classes, which may conflict when an archived contract is restored. */
  isPlanned: boolean;
}

const movedElsewhere = {
  fr: 'Le statut du contrat n’a pas été mis à jour : quelqu’un l’a changé entre-temps.',
  en: 'The contract status was not updated: someone has changed it in the meantime.',
};

const moveAnyway = { fr: 'Changer quand même', en: 'Change anyway' };

/** Returns the question about conflicting classes, with their names from the server. */
function clashText([first = '', ...more]: readonly string[]): TextPair {
  const classes = more.length > 0 ? `${first} (+${more.length})` : first;
  return {
    fr: `Un cours de ce contrat aurait lieu en même temps qu’un autre de l’enseignant ou d’un étudiant : ${classes}.`,
    en: `A class of this contract would be at the same time as another one of the teacher or of a student: ${classes}.`,
  };
}

/**
 * Moves a contract to another status and shows the result in a toast with an undo (ADR-0011). If someone else has moved
 * it in the meantime, it stays as it is. Before an archived contract with conflicting classes is restored, the user is
 * asked (DECISION-97).
 */
export async function moveStatus(
  tools: Tools,
  { id, status: before }: ContractInStatus,
  status: ContractStatus,
  options: ClashOptions = { acceptClashes: false },
): Promise<void> {
  const { cache, toast, pair, isPlanned } = tools;
  const optionsOf = (given: ClashOptions) => (isPlanned ? given : {});
  const about = `status ${id}`;
  try {
    const isMoved = await moveContract(cache, { id, status: before }, status, optionsOf(options));
    const undo = (given: ClashOptions) => moveContract(cache, { id, status }, before, optionsOf(given));
    // No undo if someone else has made the same change.
    toast.success(pair('toast.statusUpdated'), { undo: isMoved ? undo : undefined, about });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'clash') {
      const act = () => void moveStatus(tools, { id, status: before }, status, { acceptClashes: true });
      toast.danger(clashText(error.fields.classes ?? []), { about, action: { label: moveAnyway, act } });
      return;
    }
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    toast.danger(isConflict ? movedElsewhere : pair('toast.statusNotUpdated'), { about, error });
  }
}
