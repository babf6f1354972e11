import { defineWords, type Translation } from '@portal/i18n';
import type { MultiComboboxWords } from '@portal/ui';
import { useMemo } from 'react';

const fr = {
  clear: 'Effacer le choix',
  noMatch: 'Aucun résultat',
  loading: 'Chargement',
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  more: '{{shown}} sur {{found}} : précisez la recherche',
  chosen: 'Choix',
  remove: 'Retirer {{label}}',
};

const en = {
  clear: 'Clear the choice',
  noMatch: 'No match',
  loading: 'Loading',
  failed: 'The search failed.',
  retry: 'Try again',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  more: '{{shown}} of {{found}}: refine the search',
  chosen: 'Chosen',
  remove: 'Remove {{label}}',
} satisfies Translation<typeof fr>;

export const comboboxWords = /* @__PURE__ */ defineWords('combobox', { fr, en });

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
      more: (shown, found) => stack('more', { shown, found }),
      chosen: plain('chosen'),
      remove: (label) => t('remove', { label }),
    }),
    [t, stack, plain],
  );
}
