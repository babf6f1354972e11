import { useStudentReports } from '@portal/api-client';
import type { Person, StudentReport } from '@portal/domain';
import { PageState } from '@portal/ui';
import { useCallback } from 'react';
import { copy } from '../../copy';
import { QueryState } from '../../parts/QueryState';
import { useReportDialog } from '../../parts/useReportDialog';
import { StudentReportTable } from './StudentReportTable';

export type StudentReportsProps = {
  /** Who the link says is reading (LINK-STU-04). */
  student: Person;
};

/** The list of a student's reports, and one of them to read. */
export function StudentReports({ student }: StudentReportsProps) {
  const reports = useStudentReports(student.id);
  const [dialog, openReport] = useReportDialog();
  const { stack } = copy.useWords();
  const { data, error } = reports;
  const view = useCallback(
    ({ contract }: StudentReport) => {
      if (contract) openReport({ studentId: student.id, contractId: contract.id });
    },
    [openReport, student.id],
  );

  if (error && !data) return <QueryState error={error} retry={reports.retry} />;
  if (data?.length === 0) {
    return <PageState kind="empty" title={stack('state.empty')} text={stack('state.emptyText')} />;
  }
  return (
    <>
      <StudentReportTable rows={data} onView={view} />
      {dialog}
    </>
  );
}
