import { hoursOf } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { useCallback } from 'react';

/** Formats hours and shares in the document's language, which reads alike in both languages. */
export function useSummaryNumbers() {
  const number = useNumber();
  const hours = useCallback((minutes: number) => number(roundedHours(minutes)), [number]);
  const percent = useCallback((value: number) => number(value / 100, asPercent), [number]);
  return { number, hours, percent };
}

const asPercent: Intl.NumberFormatOptions = { style: 'percent' };

/** Hours with one decimal, which is enough for the sum of many classes. A text pair writes them in each language. */
export function roundedHours(minutes: number): number {
  return Math.round(hoursOf(minutes) * 10) / 10;
}
