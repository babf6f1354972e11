import { useMarkPaperSent, useUnmarkPaperSent } from '@portal/api-client';
import { type PayerDeadline, sentPaperSchema } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { RecordDialog } from '@portal/records';
import { useSession, useToast, useToday } from '@portal/shell';
import { Stack, Text } from '@portal/ui';
import { FormDatePicker } from '@portal/views';
import { useState } from 'react';
import { payerWords } from './payer-words';
import { usePayerTexts } from './usePayerTexts';

export interface MarkSentDialogProps {
  deadline: PayerDeadline;
  onClose: () => void;
}

/** Asks on which day a paper was sent to the payer (DECISION-220). */
export function MarkSentDialog({ deadline, onClose }: MarkSentDialogProps) {
  const { t, stack, pair } = payerWords.useWords();
  const { owed } = usePayerTexts();
  const toast = useToast();
  const { user } = useSession();
  const mark = useMarkPaperSent();
  const unmark = useUnmarkPaperSent();
  const today = useToday();
  const { contract, paper, period } = deadline;
  const [stored] = useState({ sentOn: today });
  return (
    <RecordDialog
      draft={{
        form: 'sent-paper',
        record: `${contract.id}-${paper}-${period}`,
        title: contract.number,
        stored,
      }}
      schema={sentPaperSchema}
      save={({ sentOn }) => mark(deadline, sentOn)}
      onSaved={(sent, { sentOn }) => {
        const isOwn = sent.sentOn === sentOn && sent.sentBy?.id === user?.id;
        if (isOwn) toast.success(pair('marked'), { undo: () => unmark(sent) });
        else toast.success(pair('markedBefore', { date: datePair(sent.sentOn) }), { title: pair('before') });
      }}
      refused={stack('notMarked')}
      title={stack('mark')}
      submitLabel={t('mark')}
      onClose={onClose}
    >
      {({ fields }) => (
        <Stack>
          <Text as="div">
            <PairText value={owed(deadline)} />, {contract.number}
          </Text>
          <FormDatePicker field={fields.sentOn} label={t('sentOn')} today={today} />
          <Text as="div" tone="soft" size="caption">
            {stack('markHint')}
          </Text>
        </Stack>
      )}
    </RecordDialog>
  );
}
