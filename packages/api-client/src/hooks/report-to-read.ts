import type { CourseInfo, ProgressReport } from '@portal/domain';
import { useCourseInfo } from './course-info.ts';
import { useProgressReport } from './report-forms.ts';
import type { ReportKey } from './reports-to-print.ts';
import type { Query } from './useQuery.ts';

/** A report with the info of its course. */
export interface ReportToRead {
  /** Null when none was written. */
  report: ProgressReport | null;
  /** Null when none was written. */
  courseInfo: CourseInfo | null;
}

/** Reads a report and the info of its course. A retry reads both again when one of them failed (API-057, API-082). */
export function useReportToRead({ studentId, contractId }: ReportKey): Query<ReportToRead> {
  const report = useProgressReport(studentId, contractId);
  const courseInfo = useCourseInfo(contractId);
  const data =
    report.data !== undefined && courseInfo.data !== undefined
      ? { report: report.data, courseInfo: courseInfo.data }
      : undefined;
  return {
    data,
    error: report.error ?? courseInfo.error,
    isLoading: report.isLoading || courseInfo.isLoading,
    isValidating: report.isValidating || courseInfo.isValidating,
    retry: () => Promise.all([report.retry(), courseInfo.retry()]),
  };
}
