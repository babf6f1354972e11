import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, monthOf, monthsAfter } from '../calendar/calendar-month.ts';
import type { HoursClass, HoursRow, HoursSum } from './hours.ts';
import { totalHours } from './hours-sums.ts';
import { rowsByRate } from './rows-by-rate.ts';
import {
  canTakeStep,
  hasBegun,
  isSettled,
  monthStatus,
  type Statement,
  type StatementLine,
  statementDueOn,
} from './statement.ts';

/** The current rows of a teacher by contract, and the statement of the month; null while it is open. */
export interface OwnMonth {
  rows: readonly HoursRow[];
  statement: Statement | null;
}

/** The counted hours of a month: sums and lines. */
export interface CountedMonth extends HoursSum {
  /** One for each contract and rate, sorted by contract number and then by day. */
  lines: StatementLine[];
}

/** Returns the counted hours of a month: those of an approved statement, otherwise the current records. */
export function countedMonth({ rows, statement }: OwnMonth): CountedMonth {
  const isOfStatement = statement !== null && isSettled(statement.status);
  const lines = isOfStatement ? statement.lines : rows.flatMap(rowsByRate).flatMap(lineOf);
  const { classes, minutes, amountCents, unratedMinutes } = isOfStatement ? statement : totalHours(rows);
  return {
    lines: lines.toSorted((a, b) => a.contract.number.localeCompare(b.contract.number)),
    classes,
    minutes,
    amountCents,
    unratedMinutes,
  };
}

function lineOf(row: HoursRow): StatementLine[] {
  const { contract, company, classes, minutes, rateCents, amountCents } = row;
  return contract ? [{ contract, company, classes, minutes, rateCents, amountCents }] : [];
}

/** Returns the counted classes of a month: those of an approved statement, otherwise the current ones. */
export function countedClasses(
  classes: readonly HoursClass[],
  statement: Pick<Statement, 'status'> | null,
): HoursClass[] {
  if (!isSettled(monthStatus(statement))) return classes.filter(({ change }) => change !== 'removed');
  return classes
    .filter(({ change }) => change !== 'added')
    .map((one) => ({ ...one, minutes: one.statementMinutes ?? one.minutes }));
}

/** Returns whether a teacher can submit a month now: it has begun, has hours, and is not submitted yet. */
export function canSubmitMonth(month: CalendarMonth, own: OwnMonth, today: CalendarDate): boolean {
  return (
    hasBegun(month, today) &&
    totalHours(own.rows).minutes > 0 &&
    canTakeStep('submit', monthStatus(own.statement), 'ROLE_TEACHER')
  );
}

/** Returns the month that is due by the 16th of this month; null after that day. */
export function monthDueNow(today: CalendarDate): CalendarMonth | null {
  const month = monthsAfter(monthOf(today), -1);
  return today <= statementDueOn(month) ? month : null;
}
