import type { SavedCancellation } from '@portal/domain';
import { labelledPair, PairText } from '@portal/i18n';
import { Text } from '@portal/ui';
import { cancellationWords } from './cancellation-words';
import { useOutcomePair } from './useOutcomePair';

/** Shows in one line who cancelled a class and what follows. Renders nothing if it is not known who cancelled (DECISION-131). */
export function CancelledText({ cancellation }: { cancellation: SavedCancellation }) {
  const { pair } = cancellationWords.useWords();
  const outcomePair = useOutcomePair();
  const { cancelledBy, outcome } = cancellation;
  if (!cancelledBy) return null;
  return (
    <Text as="div" tone="soft" size="caption">
      <PairText value={labelledPair(pair(`by.${cancelledBy}`), outcomePair(outcome))} />
    </Text>
  );
}
