import type { DaysOff } from '../calendar/business-days.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * The papers that a payer can want: the attendance report of each month, the attestations of each quarter, and the
 * attestation that students are registered, once (ADR-0094).
 */
export const owedPapers = ['attendance-report', 'attestations', 'registration'] as const;
export type OwedPaper = (typeof owedPapers)[number];

/** What the days of a term are: business days of the payer, or days of the calendar. */
export const countedDays = ['business', 'calendar'] as const;
export type CountedDays = (typeof countedDays)[number];

/** By when a paper is due: a number of days after the end of its month or quarter, or after the start of the contract. */
export interface PaperTerm {
  paper: OwedPaper;
  days: number;
  counted: CountedDays;
}

/** The most days of a term. */
export const maxTermDays = 90;

/** What the payer of a company or contract wants, and by when. */
export interface PayerTerms {
  /** The name of the payer; null if it is the company itself. */
  payer: string | null;
  /** Nothing is owed for months, quarters and starts before this day; null for no such day. */
  since: CalendarDate | null;
  daysOff: DaysOff;
  /** Whether a term in calendar days that ends on a day off is extended to the next business day. */
  movesToBusinessDay: boolean;
  /** At most one term per paper; empty if nothing is owed. */
  papers: readonly PaperTerm[];
}

/** The terms of a contract or company, and the inherited ones that apply if it has none. */
export interface SavedPayerTerms {
  /** Null if the contract or company has no terms of its own. */
  terms: PayerTerms | null;
  /** The company's terms, for a contract without terms of its own; otherwise null. */
  inherited: PayerTerms | null;
}

/** The terms of known payers. */
export const payerPresets = {
  /** Federal contracts: the attendance report within five business days of the end of the month. */
  canada: {
    daysOff: 'federal-easter',
    movesToBusinessDay: false,
    papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
  },
  /**
   * Paid educational leave in Brussels: attestations of attendance within 8 days of the end of the period, of
   * registration within 20 days of the start (Brussels Economy and Employment, "Délivrer les attestations pour les
   * formations suivies"). That page extends no term that ends on a day off.
   */
  brussels: {
    daysOff: 'weekends',
    movesToBusinessDay: false,
    papers: [
      { paper: 'attestations', days: 8, counted: 'calendar' },
      { paper: 'registration', days: 20, counted: 'calendar' },
    ],
  },
} as const satisfies Record<string, Omit<PayerTerms, 'payer' | 'since'>>;

export type PayerPreset = keyof typeof payerPresets;

/** Returns the preset with these papers; null for none. The days off of a federal payer may differ from the preset. */
export function presetOf(terms: PayerTerms): PayerPreset | null {
  for (const [name, preset] of Object.entries(payerPresets) as [
    PayerPreset,
    Omit<PayerTerms, 'payer' | 'since'>,
  ][])
    if (
      terms.movesToBusinessDay === preset.movesToBusinessDay &&
      papersText(terms) === papersText(preset) &&
      (terms.daysOff === 'weekends') === (preset.daysOff === 'weekends')
    )
      return name;
  return null;
}

function papersText({ papers }: Pick<PayerTerms, 'papers'>): string {
  return papers
    .map(({ paper, days, counted }) => `${paper} ${days} ${counted}`)
    .sort()
    .join();
}

/** Returns the term of a paper; null if the payer does not want it. */
export function termOf({ papers }: Pick<PayerTerms, 'papers'>, paper: OwedPaper): PaperTerm | null {
  return papers.find((term) => term.paper === paper) ?? null;
}

/** Returns whether no paper has two terms. */
export function hasOneTermPerPaper(papers: readonly Pick<PaperTerm, 'paper'>[]): boolean {
  return new Set(papers.map(({ paper }) => paper)).size === papers.length;
}
