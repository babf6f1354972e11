import { useDigest, useHasExtension, useSaveDigest } from '@portal/api-client';
import { FailureReason } from '@portal/shell';
import { Banner, Card, RetryButton, Skeleton, Switch, Text, useAttempt } from '@portal/ui';
import { useState } from 'react';
import { digestWords } from './digest-words';

/** The switch of the weekly digest. Renders nothing if the backend has no reminders (DECISION-51). */
export function DigestCard() {
  const isOffered = useHasExtension('reminders');
  const { t, stack } = digestWords.useWords();
  const digest = useDigest(isOffered);
  const save = useSaveDigest();
  const { busy, failure, attempt } = useAttempt();
  const [meant, setMeant] = useState<boolean | null>(null);
  if (!isOffered) return null;
  const turn = (isOn: boolean) =>
    attempt(async () => {
      setMeant(isOn);
      await save(isOn).finally(() => setMeant(null));
    });
  const isOn = meant ?? digest.data;
  return (
    <Card title={stack('weeklyDigest')}>
      <Text as="div">{stack('text')}</Text>
      {isOn !== undefined ? (
        <Switch
          label={t('switch')}
          checked={isOn}
          aria-disabled={busy || undefined}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
      ) : digest.error ? (
        <Banner tone="critical" action={<RetryButton onRetry={digest.retry} />}>
          {stack('notRead')}
        </Banner>
      ) : (
        <Skeleton lines={1} />
      )}
      {failure && (
        <Banner tone="critical" role="alert">
          <FailureReason error={failure.error}>{stack('failed')}</FailureReason>
        </Banner>
      )}
    </Card>
  );
}
