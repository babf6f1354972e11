import { useCompanyReports } from '@portal/api-client';
import { type CompanyReportRow, fullName, isLocked } from '@portal/domain';
import { useListState } from '@portal/shell';
import { EditIcon, type MenuSection } from '@portal/ui';
import { useMemo } from 'react';
import { copy } from '../../../copy';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { reportColumns } from './report-columns';
import { reportList } from './report-list';
import { reportListWords } from './report-list-words';

/** The students of the contracts, each with the latest progress report (SHELL-081, REP-LIST-01 to REP-LIST-09). */
export function ReportListPage() {
  const address = useListState(reportList);
  const reports = useCompanyReports(reportList.queryOf(address.state));
  const { dialog, recordId, partnerId, open, close } = useDialogAddress(dialogs);
  const columns = useMemo(
    () => reportColumns(({ student, contract }) => open('report', student.id, contract.id)),
    [open],
  );
  const { t } = reportListWords.useWords();
  const history = useListHistory('report', (contractId, studentId) => {
    const row = reports.data?.rows.find(isOf(studentId ?? 0, contractId));
    return row && `${fullName(row.student)} · ${row.contract.number}`;
  });
  return (
    <ListScreen
      name="reports"
      list={reportList}
      address={address}
      query={reports}
      useRows={useCompanyReports}
      words={reportListWords}
      columns={columns}
      rowKey={rowKey}
      menu={{
        label: t('rowMenu'),
        sections: (row) => [...rowMenu(row), ...history.menu(row.contract.id, row.student.id)],
        isHeadHidden: true,
      }}
      loadExport={loadExport}
    >
      {history.drawer}
      {dialog === 'report' && recordId !== null && partnerId !== null && (
        <OnDemand load={loadReport} onClose={close}>
          {(ReportDialog) => (
            <ReportDialog
              studentId={recordId}
              contractId={partnerId}
              companyName={
                reports.error ? undefined : reports.data?.rows.find(isOf(recordId, partnerId))?.company?.name
              }
              withUpdate
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const dialogs = ['report'] as const;

const loadReport = async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog;
const loadExport = async () => (await import('./ReportExport')).ReportExport;

function rowKey({ student, contract }: CompanyReportRow): string {
  return `${student.id}-${contract.id}`;
}

const isOf = (studentId: number, contractId: number) => (row: CompanyReportRow) =>
  row.student.id === studentId && row.contract.id === contractId;

/** For rows without a form, the menu starts a report in the wizard (REP-LIST-07). */
function rowMenu({ student, contract }: CompanyReportRow): readonly MenuSection[] {
  return [
    {
      id: 'report',
      items: [
        {
          id: 'update',
          icon: EditIcon,
          label: <reportListWords.T k="update" />,
          blockedReason: isLocked(contract.status) ? <copy.T k="form.archivedBlocks" /> : undefined,
          href: pathTo('reports.courseInfo', { id: student.id, courseId: contract.id }),
        },
      ],
    },
  ];
}
