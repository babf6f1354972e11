import { ApiProvider, studentSignIn } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { PageTitle } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { BadLink } from '../../parts/BadLink';
import { LinkLayout } from '../../parts/LinkLayout';
import { PrintedReportsOnDemand } from '../../parts/PrintedReportsOnDemand';
import { QueryState } from '../../parts/QueryState';
import { useLinkSession } from '../../parts/useLinkSession';
import { usePrintView } from '../../parts/usePrintView';
import { StudentReports } from './StudentReports';
import { StudentReportTable } from './StudentReportTable';

/**
 * `student.magic.report`: a student's own reports, opened by their private link (SHELL-064, SHELL-115, LINK-STU-01).
 */
export function StudentReportPage() {
  const { token_login: token = '' } = useParams();
  const { stack, plain, t } = copy.useWords();
  const link = useLinkSession({ token, signIn: studentSignIn });
  const print = usePrintView();
  const isPrinting = link.status === 'signed-in' && print.reports.length > 0;
  const student = link.status === 'signed-in' ? link.visitor : null;
  return (
    <LinkLayout note={link.status !== 'refused' && t('student.note')}>
      {!isPrinting && (
        <>
          <PageTitle>{plain('student.title')}</PageTitle>
          <PageHead eyebrow={student && fullName(student)} title={stack('student.title')} />
        </>
      )}
      {link.status === 'signing-in' && <StudentReportTable rows={undefined} />}
      {link.status === 'refused' && <BadLink reason={link.reason} />}
      {link.status === 'failed' && <QueryState {...link} />}
      {link.status === 'signed-in' && (
        <ApiProvider api={link.api}>
          {isPrinting ? (
            <PrintedReportsOnDemand {...print} />
          ) : (
            <>
              <Suspense fallback={null}>
                <RunningClassesOfLink />
              </Suspense>
              <StudentReports student={link.visitor} onPrint={print.open} />
              <Suspense fallback={null}>
                <OwnClasses />
              </Suspense>
            </>
          )}
        </ApiProvider>
      )}
    </LinkLayout>
  );
}

// Above the reports while a class runs, because the class ends soon.
const RunningClassesOfLink = lazy(() =>
  import('./initials/RunningClassesOfLink').then(
    ({ RunningClassesOfLink: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

// Below the reports, so that the reports do not move when the classes are loaded. Loaded on demand, because most visitors
// come for the reports. If the code fails to load, only the reports are shown.
const OwnClasses = lazy(() =>
  import('./classes/OwnClasses').then(
    ({ OwnClasses: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
