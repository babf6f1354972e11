import { type Contract, hasStudents } from '@portal/domain';
import { ClassReports } from '@portal/features';
import { Skeleton } from '@portal/ui';
import { pathTo } from '../../paths';

export interface CourseReportsProps {
  contract: Pick<Contract, 'id' | 'students' | 'studentCount'>;
  /** The reports can be filled in: by the teacher, while the contract is open. */
  canWrite: boolean;
}

/** Answered and missing parts of a course's reports, with a link to each page. */
export function CourseReports({ contract, canWrite }: CourseReportsProps) {
  // A contract from a list may come without its students.
  if (!hasStudents(contract)) return <Skeleton lines={4} />;
  return <ClassReports contract={contract} pathTo={canWrite ? pathTo : undefined} />;
}
