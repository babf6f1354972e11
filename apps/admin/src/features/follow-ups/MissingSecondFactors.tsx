import { useMissingSecondFactors } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { useToday } from '@portal/shell';
import { Banner, Card, RetryButton, Stack, Text, TextLink } from '@portal/ui';
import { useEffect } from 'react';
import { wasRemindedOfFactor } from '../../parts/second-factor/wasRemindedOfFactor';
import { pathTo } from '../../paths';
import { missingFactorWords } from './missing-factor-words';

/** Maximum number of names in the follow-up. */
const maxNames = 8;

export interface MissingSecondFactorsProps {
  /** Called with 1 while the follow-up is open, else with 0. */
  onCount: (open: number) => void;
}

/**
 * Names the people who lack the second factor that the office requires, with a link to the page that reminds them
 * (DECISION-164). Renders nothing if there are none, or if all were reminded within a week.
 */
export function MissingSecondFactors({ onCount }: MissingSecondFactorsProps) {
  const { t, stack } = missingFactorWords.useWords();
  const today = useToday();
  const { data, error, retry } = useMissingSecondFactors();
  const people = data?.filter((user) => !wasRemindedOfFactor(user, today));
  const count = people?.length;
  useEffect(() => {
    if (count !== undefined) onCount(count > 0 ? 1 : 0);
  }, [count, onCount]);
  if (!people)
    return error ? (
      <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={retry} />}>
        {stack('notRead')}
      </Banner>
    ) : null;
  if (people.length === 0) return null;
  return (
    <Card title={stack('title')}>
      <Stack gap="small">
        <Text as="div">{stack('missing', { count: people.length })}</Text>
        <Text as="div" tone="soft">
          {people.slice(0, maxNames).map(fullName).join(', ')}
          {people.length > maxNames && <> {t('more', { count: people.length - maxNames })}</>}
        </Text>
        <div>
          <TextLink href={`${pathTo('admin.settings.signInMethods')}?secondFactor=missing`}>
            {t('see')}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
