import { ApiProvider, companySignIn } from '@portal/api-client';
import { PageTitle, useToast } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { BadLink } from '../../parts/BadLink';
import { LinkLayout } from '../../parts/LinkLayout';
import { QueryState } from '../../parts/QueryState';
import { useLinkSession } from '../../parts/useLinkSession';
import { CompanyReports } from './CompanyReports';
import { CompanyReportTable } from './CompanyReportTable';

/** `clientReport`: the reports of a company's students, by its private link (SHELL-063, SHELL-114, LINK-COMP-01). */
export function CompanyReportsPage() {
  const { token_login: token = '' } = useParams();
  const toast = useToast();
  const { stack, plain, t, halves } = copy.useWords();
  const link = useLinkSession({
    token,
    signIn: companySignIn,
    onOpened: () => toast.success(halves('toast.welcome'), { title: halves('toast.welcomeTitle') }),
    onRefused: () => toast.danger(halves('toast.badToken'), { title: halves('toast.badTokenTitle') }),
  });
  const company = link.status === 'signed-in' ? link.visitor.name : null;
  return (
    <LinkLayout note={link.status !== 'refused' && t('company.note')}>
      <PageTitle>{plain('company.title')}</PageTitle>
      <PageHead eyebrow={company} title={stack('company.title')} />
      {link.status === 'signing-in' && <CompanyReportTable rows={undefined} />}
      {link.status === 'refused' && <BadLink />}
      {link.status === 'failed' && <QueryState {...link} />}
      {link.status === 'signed-in' && (
        <ApiProvider api={link.api}>
          <CompanyReports companyName={company} />
        </ApiProvider>
      )}
    </LinkLayout>
  );
}
