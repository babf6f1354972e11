import { useUnmarkPaperSent } from '@portal/api-client';
import type { SentPaper } from '@portal/domain';
import { datePair, PairText, type TextPair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Button, Cluster, contentId, Text, VisuallyHidden } from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { useState } from 'react';
import { payerWords } from './payer-words';

export interface SentTextProps {
  sent: SentPaper;
  /** What was sent. */
  what: TextPair;
}

/** Says when a paper was sent and who said so, with a button that takes it back. */
export function SentText({ sent, what }: SentTextProps) {
  const { t, pair } = payerWords.useWords();
  const markedPair = useMarkedPair();
  const toast = useToast();
  const takeBack = useUnmarkPaperSent();
  const [isBusy, setBusy] = useState(false);
  const date = datePair(sent.sentOn);
  return (
    <Cluster>
      <Text as="span" tone="soft" size="caption">
        <PairText
          value={
            sent.sentBy ? pair('sentBy', { date, name: markedPair(sent.sentBy) }) : pair('sent', { date })
          }
        />
      </Text>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          takeBack(sent)
            .then(
              () => {
                // The button goes with the mark.
                document.getElementById(contentId)?.focus();
                toast.success(pair('takenBack'));
              },
              (error: unknown) => toast.danger(pair('notTakenBack'), { error }),
            )
            .finally(() => setBusy(false));
        }}
      >
        <span aria-hidden="true">{t('takeBack')}</span>
        <VisuallyHidden>{t('takeBackOne', { what })}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
