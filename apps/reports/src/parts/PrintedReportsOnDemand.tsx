import { WaitingPage } from '@portal/shell';
import { lazy, Suspense } from 'react';
import type { PrintedReportsProps } from './PrintedReports';

// Most visits only read; the print view loads when it opens.
const PrintedReports = lazy(async () => ({ default: (await import('./PrintedReports')).PrintedReports }));

/** The chosen reports on paper, once their code is there. */
export function PrintedReportsOnDemand(props: PrintedReportsProps) {
  return (
    <Suspense fallback={<WaitingPage />}>
      <PrintedReports {...props} />
    </Suspense>
  );
}
