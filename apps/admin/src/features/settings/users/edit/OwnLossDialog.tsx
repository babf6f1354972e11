import type { AccessLoss } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import type { LossQuestion } from './useOwnRecord';
import { userWords } from './user-words';

const words = { account: 'ownAccount', role: 'ownRole' } as const satisfies Record<AccessLoss, string>;

/** Asks before administrators remove their own access; renders nothing without a question. */
export function OwnLossDialog({ question }: { question: LossQuestion | null }) {
  const { t, stack } = userWords.useWords();
  if (!question) return null;
  const word = words[question.loss];
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack(`${word}.title`)}
      confirmLabel={t(`${word}.confirm`)}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {stack(`${word}.text`)}
    </ConfirmDialog>
  );
}
