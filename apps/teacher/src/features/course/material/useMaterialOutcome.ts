import { unclearOutcome, useToast } from '@portal/shell';
import { useRef } from 'react';
import { materialWords } from './material-words';

type Word = keyof typeof materialWords.words.fr & ('requested' | 'noRequest' | 'updated' | 'removed');
type Failed = keyof typeof materialWords.words.fr & `no${string}`;

/**
 * Runs an action and shows its outcome in a toast, with an undo if available; rejects with the failure (MSG-77, MSG-78,
 * MSG-79). An action that resolves with null has done nothing.
 */
export function useMaterialOutcome() {
  const toast = useToast();
  const { pair } = materialWords.useWords();
  // Another attempt dismisses the previous message.
  const takeBack = useRef(() => {});
  return async (
    done: Word,
    failed: Failed,
    action: () => Promise<unknown>,
    undo?: () => Promise<unknown>,
  ): Promise<void> => {
    takeBack.current();
    try {
      if ((await action()) === null) return;
      toast.success(pair(done), { undo });
    } catch (error) {
      // The form or dialog itself reports an unknown outcome; the "No" button cannot, so it needs a toast.
      const hasNotice = failed !== 'noRequestFailed';
      if (!(hasNotice && unclearOutcome(error))) takeBack.current = toast.danger(pair(failed), { error });
      throw error;
    }
  };
}
