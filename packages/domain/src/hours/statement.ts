import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '../calendar/calendar-month.ts';
import type { Contract } from '../contract/contract.ts';
import { invoiceDates } from '../invoice/invoice-dates.ts';
import type { Person } from '../person/person.ts';
import type { Role } from '../user/role.ts';
import type { HoursSum, NumberedContract } from './hours.ts';

/** The statuses of a statement after its first submission. */
export const statementStatuses = ['submitted', 'returned', 'approved', 'exported'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** The status of a month; `open` if it was never submitted. */
export type MonthStatus = 'open' | StatementStatus;

/** The hours of a teacher in one contract at one rate, as submitted or approved. */
export interface StatementLine {
  contract: NumberedContract;
  company: Contract['company'];
  classes: number;
  minutes: number;
  /** Null if the teacher had no rate for the type of the contract. */
  rateCents: number | null;
  amountCents: number;
}

/** The statement of a teacher's month. Lines and sums stay as submitted or approved. */
export interface Statement extends HoursSum {
  id: number;
  month: CalendarMonth;
  teacher: Person;
  status: StatementStatus;
  submittedAt: Timestamp;
  /** The teacher's note. */
  note: string | null;
  approvedAt: Timestamp | null;
  returnedAt: Timestamp | null;
  /** The reason why it was returned. */
  reason: string | null;
  exportedAt: Timestamp | null;
  lines: StatementLine[];
  /** The current minutes minus those of the statement. */
  differenceMinutes: number;
  /** Number of classes recorded since. */
  added: number;
  /** Classes whose length, day or contract has changed since. */
  changed: number;
  /** Classes that no longer count. */
  removed: number;
  /** Version to send back with a decision, which fails if someone else decided first (DECISION-37). */
  version: string;
}

/** The actions on a statement: the role that may perform them, and the statuses before them. */
export const statementSteps = {
  submit: { role: 'ROLE_TEACHER', from: ['open', 'returned'] },
  approve: { role: 'ROLE_ADMIN', from: ['submitted'] },
  unapprove: { role: 'ROLE_ADMIN', from: ['approved'] },
  return: { role: 'ROLE_ADMIN', from: ['submitted', 'approved'] },
  export: { role: 'ROLE_ADMIN', from: ['approved'] },
  remind: { role: 'ROLE_ADMIN', from: ['open', 'returned'] },
} as const satisfies Record<string, { role: Role; from: readonly MonthStatus[] }>;
export type StatementStep = keyof typeof statementSteps;

/** Returns the status of a month from its statement. */
export function monthStatus(statement: Pick<Statement, 'status'> | null): MonthStatus {
  return statement?.status ?? 'open';
}

/** Returns whether a role may perform an action in a status. */
export function canTakeStep(step: StatementStep, status: MonthStatus, role: Role): boolean {
  const { role: allowed, from } = statementSteps[step];
  return role === allowed && (from as readonly MonthStatus[]).includes(status);
}

/** Returns whether the figures of a statement are fixed: after approval, records no longer change it. */
export function isSettled(status: MonthStatus): boolean {
  return status === 'approved' || status === 'exported';
}

/** Returns whether a month has begun, so that it can be submitted, reminded or approved. */
export function hasBegun(month: CalendarMonth, today: CalendarDate): boolean {
  return month <= monthOf(today);
}

/** Returns the last day to submit a month: the 16th of the next one (PORTAL-GUIDE-03). */
export function statementDueOn(month: CalendarMonth): CalendarDate {
  return invoiceDates(month).dueOn;
}

/** Returns whether a month was not submitted by its last day. */
export function isOverdue(month: CalendarMonth, status: MonthStatus, today: CalendarDate): boolean {
  return (status === 'open' || status === 'returned') && today > statementDueOn(month);
}

/** Returns whether anything has changed since a statement was submitted or approved. */
export function hasDifference({
  added,
  changed,
  removed,
}: Pick<Statement, 'added' | 'changed' | 'removed'>): boolean {
  return added + changed + removed > 0;
}
