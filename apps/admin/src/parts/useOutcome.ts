import type { WordKey, WordValues } from '@portal/i18n';
import { type SuccessOptions, type ToastOptions, useToast } from '@portal/shell';
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
      succeeded: (word: ToastWord, values?: WordValues, options?: SuccessOptions) =>
        toast.success(halves(word, values), options),
      failed: (word: ToastWord, values?: WordValues, options?: ToastOptions) =>
        toast.danger(halves(word, values), options),
      settled: toast.settle,
    }),
    [toast, halves],
  );
}
