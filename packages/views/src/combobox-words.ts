import { actionWords, defineWords, type Translation } from '@portal/i18n';
import type { MultiComboboxWords } from '@portal/ui';
import { useMemo } from 'react';

const fr = {
  clear: 'Effacer le choix',
  noMatch: 'Aucun résultat',
  failed: 'La recherche a échoué.',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  chosen: 'Choix',
  remove: 'Retirer {{label}}',
};

const en = {
  clear: 'Clear the choice',
  noMatch: 'No match',
  failed: 'The search failed.',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  chosen: 'Chosen',
  remove: 'Remove {{label}}',
} satisfies Translation<typeof fr>;

export const comboboxWords = /* @__PURE__ */ defineWords('combobox', { fr, en }, actionWords);

/** Returns the texts of both comboboxes. */
export function useComboboxWords(): MultiComboboxWords {
  const { t, stack, plain } = comboboxWords.useWords();
  return useMemo(
    () => ({
      clear: t('clear'),
      noMatch: t('noMatch'),
      loading: t('loading'),
      failed: t('failed'),
      retry: t('retry'),
      count: (count) => t('count', { count }),
      more: (shown, found) => stack('moreFound', { shown, found }),
      chosen: plain('chosen'),
      remove: (label) => t('remove', { label }),
    }),
    [t, stack, plain],
  );
}
