import type { WordKey, WordValues } from '@portal/i18n';
import { type FailureOptions, type SuccessOptions, useToast } from '@portal/shell';
import { useMemo } from 'react';
import { copy } from '../copy';
import type { fr } from '../copy/fr';

type ToastWord = Extract<WordKey<typeof fr>, `toast.${string}`>;

interface OutcomeOptions extends SuccessOptions {
  done?: ToastWord;
}

/** Shows the result of an action in a toast. */
export function useOutcomeToast() {
  const toast = useToast();
  const { pair } = copy.useWords();
  return useMemo(
    () => ({
      /**
       * `done` names the exact change in the title, for cases in which the specified text only says that the record was
       * updated.
       */
      succeeded: (word: ToastWord, values?: WordValues, { done, ...options }: OutcomeOptions = {}) =>
        toast.success(pair(word, values), done ? { ...options, title: pair(done) } : options),
      failed: (word: ToastWord, values?: WordValues, options?: FailureOptions) =>
        toast.danger(pair(word, values), options),
      settled: toast.settle,
    }),
    [toast, pair],
  );
}
