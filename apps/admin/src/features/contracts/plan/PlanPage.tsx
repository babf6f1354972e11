import {
  useCapabilities,
  useClosedDays,
  useCoursePlan,
  useHolidays,
  useLessons,
  useOrganisation,
} from '@portal/api-client';
import { isLocked } from '@portal/domain';
import { BackLink, QueryState } from '@portal/records';
import { Banner, ButtonLink, Card, Skeleton, VisuallyHidden } from '@portal/ui';
import { Navigate } from 'react-router-dom';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import { ContractHead, useOpenContract } from '../ContractEditLayout';
import { PlanForm } from './PlanForm';
import { planWords } from './plan-words';

/** Plans the classes of a contract: weekly times and exceptions, with a preview of every date (DECISION-51). */
export function PlanPage() {
  const contract = useOpenContract();
  const capabilities = useCapabilities();
  const isOffered = capabilities.data?.includes('planned-classes') ?? false;
  const plan = useCoursePlan(isOffered ? contract.id : null);
  const closures = useClosedDays(isOffered);
  const holidays = useHolidays(isOffered);
  const lessons = useLessons(isOffered ? contract.id : null);
  const asksForTimeZone = capabilities.data?.includes('organisation') ?? false;
  const organisation = useOrganisation(isOffered && asksForTimeZone);
  const { t, stack } = planWords.useWords();
  const words = copy.useWords();
  if (capabilities.data && !isOffered)
    return <Navigate to={pathTo('courses.edit.basic', { id: contract.id })} replace />;
  const failed = [capabilities, plan, closures, holidays, lessons].find(({ data, error }) => !data && error);
  return (
    <>
      <BackLink href={pathTo('courses.edit.basic', { id: contract.id })}>{t('back')}</BackLink>
      <ContractHead contract={contract} withoutHealth />
      {isLocked(contract.status) && (
        <Banner tone="info" title={words.t('archivedContract')}>
          {words.stack('archivedContractText')}
        </Banner>
      )}
      {organisation.data?.timeZone === null && (
        <Banner tone="caution" title={t('noTimeZone')}>
          {stack('noTimeZoneText')}
          <ButtonLink href={pathTo('admin.settings.organisation')}>{t('chooseTimeZone')}</ButtonLink>
        </Banner>
      )}
      {failed ? (
        <QueryState error={failed.error} retry={failed.retry} />
      ) : plan.data && closures.data && holidays.data && lessons.data ? (
        <PlanForm
          key={contract.id}
          contract={contract}
          plan={plan.data}
          closures={closures.data}
          holidays={holidays.data}
          records={lessons.data.rows}
          readAgain={plan.retry}
        />
      ) : (
        <Card as="div" role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width="40%" height="1.2em" />
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  );
}
