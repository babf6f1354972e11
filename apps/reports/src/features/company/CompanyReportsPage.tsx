import { ApiProvider, companySignIn } from '@portal/api-client';
import { PageTitle, useToast } from '@portal/shell';
import { PageHead, type RowKey } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { BadLink } from '../../parts/BadLink';
import { LinkLayout } from '../../parts/LinkLayout';
import { PrintedReportsOnDemand } from '../../parts/PrintedReportsOnDemand';
import { QueryState } from '../../parts/QueryState';
import { useLinkSession } from '../../parts/useLinkSession';
import { usePrintView } from '../../parts/usePrintView';
import { CompanyList, WaitingList } from './CompanyList';

/**
 * `clientReport`: the reports of a company's students, opened by its private link (SHELL-063, SHELL-114, LINK-COMP-01).
 */
export function CompanyReportsPage() {
  const { token_login: token = '' } = useParams();
  const toast = useToast();
  const { stack, plain, t, pair } = copy.useWords();
  const link = useLinkSession({
    token,
    signIn: companySignIn,
    onOpened: () => toast.success(pair('toast.welcomeText'), { title: pair('toast.welcome') }),
  });
  const print = usePrintView();
  // The selection survives the print view.
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const company = link.status === 'signed-in' ? link.visitor.name : null;
  const isPrinting = link.status === 'signed-in' && print.reports.length > 0;
  return (
    <LinkLayout note={link.status !== 'refused' && t('company.note')}>
      {!isPrinting && <PageTitle>{plain('company.title')}</PageTitle>}
      {link.status === 'signing-in' && <WaitingList companyName={null} />}
      {(link.status === 'refused' || link.status === 'failed') && (
        <>
          <PageHead title={stack('company.title')} />
          {link.status === 'refused' ? <BadLink reason={link.reason} /> : <QueryState {...link} />}
        </>
      )}
      {link.status === 'signed-in' && (
        <ApiProvider api={link.api}>
          {isPrinting ? (
            <PrintedReportsOnDemand {...print} companyName={company} />
          ) : (
            <CompanyList
              companyName={company}
              selected={selected}
              onSelect={setSelected}
              onPrint={print.open}
            />
          )}
        </ApiProvider>
      )}
    </LinkLayout>
  );
}
