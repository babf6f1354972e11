import type { CalendarDate } from '../calendar/calendar-date.ts';
import { belongsOn } from '../student/enrolment-periods.ts';
import type { Contract, ContractStudent } from './contract.ts';

/** The students of a contract, with their periods if the backend supports them. */
export interface ContractPeople<Student extends Pick<ContractStudent, 'id' | 'periods'> = ContractStudent> {
  students: readonly Student[];
  /** Students who have left. */
  formerStudents?: readonly Student[];
}

/** Returns whether the contract includes its students; some calls return only their number. */
export function hasStudents({
  students,
  studentCount,
}: Pick<Contract, 'students' | 'studentCount'>): boolean {
  return students.length > 0 || studentCount === 0;
}

/** Returns the present and former students of a contract. */
export function peopleOf<Student extends Pick<ContractStudent, 'id' | 'periods'>>({
  students,
  formerStudents = [],
}: ContractPeople<Student>): Student[] {
  return [...students, ...formerStudents];
}

/**
 * Returns the students who belong to a contract on a day, including former ones (DOMAIN-10). Without a day, returns the
 * present students.
 */
export function studentsOn<Student extends Pick<ContractStudent, 'id' | 'periods'>>(
  contract: ContractPeople<Student>,
  day: CalendarDate | '',
): Student[] {
  if (day === '') return [...contract.students];
  return peopleOf(contract).filter(({ periods }) => belongsOn(periods, day));
}
