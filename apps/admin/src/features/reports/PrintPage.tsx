import { ReportPrintPage } from '@portal/progress-reports';
import { QueryState } from '@portal/records';
import { pathTo } from '../../paths';

/** The printed progress report (SHELL-082, REP-PRINT-01). */
export function PrintPage() {
  return <ReportPrintPage pathTo={pathTo} QueryState={QueryState} />;
}
