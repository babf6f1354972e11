import { PrintedReports, reportsInAddress } from '@portal/progress-reports';
import { QueryState, queryToReturnTo } from '@portal/records';
import { PrintLayout } from '@portal/shell';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { reportStateWords } from './report-state-words';

/** Prints the reports in the URL, each on a new page. */
export function BulkPrintPage() {
  const [query] = useSearchParams();
  const reports = useMemo(() => reportsInAddress(query), [query]);
  const { t } = reportStateWords.useWords();
  return (
    <PrintedReports
      reports={reports}
      withCompanies
      back={{ href: `${pathTo('reports.list')}${queryToReturnTo('reports')}`, label: t('backToList') }}
      Layout={PrintLayout}
      QueryState={QueryState}
    />
  );
}
