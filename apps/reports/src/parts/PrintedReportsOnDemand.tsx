import type { PrintedReportsProps } from '@portal/progress-reports';
import { PrintView, WaitingPage } from '@portal/shell';
import { lazy, Suspense } from 'react';
import { copy } from '../copy';
import { QueryState } from './QueryState';
import type { PrintView as Printing } from './usePrintView';

// Loaded when the print view opens, because most visitors only read.
const PrintedReports = lazy(async () => ({ default: (await import('./printed-reports')).PrintedReports }));

export type PrintedReportsOnDemandProps = Pick<PrintedReportsProps, 'reports' | 'companyName'> &
  Pick<Printing, 'listAddress'>;

/** The print view of the selected reports, loaded on demand. */
export function PrintedReportsOnDemand({ listAddress, reports, companyName }: PrintedReportsOnDemandProps) {
  const { t } = copy.useWords();
  return (
    <Suspense fallback={<WaitingPage />}>
      <PrintedReports
        reports={reports}
        companyName={companyName}
        back={{ href: listAddress, label: t('backToList') }}
        Layout={PrintView}
        QueryState={QueryState}
      />
    </Suspense>
  );
}
