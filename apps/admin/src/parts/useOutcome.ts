import type { WordKey } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { useMemo } from 'react';
import { copy } from '../copy';
import type { fr } from '../copy/fr';

type ToastWord = Extract<WordKey<typeof fr>, `toast.${string}`>;

/** Says in a toast how a deed ended. */
export function useOutcome() {
  const toast = useToast();
  const { halves } = copy.useWords();
  return useMemo(
    () => ({
      succeeded: (word: ToastWord) => toast.success(halves(word)),
      failed: (word: ToastWord) => toast.danger(halves(word)),
    }),
    [toast, halves],
  );
}
