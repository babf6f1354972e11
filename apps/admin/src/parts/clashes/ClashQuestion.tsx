import { datePair } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { clashWords } from './clash-words';
import { type Conflicts, readConflict } from './conflictsOf';

export interface ClashQuestionProps extends Conflicts {
  onConfirm: () => void;
  onClose: () => void;
}

const maxShown = 8;

/**
 * Asks whether to save although planned classes would conflict with others, or are while their teacher is away
 * (DECISION-97, DECISION-134).
 */
export function ClashQuestion({ clashes, away, onConfirm, onClose }: ClashQuestionProps) {
  const { t, stack } = clashWords.useWords();
  const lines = [
    ...clashes.map((text) => ({ text, key: 'clash' as const })),
    ...away.map((text) => ({ text, key: 'away' as const })),
  ];
  const more = lines.length - maxShown;
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
        {clashes.length > 0 && stack('text')}
        {away.length > 0 && stack('awayText')}
        <ul>
          {lines.slice(0, maxShown).map(({ text, key }) => {
            const { day, time, who } = readConflict(text);
            return <li key={text}>{stack(key, { day: datePair(day), time, who })}</li>;
          })}
        </ul>
        {more > 0 && t('more', { count: more })}
      </Stack>
    </ConfirmDialog>
  );
}
