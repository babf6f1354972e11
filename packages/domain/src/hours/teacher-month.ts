import type { Person } from '../person/person.ts';
import { grouped } from '../planned-classes/grouped.ts';
import type { HoursRow, HoursSum } from './hours.ts';
import { totalHours, totalPlanned } from './hours-sums.ts';
import { hasDifference, type MonthStatus, monthStatus, type Statement } from './statement.ts';

/** A month of one teacher: the hours by contract, and the statement. */
export interface TeacherMonth extends HoursSum {
  /** The id of the teacher; 0 for classes without a known teacher. */
  id: number;
  teacher: Person | null;
  /** One for each contract, by its number. */
  rows: HoursRow[];
  plannedMinutes: number | null;
  /** The rate of all rows; null where they have different ones or none. */
  rateCents: number | null;
  /** Null while the month is open. */
  statement: Statement | null;
  status: MonthStatus;
}

/**
 * Joins the rows of one month, grouped by contract, with its statements. A teacher whose records were all removed after
 * the statement has no rows, and one who gave classes only has no statement.
 */
export function teacherMonths(rows: readonly HoursRow[], statements: readonly Statement[]): TeacherMonth[] {
  const ofTeacher = grouped(rows, ({ teacher }) => teacher?.id ?? 0);
  const statementOf = new Map(statements.map((statement) => [statement.teacher.id, statement]));
  const ids = new Set([...ofTeacher.keys(), ...statementOf.keys()]);
  return [...ids].map((id) => {
    const statement = statementOf.get(id) ?? null;
    const own = [...(ofTeacher.get(id) ?? [])].sort(byContract);
    const [first] = own;
    return {
      id,
      teacher: first?.teacher ?? statement?.teacher ?? null,
      rows: own,
      ...totalHours(own),
      plannedMinutes: totalPlanned(own),
      rateCents: own.every(({ rateCents }) => rateCents === first?.rateCents)
        ? (first?.rateCents ?? null)
        : null,
      statement,
      status: monthStatus(statement),
    };
  });
}

function byContract(one: HoursRow, other: HoursRow): number {
  return (one.contract?.number ?? '').localeCompare(other.contract?.number ?? '');
}

/** Whether a month can be approved with one press: it is handed in, and nothing has changed since. */
export function isReadyToApprove({ statement }: Pick<TeacherMonth, 'statement'>): boolean {
  return statement?.status === 'submitted' && !hasDifference(statement);
}

/** Whether the office has to look: something has changed since the month was handed in or approved. */
export function hasChangedSince({ statement }: Pick<TeacherMonth, 'statement'>): boolean {
  return statement !== null && statement.status !== 'returned' && hasDifference(statement);
}
