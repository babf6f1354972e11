import { useCallback } from 'react';
import { formatNumber } from './format-number';
import { useI18n } from './I18nProvider';
import { documentLanguage } from './language-mode';

/** Returns a function that formats numbers in the document's language; words take the number itself. */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { mode } = useI18n();
  return useCallback((value, options) => formatNumber(value, documentLanguage(mode), options), [mode]);
}
