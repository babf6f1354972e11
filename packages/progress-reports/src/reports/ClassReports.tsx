import { useCourseInfo, useReportsOfClass } from '@portal/api-client';
import { byLastName, type Contract, type ReportStep, stepCompletion } from '@portal/domain';
import { EmptyState } from '@portal/ui';
import { ClassMatrix, type ClassMatrixRow } from '@portal/views';
import { useMemo } from 'react';
import { reportPageWords } from './report-page-words';
import type { ReportPageProps } from './report-place';
import { reportStepRoutes } from './report-step-routes';

export interface ClassReportsProps {
  /** The contract with its students. */
  contract: Pick<Contract, 'id' | 'students'>;
  /** Returns the URL of a wizard page; omit it if reports cannot be edited. */
  pathTo?: ReportPageProps['pathTo'];
}

/** The reports of a class as a matrix; loads the started forms a few at a time and shows each as it arrives. */
export function ClassReports({ contract: { id, students }, pathTo }: ClassReportsProps) {
  const { stack } = reportPageWords.useWords();
  const info = useCourseInfo(id);
  const inOrder = useMemo(() => byLastName(students), [students]);
  // Students without a started form need no request.
  const reports = useReportsOfClass(
    id,
    inOrder.flatMap((student) => (student.reportForm ? student.id : [])),
  );
  const rows = inOrder.map(({ reportForm, ...student }): ClassMatrixRow => {
    const loadedReport = reports.data?.find(({ studentId }) => studentId === student.id);
    const isKnown = info.data !== undefined && (loadedReport ? !loadedReport.error : !reportForm);
    const failed = info.data === undefined ? info.error : loadedReport?.error;
    return {
      student,
      status: loadedReport?.report?.form.status ?? reportForm?.status ?? null,
      pages: isKnown ? stepCompletion(info.data ?? null, loadedReport?.report?.form ?? null) : undefined,
      retry:
        failed && !reports.isValidating && !info.isValidating
          ? () => {
              if (info.error) info.retry();
              if (loadedReport?.error) reports.retry();
            }
          : undefined,
    };
  });
  if (rows.length === 0) return <EmptyState title={stack('noStudents')} text={stack('noStudentsText')} />;
  return (
    <ClassMatrix
      rows={rows}
      hrefOf={
        pathTo &&
        ((studentId: number, step: ReportStep) =>
          pathTo(reportStepRoutes[step], { id: studentId, courseId: id }))
      }
    />
  );
}
