import { useCallback } from 'react';
import { formatNumber } from './format-number';
import type { TextPair } from './text-pair';
import { useNumber } from './useNumber';

const dollars: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
};

/** Returns a function that formats cents in the document's language; in bilingual sentences use `moneyPair`. */
export function useMoney(): (cents: number) => string {
  const number = useNumber();
  return useCallback((cents) => number(cents / 100, dollars), [number]);
}

/** Formats cents in both languages: `1 144,00 $`, `$1,144.00`. */
export function moneyPair(cents: number): TextPair {
  return {
    fr: formatNumber(cents / 100, 'fr', dollars),
    en: formatNumber(cents / 100, 'en', dollars),
  };
}
