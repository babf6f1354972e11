import { useContractStudents } from '@portal/api-client';
import { byLastName, type Contract, type Person } from '@portal/domain';

/** Maximum number of students per request; in a larger course, only the first ones are named (LIMIT-44). */
const pageSize = 100;

export interface CourseStudents {
  /** The first students, by last name. */
  named: readonly Pick<Person, 'id' | 'name' | 'lastName'>[];
  /** Number of students. */
  count: number;
}

/** Returns the students of a course; while they load, those of the contract (PORTAL-COURSE-08, LIMIT-44). */
export function useCourseStudents(contract: Contract): CourseStudents {
  const { data } = useContractStudents(contract.id, { pageSize });
  return {
    named: byLastName<Person>(data?.rows ?? contract.students).slice(0, pageSize),
    count: data?.total ?? contract.studentCount,
  };
}
