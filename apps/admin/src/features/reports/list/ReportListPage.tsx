import { useCompanyReports } from '@portal/api-client';
import type { CompanyReportRow } from '@portal/domain';
import { ListPageLayout, PageTitle, useListState, useTablePreferences } from '@portal/shell';
import { Button, chosenColumns, EditIcon, type MenuSection, PageState } from '@portal/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListFilters } from '../../../parts/ListFilters';
import { ListTable } from '../../../parts/ListTable';
import { listWords } from '../../../parts/list-words';
import { OnDemand } from '../../../parts/OnDemand';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { useReportColumns } from './report-columns';
import { filtersOf, orderAfterPress, orderOf, reportList, reportPageSize } from './report-list-state';
import { reportListWords } from './report-list-words';

/** The students of the contracts, each with the latest progress report (SHELL-081, REP-LIST-01 to REP-LIST-09). */
export function ReportListPage() {
  const { state, change, reset } = useListState(reportList);
  const reports = useCompanyReports(filtersOf(state));
  const { dialog, recordId, partnerId, open, close } = useDialogAddress(dialogs);
  const view = useCallback(
    ({ student, contract }: CompanyReportRow) => open('report', student.id, contract.id),
    [open],
  );
  const columns = useReportColumns(view);
  const preferences = useTablePreferences('reports');
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, stack, plain, halves } = reportListWords.useWords();
  const ofAnyList = listWords.useWords();
  const found = reports.error ? undefined : reports.data;

  return (
    <ListPageLayout
      title={t('title')}
      tools={<TableTools columns={columns} preferences={preferences} onExport={() => setExporting(true)} />}
      filters={
        <ListFilters
          search={{
            value: state.search,
            onSearch: (search) => change({ search }, { replace: true }),
            label: t('search'),
            placeholder: plain('search'),
          }}
          onReset={reset}
          counted={{ total: found?.total, name: (count) => halves('counted', { count }) }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={reports}
        state={state}
        caption={t('caption')}
        columns={shown}
        density={preferences.density}
        rowKey={rowKey}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        menu={{ label: t('rowMenu'), sections: rowMenu }}
        loadingLabel={t('loading')}
        pageSize={reportPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={
          state.search === '' ? (
            <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />
          ) : (
            <PageState
              kind="no-match"
              title={stack('noMatch')}
              text={ofAnyList.stack('noMatchText')}
              action={<Button onClick={reset}>{ofAnyList.t('reset')}</Button>}
            />
          )
        }
      />
      {dialog === 'report' && recordId !== null && partnerId !== null && (
        <OnDemand load={loadReport} onClose={close}>
          {(ReportDialog) => (
            <ReportDialog
              studentId={recordId}
              contractId={partnerId}
              companyName={found?.rows.find(isOf(recordId, partnerId))?.company?.name}
              withUpdate
              onClose={close}
            />
          )}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(ReportExport) => (
            <ReportExport
              filters={filtersOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListPageLayout>
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

/** Of whom there is a file only, or nothing, the report is begun in the wizard (REP-LIST-07). */
function rowMenu({ student, contract }: CompanyReportRow): readonly MenuSection[] {
  return [
    {
      id: 'report',
      items: [
        {
          id: 'update',
          icon: EditIcon,
          label: <reportListWords.T k="update" />,
          href: pathTo('reports.courseInfo', { id: student.id, courseId: contract.id }),
        },
      ],
    },
  ];
}
