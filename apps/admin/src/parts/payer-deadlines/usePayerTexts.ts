import {
  daysOff,
  type OwedPaper,
  type OwedPeriod,
  owedPapers,
  type PaperTerm,
  type PayerDeadline,
  type PayerTerms,
} from '@portal/domain';
import { datePair, joinPairs, monthYearPair, type TextPair } from '@portal/i18n';
import { useMemo } from 'react';
import { payerWords } from './payer-words';

/** Texts about what a payer wants. */
export interface PayerTexts {
  /** `Monthly attendance report: 5 business days after the end of each month with classes` */
  term: (term: PaperTerm) => TextPair;
  /** All terms in one line; says if nothing is owed. */
  terms: (terms: PayerTerms | null) => TextPair;
  /** `October 2026`, `fourth quarter of 2026`, or the start of the contract. */
  period: (deadline: Pick<PayerDeadline, 'period' | 'from'>) => TextPair;
  /** `Monthly attendance report, October 2026` */
  owed: (deadline: Pick<PayerDeadline, 'paper' | 'period' | 'from'>) => TextPair;
  /** Terms as the history has them: texts of a word and its value. */
  stored: (rows: readonly string[]) => TextPair;
  /** A period as the history has it, without the first day of the contract. */
  storedPeriod: (period: OwedPeriod) => TextPair;
}

/** Returns texts about what a payer wants, in both languages. */
export function usePayerTexts(): PayerTexts {
  const { pair } = payerWords.useWords();
  return useMemo(() => {
    const term = ({ paper, days, counted }: PaperTerm) =>
      pair('term', {
        paper: pair(`paper.${paper}`),
        days: pair(counted, { count: days }),
        after: pair(`after.${paper}`),
      });
    const period = ({ period: of, from }: { period: OwedPeriod; from: string }) => {
      const quarter = ([1, 2, 3, 4] as const).find((one) => of.endsWith(`Q${one}`));
      if (quarter) return pair(`quarter.${quarter}`, { year: of.slice(0, 4) });
      return of === 'start' ? pair('starting', { date: datePair(from) }) : monthYearPair(of);
    };
    const storedRow = (row: string): TextPair => {
      const [word = '', ...rest] = row.split(' ');
      const [value = '', counted] = rest;
      const paper = owedPapers.find((one) => one === word);
      const off = daysOff.find((one) => one === value);
      if (paper)
        return term({
          paper,
          days: Number(value),
          counted: counted === 'business' ? 'business' : 'calendar',
        });
      if (word === 'days_off' && off) return pair(`daysOffOf.${off}`);
      if (word === 'moves') return pair('movesShort');
      if (word === 'since') return pair('sinceIs', { date: datePair(value) });
      return pair('payerIs', { name: rest.join(' ') });
    };
    return {
      stored: (rows) =>
        rows.some((row) => owedPapers.some((paper) => row.startsWith(`${paper} `)))
          ? joinPairs(rows.map(storedRow), '; ')
          : pair('nothing'),
      storedPeriod: (of) => (of === 'start' ? pair('start') : period({ period: of, from: '' })),
      term,
      terms: (terms) =>
        terms === null || terms.papers.length === 0
          ? pair('nothing')
          : joinPairs(terms.papers.map(term), '; '),
      period,
      owed: ({ paper, ...of }: { paper: OwedPaper; period: OwedPeriod; from: string }) =>
        pair('owed', { paper: pair(`paper.${paper}`), period: period(of) }),
    };
  }, [pair]);
}
