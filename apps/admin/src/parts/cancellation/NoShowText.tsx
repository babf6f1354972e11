import type { ClassOutcome } from '@portal/domain';
import { Text } from '@portal/ui';
import { cancellationWords } from './cancellation-words';
import { useOutcomePair } from './useOutcomePair';

/** Says that nobody came to a recorded class without announcing it, and what follows (DECISION-130). */
export function NoShowText({ outcome }: { outcome: ClassOutcome }) {
  const { t } = cancellationWords.useWords();
  const outcomePair = useOutcomePair();
  return (
    <Text as="div" tone="soft" size="caption">
      {t('noShow', { outcome: outcomePair(outcome) })}
    </Text>
  );
}
