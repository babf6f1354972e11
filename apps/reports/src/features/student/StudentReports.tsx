import { type ReportKey, useStudentReports } from '@portal/api-client';
import type { Person, StudentReport } from '@portal/domain';
import { Button, Cluster, PageState, PrintIcon, Text } from '@portal/ui';
import { useCallback } from 'react';
import { copy } from '../../copy';
import { QueryState } from '../../parts/QueryState';
import { useReportDialog } from '../../parts/useReportDialog';
import { StudentReportTable } from './StudentReportTable';

export type StudentReportsProps = {
  /** The student named by the link (LINK-STU-04). */
  student: Person;
  /** Opens the print view of these reports. Must be stable. */
  onPrint: (reports: readonly ReportKey[]) => void;
};

/** The list of a student's reports; opens a report for reading. */
export function StudentReports({ student, onPrint }: StudentReportsProps) {
  const reports = useStudentReports(student.id);
  const [dialog, openReport] = useReportDialog(useCallback((report) => onPrint([report]), [onPrint]));
  const { t, stack } = copy.useWords();
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
  const forms = (data ?? []).filter(({ form }) => form !== null);
  const printable = forms.flatMap(({ contract }) =>
    contract ? [{ studentId: student.id, contractId: contract.id }] : [],
  );
  return (
    <>
      {printable.length > 0 && (
        <Cluster gap="medium" justify="between">
          <Text tone="soft" size="list">
            {stack('student.howTo')}
          </Text>
          <Button icon={PrintIcon} onClick={() => onPrint(printable)}>
            {t('student.printAll')}
          </Button>
        </Cluster>
      )}
      <StudentReportTable rows={data} onView={view} />
      {dialog}
    </>
  );
}
