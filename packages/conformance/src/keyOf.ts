import { valueAt } from './texts.ts';

/** What tells the rows of a contract or a student apart: the class of a list of classes, the paper of a deadline. */
const withinContract = ['attendance_id', 'planned_class_id', 'paper', 'period', 'date'];

/** Identifies a row: by its id; else by contract and student and what tells their rows apart; else by its content. */
export function keyOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return JSON.stringify(row);
  if ('id' in row) return String(row.id);
  const [course, student] = [valueAt(row, 'course.id'), valueAt(row, 'student.id')];
  if (course === null && student === null) return JSON.stringify(row);
  const others = withinContract.flatMap((field) => {
    const value = valueAt(row, field);
    return value === null ? [] : [`${field} ${String(value)}`];
  });
  return [`${String(course)}/${String(student)}`, ...others].join(' ');
}
