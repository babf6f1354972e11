import { useContractStudents } from '@portal/api-client';
import { byLastName, type Contract, type Person } from '@portal/domain';

/** Students read in one request; of more, only the first are named (LIMIT-44). */
const pageSize = 100;

export interface CourseStudents {
  /** The first of them, by last name. */
  named: readonly Pick<Person, 'id' | 'name' | 'lastName'>[];
  /** How many there are. */
  count: number;
}

/** Returns the students of a course; while they load, those in the contract (PORTAL-COURSE-08, LIMIT-44). */
export function useCourseStudents(contract: Contract): CourseStudents {
  const { data } = useContractStudents(contract.id, { pageSize });
  return {
    named: byLastName(data?.rows ?? contract.students).slice(0, pageSize),
    count: data?.total ?? contract.studentCount,
  };
}
