import { businessDayFrom, businessDaysAfter } from '../calendar/business-days.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  type CalendarMonth,
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthsAfter,
} from '../calendar/calendar-month.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import type { OwedPaper, PaperTerm, PayerTerms } from './payer-terms.ts';

/** A deadline that ends later than this many days from today is not shown yet. */
export const deadlineNoticeDays = 14;

/** What a paper is about: a month (`2026-10`), a quarter (`2026-Q4`), or the start of the contract (`start`). */
export type OwedPeriod = string;

/** A paper that is owed for a period, and by when. */
export interface OwedDeadline {
  paper: OwedPaper;
  period: OwedPeriod;
  /** First and last day of the period; for a registration, the first day of the contract. */
  from: CalendarDate;
  to: CalendarDate;
  /** The last day on which it is in time. */
  dueOn: CalendarDate;
}

/** A mark that a paper was sent. */
export interface SentPaper {
  id: number;
  sentOn: CalendarDate;
  /** Who marked it; null for a deleted user. */
  sentBy: Person | null;
}

/** A deadline of a contract, with what the portal knows about its paper. */
export interface PayerDeadline extends OwedDeadline {
  contract: { id: number; number: string; company: NamedReference | null };
  /** The name of the payer; null if it is the company itself. */
  payer: string | null;
  /** Null while the paper is open. */
  sent: SentPaper | null;
  /** For how many of the students who need one a valid attestation was issued; null if the portal does not issue the paper. */
  issued: { count: number; of: number } | null;
  /** Planned classes of the period that have ended without attendance. */
  unrecorded: number;
}

/** What the records of a contract say about its deadlines. */
export interface OwingContract {
  startsOn: CalendarDate | null;
  terms: PayerTerms;
  /** The months with classes: given, or planned and neither cancelled nor recorded. */
  months: readonly CalendarMonth[];
}

/**
 * Returns the deadlines of a contract whose period has ended, or that has started, in the order in which they are due.
 * Nothing is owed for a month or quarter without classes. A deadline is left out until 14 days before it ends.
 */
export function owedDeadlines(
  { startsOn, terms, months }: OwingContract,
  today: CalendarDate,
): OwedDeadline[] {
  const { since } = terms;
  const owed = terms.papers.flatMap((term) =>
    [...new Set(periodsOf(term.paper, startsOn, months))].flatMap((period): OwedDeadline[] => {
      const days = daysOfPeriod(term.paper, period, startsOn);
      if (days === null || (since !== null && days.to < since)) return [];
      const hasEnded = term.paper === 'registration' ? days.from <= today : days.to < today;
      const dueOn = dueDay(term, days.to, terms);
      return hasEnded && daysAfter(dueOn, -deadlineNoticeDays) <= today
        ? [{ paper: term.paper, period, ...days, dueOn }]
        : [];
    }),
  );
  return owed.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.period.localeCompare(b.period));
}

function periodsOf(
  paper: OwedPaper,
  startsOn: CalendarDate | null,
  months: readonly CalendarMonth[],
): readonly OwedPeriod[] {
  if (paper === 'registration') return startsOn === null ? [] : ['start'];
  return paper === 'attestations' ? months.map(quarterOf) : months;
}

/** Returns the last day on which a paper is in time. The day after which the term runs does not count itself. */
export function dueDay(
  { days, counted }: Pick<PaperTerm, 'days' | 'counted'>,
  after: CalendarDate,
  { daysOff, movesToBusinessDay }: Pick<PayerTerms, 'daysOff' | 'movesToBusinessDay'>,
): CalendarDate {
  if (counted === 'business') return businessDaysAfter(after, days, daysOff);
  const last = daysAfter(after, days);
  return movesToBusinessDay ? businessDayFrom(last, daysOff) : last;
}

/** Returns the quarter of a month: `2026-Q4` for October. */
export function quarterOf(month: CalendarMonth): OwedPeriod {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
}

/** Returns the first and last day of a period; null for one that the paper does not have, or without a start. */
export function daysOfPeriod(
  paper: OwedPaper,
  period: OwedPeriod,
  startsOn: CalendarDate | null,
): Pick<OwedDeadline, 'from' | 'to'> | null {
  switch (paper) {
    case 'attendance-report':
      return isCalendarMonth(period) ? { from: firstDayOf(period), to: lastDayOf(period) } : null;
    case 'attestations': {
      const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
      if (year === undefined) return null;
      const first = monthsAfter(`${year}-01`, (Number(quarter) - 1) * 3);
      return { from: firstDayOf(first), to: lastDayOf(monthsAfter(first, 2)) };
    }
    case 'registration':
      return period === 'start' && startsOn !== null ? { from: startsOn, to: startsOn } : null;
  }
}

/** Returns whether a paper has not been sent yet. */
export function isOpenDeadline({ sent }: { sent: unknown }): boolean {
  return sent === null;
}
