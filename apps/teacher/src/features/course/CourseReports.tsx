import { type Contract, hasStudents } from '@portal/domain';
import { ClassReports } from '@portal/progress-reports';
import { Skeleton } from '@portal/ui';
import { pathTo } from '../../paths';

export interface CourseReportsProps {
  contract: Pick<Contract, 'id' | 'students' | 'studentCount'>;
  /** Whether reports can be edited: by the teacher, while the contract is open. */
  canWrite: boolean;
}

/** The answered and missing parts of a course's reports, with a link to each page. */
export function CourseReports({ contract, canWrite }: CourseReportsProps) {
  // A contract from a list may have no students yet.
  if (!hasStudents(contract)) return <Skeleton lines={4} />;
  return <ClassReports contract={contract} pathTo={canWrite ? pathTo : undefined} />;
}
