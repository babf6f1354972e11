import { type CalendarMonth, lastDayOf, monthOf } from '../calendar/calendar-month.ts';
import type { Contract } from '../contract/contract.ts';
import { contractedHours, minutesTaught } from '../contract/contract-hours.ts';
import type { Lesson } from './lesson.ts';

/** What was taught in one contract in a month. */
export interface MonthlyHours {
  contract: Contract;
  /** The lessons that count, the first one first; at least one. */
  lessons: Lesson[];
  /** Their minutes, those beyond the contract included. */
  minutes: number;
  /** Minutes of these that go beyond the contracted hours (DECISION-16); 0 where the contract does not say how many there are. */
  overrunMinutes: number;
}

/**
 * What a teacher taught in a month, one entry a contract that had a lesson then, whatever its status, by contract number.
 * `lessons` are all of these contracts, of every month: only so can an overrun be told.
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

/** Minutes of all these contracts together. */
export function minutesOfMonth(hours: readonly Pick<MonthlyHours, 'minutes'>[]): number {
  return hours.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Contracts that may have lessons: the API tells of some that they have none yet. */
export function mayHaveLessons({ lessonsRecorded }: Pick<Contract, 'lessonsRecorded'>): boolean {
  return lessonsRecorded !== 0;
}

function overrun(contract: Contract, taught: number): number {
  const contracted = Math.round(contractedHours(contract) * 60);
  return contracted > 0 ? Math.max(0, taught - contracted) : 0;
}
