import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ContractHours } from './hours.ts';

type Known = Pick<
  ContractHours,
  'contractedMinutes' | 'taughtMinutes' | 'plannedMinutes' | 'endsOn' | 'status'
>;

/**
 * Returns the contracted minutes that are neither taught nor planned until the end date; 0 if the hours are unknown.
 */
export function unplannedMinutes({
  contractedMinutes,
  taughtMinutes,
  plannedMinutes,
}: Pick<Known, 'contractedMinutes' | 'taughtMinutes' | 'plannedMinutes'>): number {
  return Math.max(0, (contractedMinutes ?? 0) - taughtMinutes - (plannedMinutes ?? 0));
}

/**
 * Returns whether a contract ends before its hours are taught. Without a plan this is unknown until the end date has
 * passed. False for done and archived contracts.
 */
export function endsBeforeHours(contract: Known, today: CalendarDate): boolean {
  const { endsOn, plannedMinutes, status } = contract;
  if (endsOn === null || status === 'done' || status === 'archived') return false;
  return (plannedMinutes !== null || endsOn < today) && unplannedMinutes(contract) > 0;
}

/**
 * Returns the planned minutes of a contract in the list: all that are still planned, or those until the end for a backend
 * without balances. Null without a plan.
 */
export function plannedMinutesOf({
  plannedMinutes,
  balance,
}: Pick<ContractHours, 'plannedMinutes' | 'balance'>): number | null {
  return balance && plannedMinutes !== null ? balance.plannedMinutes : plannedMinutes;
}

/** Returns the sold minutes of a contract in the list for which no class is recorded, cancelled or planned. */
export function minutesWithoutDate({
  unplannedMinutes: unplanned,
  balance,
}: Pick<ContractHours, 'unplannedMinutes' | 'balance'>): number {
  return balance ? Math.max(0, balance.missingMinutes ?? 0) : unplanned;
}
