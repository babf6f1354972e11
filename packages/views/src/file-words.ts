import { isJustTooLarge, megabytes } from '@portal/domain';
import { actionWords, defineWords, formatNumber, type TextPair, type Translation } from '@portal/i18n';
import type { FileInputWords } from '@portal/ui';
import { useMemo } from 'react';
import { vocabulary } from './vocabulary';

const fr = {
  choose: 'Choisir un fichier',
  chooseSeveral: 'Choisir des fichiers',
  drop: 'ou déposez-le ici',
  dropSeveral: 'ou déposez-les ici',
  chosen_one: '{{count}} fichier choisi',
  chosen_other: '{{count}} fichiers choisis',
  size: '{{size}} Mo',
  justOver: 'Un peu plus de 8 Mo',
  remove: 'Retirer {{name}}',
  cancel: 'Annuler l’envoi : {{name}}',
  sending: 'Envoi… {{percent}} %',
  waiting: 'En attente',
  sent: 'Envoyé',
  tooMany: 'Un seul fichier à la fois.',
};

const en = {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  drop: 'or drop it here',
  dropSeveral: 'or drop them here',
  chosen_one: '{{count}} file chosen',
  chosen_other: '{{count}} files chosen',
  size: '{{size}} MB',
  justOver: 'Just over 8 MB',
  remove: 'Remove {{name}}',
  cancel: 'Cancel sending {{name}}',
  sending: 'Sending… {{percent}}%',
  waiting: 'Waiting',
  sent: 'Sent',
  tooMany: 'One file at a time.',
} satisfies Translation<typeof fr>;

export const fileWords = /* @__PURE__ */ defineWords('file', { fr, en }, actionWords);

/** Returns the texts of a file input; `multiple` for one with several files. */
export function useFileInputWords(multiple = false): FileInputWords {
  const { t } = fileWords.useWords();
  const { stack } = vocabulary.useWords();
  return useMemo(
    () => ({
      choose: t(multiple ? 'chooseSeveral' : 'choose'),
      drop: t(multiple ? 'dropSeveral' : 'drop'),
      chosen: (count) => t('chosen', { count }),
      size: (bytes) => (isJustTooLarge(bytes) ? t('justOver') : t('size', { size: sizePair(bytes) })),
      remove: (name) => t('remove', { name }),
      cancel: (name) => t('cancel', { name }),
      sending: (percent) => t('sending', { percent }),
      waiting: t('waiting'),
      sent: t('sent'),
      retry: t('retry'),
      refused: {
        type: stack('refusal.file-type-refused'),
        size: stack('refusal.file-too-large'),
        empty: stack('refusal.file-empty'),
        number: t('tooMany'),
      },
    }),
    [t, stack, multiple],
  );
}

/** Formats a size in megabytes with two decimals: at least 0.01, except 0.00 for an empty file (FILES-04). */
export function sizePair(bytes: number): TextPair {
  const size = megabytes(bytes);
  const decimals = { minimumFractionDigits: 2 };
  return { fr: formatNumber(size, 'fr', decimals), en: formatNumber(size, 'en', decimals) };
}
