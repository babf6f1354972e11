import { useContract, useCourseInfo, useProgressReport } from '@portal/api-client';
import { hasStudents, type Person } from '@portal/domain';
import { useParams } from 'react-router-dom';

/** What the pages of one report show, as far as it has come: the contract, its student, the form and the course info. */
export function useReportPage() {
  const params = useParams();
  const ids = { id: Number(params.id), courseId: Number(params.courseId) };
  const contract = useContract(ids.courseId);
  const report = useProgressReport(ids.id, ids.courseId);
  const courseInfo = useCourseInfo(ids.courseId);
  // Of a list it may be known without its students.
  const known = contract.data && hasStudents(contract.data) ? contract.data : undefined;
  // Whoever has left the contract is still the student of the report.
  const student: Person | undefined = known?.students.find(({ id }) => id === ids.id) ?? report.data?.student;
  const isRead = known && report.data !== undefined && courseInfo.data !== undefined;
  return {
    ids,
    error: contract.error ?? report.error ?? courseInfo.error,
    retry: () => {
      const failed = [contract, report, courseInfo].filter(({ error }) => error);
      return Promise.all(failed.map((query) => query.retry()));
    },
    /** Undefined until all is read; then without a student when there is none of this id in the contract. */
    read: isRead
      ? { contract: known, student, report: report.data ?? null, courseInfo: courseInfo.data ?? null }
      : undefined,
  };
}
