import { WaitingPage } from '@portal/shell';
import { lazy, Suspense } from 'react';
import type { PrintedReportsProps } from './PrintedReports';

// Most visits end with reading: the paper comes when it is asked for.
const PrintedReports = lazy(async () => ({ default: (await import('./PrintedReports')).PrintedReports }));

/** The chosen reports on paper, once their code is there. */
export function PrintedReportsOnDemand(props: PrintedReportsProps) {
  return (
    <Suspense fallback={<WaitingPage />}>
      <PrintedReports {...props} />
    </Suspense>
  );
}
