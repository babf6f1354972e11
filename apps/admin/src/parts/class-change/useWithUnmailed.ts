import { fullName, type Person } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { classChangeWords } from './class-change-words';

/**
 * Returns a function that adds to the message of a save the names of teachers who got no mail about it, so that the
 * office can tell them.
 */
export function useWithUnmailed(): (message: TextPair, notMailed: readonly Person[]) => TextPair {
  const { pair } = classChangeWords.useWords();
  return (message, notMailed) =>
    notMailed.length === 0
      ? message
      : joinPairs([message, pair('notMailed', { names: notMailed.map(fullName).join(', ') })], ' ');
}
