import { useCourseInfo, useReportsOfClass } from '@portal/api-client';
import { byLastName, type Contract, type ReportStep, stepCompletion } from '@portal/domain';
import { EmptyState } from '@portal/ui';
import { ClassMatrix, type ClassMatrixRow } from '@portal/views';
import { useMemo } from 'react';
import { reportPageWords } from './report-page-words';
import type { ReportPageProps } from './report-place';
import { reportStepRoutes } from './report-step-routes';

export interface ClassReportsProps {
  /** With its students. */
  contract: Pick<Contract, 'id' | 'students'>;
  /** The address of a page of the wizard; left out where nothing can be filled in. */
  pathTo?: ReportPageProps['pathTo'];
}

/** The reports of a class, page by page: asks for the forms that were begun, a few at a time, and shows each as it comes. */
export function ClassReports({ contract: { id, students }, pathTo }: ClassReportsProps) {
  const { stack } = reportPageWords.useWords();
  const info = useCourseInfo(id);
  const inOrder = useMemo(() => byLastName(students), [students]);
  // Where no form was begun there is nothing to ask for.
  const reports = useReportsOfClass(
    id,
    inOrder.flatMap((student) => (student.reportForm ? student.id : [])),
  );
  const rows = inOrder.map(({ reportForm, ...student }): ClassMatrixRow => {
    const come = reports.data?.find(({ studentId }) => studentId === student.id);
    const isKnown = info.data !== undefined && (come ? !come.error : !reportForm);
    const failed = info.data === undefined ? info.error : come?.error;
    return {
      student,
      status: come?.report?.form.status ?? reportForm?.status ?? null,
      pages: isKnown ? stepCompletion(info.data ?? null, come?.report?.form ?? null) : undefined,
      retry:
        failed && !reports.isValidating && !info.isValidating
          ? () => {
              if (info.error) info.retry();
              if (come?.error) reports.retry();
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
