import { useCallback } from 'react';
import { nameOf, nounOf, type Referred } from './MarkedName';
import { markedTextWords } from './marked-text-words';

/** Returns a function that writes a name, and whether it is archived, where no markup fits, such as in an option. */
export function useMarkedText(): (of: Referred) => string {
  const { plain } = markedTextWords.useWords();
  return useCallback((of) => (of.archived ? plain(nounOf(of), { name: nameOf(of) }) : nameOf(of)), [plain]);
}
