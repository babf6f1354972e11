import { useCoursePlan, useHasExtension } from '@portal/api-client';
import { type Contract, isLocked, missingClasses, nextClass, timeRange } from '@portal/domain';
import { dayPair, PairText, weekdayPair } from '@portal/i18n';
import { useLocalMinute } from '@portal/shell';
import {
  ButtonLink,
  CalendarIcon,
  Card,
  Cluster,
  Icon,
  Skeleton,
  Stack,
  Text,
  TextLink,
  WarningIcon,
} from '@portal/ui';
import { LoadFailure } from '../../../parts/RefusedBanner';
import { pathTo } from '../../../paths';
import { PlanSum } from './PlanSum';
import { planWords } from './plan-words';

/**
 * Summary of the planned classes of a contract, with a link to the plan. Renders nothing without the extension
 * (DECISION-51).
 */
export function PlannedClassesCard({ contract }: { contract: Contract }) {
  const isOffered = useHasExtension('planned-classes');
  const plan = useCoursePlan(isOffered ? contract.id : null);
  const now = useLocalMinute();
  const { t, stack } = planWords.useWords();
  if (!isOffered) return null;
  const pattern = plan.data?.pattern;
  const classes = plan.data?.classes ?? [];
  const given = classes.filter(({ isCancelled }) => !isCancelled);
  const next = nextClass(classes, now);
  const missing = missingClasses(classes, now).length;
  return (
    <Card
      title={stack('card.title')}
      aside={
        plan.data &&
        !isLocked(contract.status) && (
          <ButtonLink icon={CalendarIcon} href={pathTo('courses.edit.plan', { id: contract.id })}>
            {t(pattern ? 'card.edit' : 'card.plan')}
          </ButtonLink>
        )
      }
    >
      <LoadFailure of={plan}>{stack('plannedFailed')}</LoadFailure>
      {plan.isLoading && <Skeleton lines={2} />}
      {plan.data && !pattern && (
        <Stack gap="xxsmall">
          {stack('card.none')}
          <Text as="div" tone="soft">
            {stack('card.noneText')}
          </Text>
        </Stack>
      )}
      {pattern && (
        <>
          <PlanSum contract={contract} classes={given} />
          <Stack as="ul" gap="xxsmall">
            {pattern.times.map(({ weekday, time, minutes }) => (
              <li key={`${weekday} ${time}`}>
                <PairText value={weekdayPair(weekday, { full: true })} />{' '}
                {timeRange({ date: pattern.startsOn, time, minutes })}
              </li>
            ))}
          </Stack>
          {next && <div>{stack('card.next', { day: dayPair(next.date), time: next.time })}</div>}
          {missing > 0 && (
            <Cluster as="p" gap="xsmall">
              <Icon of={WarningIcon} size="small" />
              <TextLink href={pathTo('courses.edit.attendance', { id: contract.id })}>
                {t('card.missing', { count: missing })}
              </TextLink>
            </Cluster>
          )}
        </>
      )}
    </Card>
  );
}
