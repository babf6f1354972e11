import { type CalendarMonth, lastDayOf, monthOf } from '../calendar/calendar-month.ts';
import type { Contract } from '../contract/contract.ts';
import { contractedHours, minutesOf, minutesTaught } from '../contract/contract-hours.ts';
import type { Lesson } from './lesson.ts';

/** Lessons of one contract in one month. */
export interface MonthlyHours {
  contract: Contract;
  /** The active lessons, oldest first; at least one. */
  lessons: Lesson[];
  /** Total minutes, including an overrun. */
  minutes: number;
  /** Minutes beyond the contracted hours (DECISION-16); 0 if the contract has no hours. */
  overrunMinutes: number;
}

/**
 * Returns what a teacher taught in a month: one entry per contract with lessons, in any status, by contract number.
 * Pass all lessons of these contracts, because an overrun depends on earlier months.
 */
export function monthlyHours(
  contracts: readonly Contract[],
  lessons: readonly Lesson[],
  month: CalendarMonth,
): MonthlyHours[] {
  return contracts
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .flatMap((contract) => {
      const given = lessons.filter(
        ({ contractId, status }) => contractId === contract.id && status === 'active',
      );
      const inMonth = given
        .filter(({ date }) => monthOf(date) === month)
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
      if (inMonth.length === 0) return [];
      const untilThen = given.filter(({ date }) => date <= lastDayOf(month));
      const minutes = minutesTaught(inMonth);
      return [
        {
          contract,
          lessons: inMonth,
          minutes,
          overrunMinutes: Math.min(minutes, overrun(contract, minutesTaught(untilThen))),
        },
      ];
    });
}

/** Returns the total minutes of all contracts. */
export function minutesOfMonth(hours: readonly Pick<MonthlyHours, 'minutes'>[]): number {
  return hours.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns the contracts that may have lessons, because the API reports that some have none. */
export function mayHaveLessons({ lessonsRecorded }: Pick<Contract, 'lessonsRecorded'>): boolean {
  return lessonsRecorded !== 0;
}

function overrun(contract: Contract, taught: number): number {
  const contracted = minutesOf(contractedHours(contract));
  return contracted > 0 ? Math.max(0, taught - contracted) : 0;
}
