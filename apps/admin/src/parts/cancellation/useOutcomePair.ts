import { type ClassOutcome, partsOfOutcome } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { cancellationWords } from './cancellation-words';

/** Returns a function that says in one line what follows from a class that was not given. */
export function useOutcomePair(): (outcome: ClassOutcome) => TextPair {
  const { pair } = cancellationWords.useWords();
  return (outcome) => {
    const parts = partsOfOutcome(outcome);
    return parts.length === 0
      ? pair('nothing')
      : joinPairs(
          parts.map((part) => pair(`part.${part}`)),
          ' · ',
        );
  };
}
