import type { Person } from '../person/person.ts';
import { grouped } from '../planned-classes/grouped.ts';
import type { HoursRow, HoursSum } from './hours.ts';
import { totalBilled, totalHours, totalPlanned } from './hours-sums.ts';
import { rowsByRate } from './rows-by-rate.ts';
import { hasDifference, type MonthStatus, monthStatus, type Statement } from './statement.ts';

/** A month of one teacher: the hours by contract, and the statement. */
export interface TeacherMonth extends HoursSum {
  /** The id of the teacher; 0 for classes without a known teacher. */
  id: number;
  teacher: Person | null;
  /** One row per contract, sorted by number. */
  rows: HoursRow[];
  plannedMinutes: number | null;
  /** Minutes that are billed to clients, paid or not; null for a backend that does not say. */
  billedMinutes: number | null;
  /** The rate of all rows; null if they differ or there is none. */
  rateCents: number | null;
  /** Null while the month is open. */
  statement: Statement | null;
  status: MonthStatus;
}

/**
 * Joins the rows of one month, grouped by contract, with its statements. A teacher whose records were all removed
 * after the statement has no rows, and one who only taught classes has no statement.
 */
export function teacherMonths(rows: readonly HoursRow[], statements: readonly Statement[]): TeacherMonth[] {
  const ofTeacher = grouped(rows, ({ teacher }) => teacher?.id ?? 0);
  const statementOf = new Map(statements.map((statement) => [statement.teacher.id, statement]));
  const ids = new Set([...ofTeacher.keys(), ...statementOf.keys()]);
  return [...ids].map((id) => {
    const statement = statementOf.get(id) ?? null;
    const own = [...(ofTeacher.get(id) ?? [])].sort(byContract);
    const [first] = own;
    const rates = new Set(own.flatMap(rowsByRate).map(({ rateCents }) => rateCents));
    const [rateCents = null] = rates;
    return {
      id,
      teacher: first?.teacher ?? statement?.teacher ?? null,
      rows: own,
      ...totalHours(own),
      plannedMinutes: totalPlanned(own),
      billedMinutes: totalBilled(own),
      rateCents: rates.size > 1 ? null : rateCents,
      statement,
      status: monthStatus(statement),
    };
  });
}

function byContract(one: HoursRow, other: HoursRow): number {
  return (one.contract?.number ?? '').localeCompare(other.contract?.number ?? '');
}

/** Returns whether a month can be approved directly: it is submitted and unchanged since. */
export function isReadyToApprove({ statement }: Pick<TeacherMonth, 'statement'>): boolean {
  return statement?.status === 'submitted' && !hasDifference(statement);
}

/** Returns whether the office must check a month: it has changed since submission or approval. */
export function hasChangedSince({ statement }: Pick<TeacherMonth, 'statement'>): boolean {
  return statement !== null && statement.status !== 'returned' && hasDifference(statement);
}
