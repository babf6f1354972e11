import { useCapabilities } from '@portal/api-client';
import { PageHead } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { copy } from '../../copy';
import type { CompanyReportsProps } from './CompanyReports';
import { CompanyReportTable } from './CompanyReportTable';

// A backend supports one of these two lists.
const CompanyReports = lazy(async () => ({ default: (await import('./CompanyReports')).CompanyReports }));
const loadOverview = () => import('./summary/CompanyOverview');
const CompanyOverview = lazy(async () => ({ default: (await loadOverview()).CompanyOverview }));

/** A company's reports, with an overview if the backend has the extension `company-summary` (DECISION-51). */
export function CompanyList(props: CompanyReportsProps) {
  const { data, isLoading } = useCapabilities();
  const List = data?.includes('company-summary') ? CompanyOverview : CompanyReports;
  const waiting = <WaitingList companyName={props.companyName} />;
  return isLoading ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <List {...props} />
    </Suspense>
  );
}

/** The page heading and a table whose rows are loading. */
export function WaitingList({ companyName }: Pick<CompanyReportsProps, 'companyName'>) {
  const { stack } = copy.useWords();
  return (
    <>
      <PageHead eyebrow={companyName} title={stack('company.title')} />
      <CompanyReportTable rows={undefined} />
    </>
  );
}
