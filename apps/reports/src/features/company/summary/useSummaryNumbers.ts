import { hoursOf } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { useCallback } from 'react';

/**
 * Formats hours and shares once in the format of the document's language, because both languages write them almost
 * alike.
 */
export function useSummaryNumbers() {
  const number = useNumber();
  const hours = useCallback((minutes: number) => number(roundedHours(minutes)), [number]);
  const percent = useCallback((value: number) => number(value / 100, asPercent), [number]);
  return { number, hours, percent };
}

const asPercent: Intl.NumberFormatOptions = { style: 'percent' };

/**
 * Returns hours with one decimal, which is precise enough for a total of many classes. A text pair formats them in each
 * language.
 */
export function roundedHours(minutes: number): number {
  return Math.round(hoursOf(minutes) * 10) / 10;
}
