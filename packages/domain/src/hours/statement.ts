import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '../calendar/calendar-month.ts';
import type { Contract } from '../contract/contract.ts';
import { invoiceDates } from '../invoice/invoice-dates.ts';
import type { Person } from '../person/person.ts';
import type { Role } from '../user/role.ts';
import type { HoursSum, NumberedContract } from './hours.ts';

/** The status of a statement that was handed in once. */
export const statementStatuses = ['submitted', 'returned', 'approved', 'exported'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** The status of a month; `open` while it has never been handed in. */
export type MonthStatus = 'open' | StatementStatus;

/** What a teacher gave of one contract, as it was handed in or approved. */
export interface StatementLine {
  contract: NumberedContract;
  company: Contract['company'];
  classes: number;
  minutes: number;
  /** Null if the teacher had no rate for the type of the contract. */
  rateCents: number | null;
  amountCents: number;
}

/** The month of a teacher. Lines and sums stay as they were handed in or approved. */
export interface Statement extends HoursSum {
  id: number;
  month: CalendarMonth;
  teacher: Person;
  status: StatementStatus;
  submittedAt: Timestamp;
  /** What the teacher adds. */
  note: string | null;
  approvedAt: Timestamp | null;
  returnedAt: Timestamp | null;
  /** Why it was returned. */
  reason: string | null;
  exportedAt: Timestamp | null;
  lines: StatementLine[];
  /** The present minutes less those of the statement. */
  differenceMinutes: number;
  /** Classes that were recorded since. */
  added: number;
  /** Classes whose length, day or contract has changed since. */
  changed: number;
  /** Classes that no longer count. */
  removed: number;
  /** Sent back with a decision, which fails if someone else decided first (DECISION-37). */
  version: string;
}

/** The actions on a statement: who may do them, and from which status. */
export const statementSteps = {
  submit: { role: 'ROLE_TEACHER', from: ['open', 'returned'] },
  approve: { role: 'ROLE_ADMIN', from: ['submitted'] },
  return: { role: 'ROLE_ADMIN', from: ['submitted', 'approved'] },
  export: { role: 'ROLE_ADMIN', from: ['approved'] },
  remind: { role: 'ROLE_ADMIN', from: ['open', 'returned'] },
} as const satisfies Record<string, { role: Role; from: readonly MonthStatus[] }>;
export type StatementStep = keyof typeof statementSteps;

/** Returns the status of a month from its statement. */
export function monthStatus(statement: Pick<Statement, 'status'> | null): MonthStatus {
  return statement?.status ?? 'open';
}

/** Returns whether a role may take a step from a status. */
export function canTakeStep(step: StatementStep, status: MonthStatus, role: Role): boolean {
  const { role: allowed, from } = statementSteps[step];
  return role === allowed && (from as readonly MonthStatus[]).includes(status);
}

/** Returns whether a statement has its own figures: the office has decided, and records no longer change it. */
export function isSettled(status: MonthStatus): boolean {
  return status === 'approved' || status === 'exported';
}

/** Returns whether a month can be handed in, reminded of or approved: it has begun. */
export function hasBegun(month: CalendarMonth, today: CalendarDate): boolean {
  return month <= monthOf(today);
}

/** Returns the last day to hand in a month: the 16th of the next one (PORTAL-GUIDE-03). */
export function statementDueOn(month: CalendarMonth): CalendarDate {
  return invoiceDates(month).dueOn;
}

/** Returns whether the office still waits for a month whose day has passed. */
export function isOverdue(month: CalendarMonth, status: MonthStatus, today: CalendarDate): boolean {
  return (status === 'open' || status === 'returned') && today > statementDueOn(month);
}

/** Returns whether anything has changed since a statement was handed in or approved. */
export function hasDifference({
  added,
  changed,
  removed,
}: Pick<Statement, 'added' | 'changed' | 'removed'>): boolean {
  return added + changed + removed > 0;
}
