import { actionWords, defineWords, type Language, type Translation, useLanguageMode } from '@portal/i18n';
import type { DatePickerProps } from '@portal/ui';
import { useMemo } from 'react';

const fr = {
  open: 'Ouvrir le calendrier',
  previousYear: 'Année précédente',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  nextYear: 'Année suivante',
  clear: 'Effacer',
};

const en = {
  open: 'Open the calendar',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  clear: 'Clear',
} satisfies Translation<typeof fr>;

export const datePickerWords = /* @__PURE__ */ defineWords('date-picker', { fr, en }, actionWords);

const locales = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;

/** Returns the texts of a date picker, and the language of its day and month names. */
export function useDatePickerLanguage(): Pick<DatePickerProps, 'words' | 'locale'> {
  const { t } = datePickerWords.useWords();
  const [mode] = useLanguageMode();
  return useMemo(
    () => ({
      locale: mode === 'both' ? locales : locales[mode],
      words: {
        open: t('open'),
        previousYear: t('previousYear'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        nextYear: t('nextYear'),
        today: t('today'),
        clear: t('clear'),
      },
    }),
    [t, mode],
  );
}
