import type { TextPair } from '@portal/i18n';
import { useCallback } from 'react';
import { nameOf, nounOf, type Referred } from './MarkedName';
import { markedTextWords } from './marked-text-words';

/** Returns a function that writes a name, and whether it is archived, for a sentence in both languages. */
export function useMarkedPair(): (of: Referred) => TextPair {
  const { pair } = markedTextWords.useWords();
  return useCallback(
    (of) => {
      const name = nameOf(of);
      return of.archived ? pair(nounOf(of), { name }) : { fr: name, en: name };
    },
    [pair],
  );
}
