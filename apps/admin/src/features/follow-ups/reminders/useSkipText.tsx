import type { ReminderMail } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useMarkedPair } from '@portal/views';
import { type ReactNode, useCallback } from 'react';
import { reminderWords } from './reminder-words';

/** Returns a function that says why a teacher is skipped. */
export function useSkipText(): (mail: ReminderMail) => ReactNode {
  const { t } = reminderWords.useWords();
  const markedPair = useMarkedPair();
  return useCallback(
    ({ skipped, lastSentOn, lastSentBy }) => {
      if (skipped !== 'recent') return skipped && t(`skipped.${skipped}`);
      const date = datePair(lastSentOn ?? '');
      return lastSentBy
        ? t('skipped.recentBy', { date, name: markedPair(lastSentBy) })
        : t('skipped.recent', { date });
    },
    [t, markedPair],
  );
}
