import type { WordKey, WordValues } from '@portal/i18n';
import { type FailureOptions, type SuccessOptions, useToast } from '@portal/shell';
import { useMemo } from 'react';
import { copy } from '../copy';
import type { fr } from '../copy/fr';

type ToastWord = Extract<WordKey<typeof fr>, `toast.${string}`>;

interface OutcomeOptions extends SuccessOptions {
  done?: ToastWord;
}

/** Says in a toast how a deed ended. */
export function useOutcome() {
  const toast = useToast();
  const { halves } = copy.useWords();
  return useMemo(
    () => ({
      /** `done` says in the title what exactly was done, where the specified text is about the record as a whole. */
      succeeded: (word: ToastWord, values?: WordValues, { done, ...options }: OutcomeOptions = {}) =>
        toast.success(halves(word, values), done ? { ...options, title: halves(done) } : options),
      failed: (word: ToastWord, values?: WordValues, options?: FailureOptions) =>
        toast.danger(halves(word, values), options),
      settled: toast.settle,
    }),
    [toast, halves],
  );
}
