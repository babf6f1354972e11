import { useContract, useCourseInfo, useProgressReport } from '@portal/api-client';
import { hasStudents, type Person } from '@portal/domain';
import { useParams } from 'react-router-dom';

/** Loads the data of a report page: contract, student, form and course info. */
export function useReportPage() {
  const params = useParams();
  const ids = { id: Number(params.id), courseId: Number(params.courseId) };
  const contract = useContract(ids.courseId);
  const report = useProgressReport(ids.id, ids.courseId);
  const courseInfo = useCourseInfo(ids.courseId);
  // A contract known from a list may lack its students.
  const contractWithStudents = contract.data && hasStudents(contract.data) ? contract.data : undefined;
  // A student who has left the contract still has the report.
  const student: Person | undefined =
    contractWithStudents?.students.find(({ id }) => id === ids.id) ?? report.data?.student;
  const isRead = contractWithStudents && report.data !== undefined && courseInfo.data !== undefined;
  return {
    ids,
    error: contract.error ?? report.error ?? courseInfo.error,
    retry: () => {
      const failed = [contract, report, courseInfo].filter(({ error }) => error);
      return Promise.all(failed.map((query) => query.retry()));
    },
    /**
     * Undefined until everything is loaded; after that, `student` is undefined if the contract has no student with this
     * id.
     */
    read: isRead
      ? {
          contract: contractWithStudents,
          student,
          report: report.data ?? null,
          courseInfo: courseInfo.data ?? null,
        }
      : undefined,
  };
}
