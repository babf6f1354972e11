import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { ChaseLimits } from '../contract/chase-limits.ts';
import type { Contract } from '../contract/contract.ts';
import type { Person } from '../person/person.ts';
import type { CompanyReportRow, LastReport } from './progress-report.ts';

/** What is with the report of a student in a contract. */
export const reportStates = ['due', 'started', 'submitted'] as const;
export type ReportState = (typeof reportStates)[number];

/** A student of a contract whose report is there or due. */
export interface ReportRow extends CompanyReportRow {
  state: ReportState;
  /** The end of the contract, the last change or the submission, by state; null for a contract without an end. */
  day: CalendarDate | null;
  /** The teacher of the contract; null without one. */
  teacher: Person | null;
}

/** Whether a missing report is due: when the contract is done, or when the inbox follows it up (DOMAIN-19). */
export function isReportDue(
  { status, endsOn, attendanceComplete }: Pick<Contract, 'status' | 'endsOn' | 'attendanceComplete'>,
  today: CalendarDate,
  { noticeDays }: Pick<ChaseLimits, 'noticeDays'>,
): boolean {
  if (status !== 'activated') return status === 'done';
  return attendanceComplete || (endsOn !== null && daysUntil(endsOn, today) <= noticeDays);
}

/** Returns the state of a report; null if there is none and none is due. */
export function reportStateOf(
  report: Pick<LastReport, 'file' | 'form'> | null,
  contract: Parameters<typeof isReportDue>[0],
  today: CalendarDate,
  limits: Pick<ChaseLimits, 'noticeDays'>,
): ReportState | null {
  if (!report?.form && !report?.file) return isReportDue(contract, today, limits) ? 'due' : null;
  return report.form?.status === 'incomplete' ? 'started' : 'submitted';
}
