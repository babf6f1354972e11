import { useCapabilities, useCompanyReports } from '@portal/api-client';
import { ListScreen, QueryState, useListPage } from '@portal/records';
import { PageLayout } from '@portal/shell';
import { useMemo } from 'react';
import { ReportsByState } from '../by-state/ReportsByState';
import { reportColumns } from './report-columns';
import { reportList } from './report-list';
import { reportListWords } from './report-list-words';
import { reportRowKey, useReportRowParts } from './useReportRowParts';

/** The reports: by status if the backend supports it (DECISION-51), otherwise the latest ones. */
export function ReportListPage() {
  const { data: extensions, error } = useCapabilities();
  if (!extensions && !error)
    return (
      <PageLayout>
        <QueryState level={1} error={undefined} retry={noRetry} />
      </PageLayout>
    );
  return extensions?.includes('report-filters') ? <ReportsByState /> : <LatestReports />;
}

/** The students of the contracts, each with the latest progress report (SHELL-081, REP-LIST-01 to REP-LIST-09). */
function LatestReports() {
  const page = useListPage(reportList, useCompanyReports);
  const { onView, sections, dialogs } = useReportRowParts(page.query);
  const columns = useMemo(() => reportColumns(onView), [onView]);
  const { t } = reportListWords.useWords();
  return (
    <ListScreen
      {...page}
      name="reports"
      words={reportListWords}
      columns={columns}
      rowKey={reportRowKey}
      menu={{ label: t('rowMenu'), sections, isHeadHidden: true }}
      loadExport={loadExport}
    >
      {dialogs}
    </ListScreen>
  );
}

const noRetry = async () => undefined;

const loadExport = async () => (await import('./ReportExport')).ReportExport;
