import { useTeacherContracts } from '@portal/api-client';
import {
  type Contract,
  type ContractStatus,
  contractsOnHome,
  reportsDueOnHome,
  type SignedInUser,
} from '@portal/domain';
import { PageLayout, PageTitle, useSession } from '@portal/shell';
import { Card, EmptyState, PageHead, Skeleton, Stack, VisuallyHidden } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { copy } from '../../copy';
import { QueryState } from '../../parts/QueryState';
import { WaitingNotice } from '../../parts/waiting/WaitingNotice';
import { ContractCard } from './ContractCard';

/** `teacher.views.home`: due tasks and all courses (PORTAL-HOME-01 to PORTAL-HOME-10). */
export function HomePage() {
  const { user } = useSession();
  return user && <Home user={user} />;
}

function Home({ user }: { user: SignedInUser }) {
  const contracts = useTeacherContracts(user.id);
  const { stack, plain } = copy.useWords();
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('home.title')}</PageTitle>
      <PageHead title={stack('home.greeting', { name: user.name })} />
      <WaitingNotice />
      <Suspense fallback={<LoadingCourses />}>
        <HomeExtensions
          courses={
            contracts.data ? (
              <Courses contracts={contracts.data} />
            ) : contracts.error ? (
              <QueryState own error={contracts.error} retry={contracts.retry} />
            ) : (
              <LoadingCourses />
            )
          }
          placeholder={<LoadingCourses />}
        />
      </Suspense>
    </PageLayout>
  );
}

/** Below the courses, so it is loaded after them. */
const ReportsDueCard = lazy(async () => ({ default: (await import('./ReportsDueCard')).ReportsDueCard }));

/** A separate chunk, so that it does not delay the first paint of the page. */
const HomeExtensions = lazy(async () => ({
  default: (await import('./today/HomeExtensions')).HomeExtensions,
}));

function Courses({ contracts }: { contracts: readonly Contract[] }) {
  const { stack } = copy.useWords();
  const shown = contractsOnHome(contracts).toSorted((a, b) => places[a.status] - places[b.status]);
  if (shown.length === 0) return <EmptyState title={stack('home.empty')} text={stack('home.emptyText')} />;
  const due = reportsDueOnHome(shown);
  return (
    <>
      <VisuallyHidden>
        <h2>{stack('home.courses')}</h2>
      </VisuallyHidden>
      <Stack as="ul" gap="gutter">
        {shown.map((contract) => (
          <ContractCard key={contract.id} contract={contract} />
        ))}
      </Stack>
      {due.length > 0 && (
        <Suspense fallback={null}>
          <ReportsDueCard due={due} />
        </Suspense>
      )}
    </>
  );
}

/** Activated courses first; archived ones have no card. */
const places = { activated: 1, pending: 2, done: 3, archived: 4 } as const satisfies Record<
  ContractStatus,
  number
>;

function LoadingCourses() {
  const { t } = copy.useWords();
  return (
    <div role="status">
      <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      <Stack gap="gutter">
        {[1, 2].map((place) => (
          <Card as="div" key={place}>
            <Skeleton width="40%" height="1.2em" />
            <Skeleton lines={3} />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
