import { type Contract, hasStudents } from '@portal/domain';
import { ClassReports } from '@portal/shell';
import { Skeleton } from '@portal/ui';
import { pathTo } from '../../paths';

export interface CourseReportsProps {
  contract: Pick<Contract, 'id' | 'students' | 'studentCount'>;
  /** The reports can be filled in: by the teacher, while the contract is open. */
  canWrite: boolean;
}

/** What is filled in of the reports of a course and what is missing, with the way to each page. */
export function CourseReports({ contract, canWrite }: CourseReportsProps) {
  // Of a list it may be known without its students.
  if (!hasStudents(contract)) return <Skeleton lines={4} />;
  return <ClassReports contract={contract} pathTo={canWrite ? pathTo : undefined} />;
}
