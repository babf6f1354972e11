import type { PayerTerms } from '@portal/api-client/openapi';
import {
  countedDays,
  daysOff,
  hasOneTermPerPaper,
  isCalendarDate,
  maxTermDays,
  owedPapers,
  type PaperTerm,
  textLimits,
} from '@portal/domain';

/** Returns whether a value of a file is the terms of a payer, as the calls write them. */
export function isPayerTerms(value: unknown): value is PayerTerms {
  if (!isObject(value)) return false;
  const { payer, since, days_off, moves_to_business_day, papers, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    (payer === null || (typeof payer === 'string' && payer !== '' && payer.length <= textLimits.line)) &&
    (since === null || (typeof since === 'string' && isCalendarDate(since))) &&
    isOneOf(daysOff, days_off) &&
    isOneOf([0, 1], moves_to_business_day) &&
    Array.isArray(papers) &&
    papers.every(isTerm) &&
    hasOneTermPerPaper(papers)
  );
}

function isTerm(value: unknown): value is PaperTerm {
  if (!isObject(value)) return false;
  const { paper, days, counted, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    isOneOf(owedPapers, paper) &&
    isOneOf(countedDays, counted) &&
    typeof days === 'number' &&
    Number.isInteger(days) &&
    days >= 1 &&
    days <= maxTermDays
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value);
}
