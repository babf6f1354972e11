import type { TextPair } from '@portal/i18n';
import { useCallback } from 'react';
import { nameOf, nounOf, type Referred } from './MarkedName';
import { markedTextWords } from './marked-text-words';

/** Returns a function that formats a name for a sentence in both languages, and says if it is archived. */
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
