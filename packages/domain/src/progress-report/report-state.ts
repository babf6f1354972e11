import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Contract } from '../contract/contract.ts';
import type { FollowUpLimits } from '../contract/follow-up-limits.ts';
import type { Person } from '../person/person.ts';
import type { CompanyReportRow, LastReport } from './progress-report.ts';

/** The states of a student's report in a contract. */
export const reportStates = ['due', 'started', 'submitted'] as const;
export type ReportState = (typeof reportStates)[number];

/** A student of a contract whose report exists or is due. */
export interface ReportRow extends CompanyReportRow {
  state: ReportState;
  /** End of the contract, last change or submission, depending on the state; null for a contract without an end. */
  day: CalendarDate | null;
  /** The teacher of the contract; null if there is none. */
  teacher: Person | null;
}

/** Returns whether a missing report is due: when the contract is done, or when the inbox follows it up (DOMAIN-19). */
export function isReportDue(
  { status, endsOn, attendanceComplete }: Pick<Contract, 'status' | 'endsOn' | 'attendanceComplete'>,
  today: CalendarDate,
  { noticeDays }: Pick<FollowUpLimits, 'noticeDays'>,
): boolean {
  if (status !== 'activated') return status === 'done';
  return attendanceComplete || (endsOn !== null && daysUntil(endsOn, today) <= noticeDays);
}

/** Returns the state of a report; null if there is no report and none is due. */
export function reportStateOf(
  report: Pick<LastReport, 'file' | 'form'> | null,
  contract: Parameters<typeof isReportDue>[0],
  today: CalendarDate,
  limits: Pick<FollowUpLimits, 'noticeDays'>,
): ReportState | null {
  if (!report?.form && !report?.file) return isReportDue(contract, today, limits) ? 'due' : null;
  return report.form?.status === 'incomplete' ? 'started' : 'submitted';
}
