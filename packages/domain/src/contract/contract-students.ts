import type { CalendarDate } from '../calendar/calendar-date.ts';
import { belongsOn } from '../student/enrolment-periods.ts';
import type { Contract, ContractStudent } from './contract.ts';

/** The students of a contract, each with the periods if the backend has them. */
export interface ContractPeople<Student extends Pick<ContractStudent, 'id' | 'periods'> = ContractStudent> {
  students: readonly Student[];
  /** Who has left. */
  formerStudents?: readonly Student[];
}

/** Returns whether the contract includes its students; some calls return only their number. */
export function hasStudents({
  students,
  studentCount,
}: Pick<Contract, 'students' | 'studentCount'>): boolean {
  return students.length > 0 || studentCount === 0;
}

/** Returns the students of a contract, and who has left it. */
export function peopleOf<Student extends Pick<ContractStudent, 'id' | 'periods'>>({
  students,
  formerStudents = [],
}: ContractPeople<Student>): Student[] {
  return [...students, ...formerStudents];
}

/**
 * Returns the students who belong to a contract on a day, former ones included (DOMAIN-10). While no day is typed, those
 * who are in it.
 */
export function studentsOn<Student extends Pick<ContractStudent, 'id' | 'periods'>>(
  contract: ContractPeople<Student>,
  day: CalendarDate | '',
): Student[] {
  if (day === '') return [...contract.students];
  return peopleOf(contract).filter(({ periods }) => belongsOn(periods, day));
}
