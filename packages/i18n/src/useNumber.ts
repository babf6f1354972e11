import { useCallback } from 'react';
import { formatNumber } from './format-number';
import { useI18n } from './I18nProvider';
import { documentLanguage } from './language-mode';

/** Writes a number of a table or a count as the document's language does; elsewhere each half has its own (`numberHalves`). */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { mode } = useI18n();
  return useCallback((value, options) => formatNumber(value, documentLanguage(mode), options), [mode]);
}
