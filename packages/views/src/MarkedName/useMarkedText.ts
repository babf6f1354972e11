import { useCallback } from 'react';
import { nameOf, nounOf, type Referred } from './MarkedName';
import { markedNameWords } from './marked-name-words';

/** Returns a function that writes a name, and whether it is archived, where no markup fits, such as in an option. */
export function useMarkedText(): (of: Referred) => string {
  const { plain } = markedNameWords.useWords();
  return useCallback(
    (of) => (of.archived ? plain(`text.${nounOf(of)}`, { name: nameOf(of) }) : nameOf(of)),
    [plain],
  );
}
