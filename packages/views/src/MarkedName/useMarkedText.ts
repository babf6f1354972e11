import { useCallback } from 'react';
import { nameOf, nounOf, type Referred } from './MarkedName';
import { markedTextWords } from './marked-text-words';

/** Returns a function that formats a name as plain text, such as for an option, and says if it is archived. */
export function useMarkedText(): (of: Referred) => string {
  const { plain } = markedTextWords.useWords();
  return useCallback((of) => (of.archived ? plain(nounOf(of), { name: nameOf(of) }) : nameOf(of)), [plain]);
}
