import type { SavedCancellation } from '@portal/domain';
import { Banner } from '@portal/ui';
import { cancellationWords } from './cancellation-words';
import { OutcomeText } from './OutcomeText';

/** Who cancelled a class, and what follows. */
export function CancellationText({ cancellation }: { cancellation: SavedCancellation }) {
  const { t, stack } = cancellationWords.useWords();
  const { cancelledBy, outcome, overrideReason } = cancellation;
  return (
    <Banner tone="info">
      {cancelledBy && <div>{t(`by.${cancelledBy}`)}</div>}
      <OutcomeText outcome={outcome} />
      {overrideReason && <div>{stack('overrideShown', { reason: overrideReason })}</div>}
    </Banner>
  );
}
