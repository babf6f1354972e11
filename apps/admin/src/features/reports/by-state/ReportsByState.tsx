import { useReportRows } from '@portal/api-client';
import { useNumber } from '@portal/i18n';
import { useListState } from '@portal/shell';
import { useMemo } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { reportRowKey, useReportRowParts } from '../list/useReportRowParts';
import { reportStateColumns } from './report-state-columns';
import { reportScopes, reportStateList } from './report-state-list';
import { reportStateWords } from './report-state-words';
import { useReportFilters } from './useReportFilters';

/** The due, started and submitted reports, with filters for teacher, company, contract and period. */
export function ReportsByState() {
  const address = useListState(reportStateList);
  const reports = useReportRows(reportStateList.queryOf(address.state));
  const filters = useReportFilters(address.state, address.change);
  const { onView, sections, dialogs } = useReportRowParts(reports);
  const columns = useMemo(() => reportStateColumns(onView), [onView]);
  const { t } = reportStateWords.useWords();
  const number = useNumber();
  const counts = reports.error ? undefined : reports.data?.counts;
  const total = counts && counts.due + counts.started + counts.submitted;
  return (
    <ListScreen
      name="reports"
      table="reportsByState"
      list={reportStateList}
      address={address}
      query={reports}
      useRows={useReportRows}
      words={reportStateWords}
      columns={columns}
      rowKey={reportRowKey}
      scope={{
        kind: 'segments',
        id: 'state',
        label: t('states'),
        options: reportScopes.map((scope) => {
          const count = scope === 'all' ? total : counts?.[scope];
          return {
            value: scope,
            label: (
              <>
                {scope === 'all' ? t('all') : t(`state.${scope}`)} {count !== undefined && number(count)}
              </>
            ),
          };
        }),
        all: 'all',
      }}
      filters={filters}
      views="reports"
      menu={{ label: t('rowMenu'), sections, isHeadHidden: true }}
      loadSeveral={loadSeveral}
      loadExport={loadExport}
    >
      {dialogs}
    </ListScreen>
  );
}

const loadSeveral = async () => (await import('./several-reports')).severalReports;
const loadExport = async () => (await import('./ReportStateExport')).ReportStateExport;
