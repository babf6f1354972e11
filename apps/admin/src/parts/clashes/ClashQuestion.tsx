import { datePair } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { clashWords } from './clash-words';

export interface ClashQuestionProps {
  /** The conflicting classes as the server names them, such as `2027-01-11 12:00 2026-0409`. */
  clashes: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

const mostShown = 8;

/** Asks whether to save although planned classes would conflict with others (DECISION-97). */
export function ClashQuestion({ clashes, onConfirm, onClose }: ClashQuestionProps) {
  const { t, stack } = clashWords.useWords();
  const more = clashes.length - mostShown;
  return (
    <ConfirmDialog
      open
      title={stack('title')}
      confirmLabel={t('confirm')}
      tone="critical"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap="small">
        {stack('text')}
        <ul>
          {clashes.slice(0, mostShown).map((clash) => {
            const [date = '', time = '', number = ''] = clash.split(' ');
            return <li key={clash}>{stack('clash', { day: datePair(date), time, number })}</li>;
          })}
        </ul>
        {more > 0 && t('more', { count: more })}
      </Stack>
    </ConfirmDialog>
  );
}
