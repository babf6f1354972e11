import { type ClassOutcome, partsOfOutcome } from '@portal/domain';
import { cancellationWords } from './cancellation-words';

/** What follows from a class that was not given: one line each, or that nothing does. */
export function OutcomeText({ outcome }: { outcome: ClassOutcome }) {
  const { t } = cancellationWords.useWords();
  const parts = partsOfOutcome(outcome);
  if (parts.length === 0) return <div>{t('nothing')}</div>;
  return (
    <>
      {parts.map((part) => (
        <div key={part}>{t(`part.${part}`)}</div>
      ))}
    </>
  );
}
