import {
  useCalendarAddress,
  useHasExtension,
  useRenewCalendarAddress,
  useRevokeCalendarAddress,
} from '@portal/api-client';
import { FailureReason, useConfig } from '@portal/shell';
import {
  Banner,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  CopyField,
  RetryButton,
  Skeleton,
  Text,
  TextLink,
  useAttempt,
} from '@portal/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { calendarWords } from './calendar-words';

/** The private calendar address of the teacher. Renders nothing if the backend has no planned classes (DECISION-51). */
export function CalendarCard() {
  const isOffered = useHasExtension('planned-classes');
  return isOffered ? <OfferedCard /> : null;
}

function OfferedCard() {
  const { t, stack } = calendarWords.useWords();
  const { apiBase } = useConfig();
  const address = useCalendarAddress();
  const renew = useRenewCalendarAddress();
  const revoke = useRevokeCalendarAddress();
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null);
  const { busy, failure, attempt } = useAttempt();
  const run = (action: () => Promise<unknown>) => attempt(() => action().finally(() => setQuestion(null)));
  // The clicked button is gone, so the field of the new address, or the button that creates one, takes the focus.
  const create = useRef<HTMLButtonElement>(null);
  const addressId = useId();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) (create.current ?? document.getElementById(addressId))?.focus();
  }, [changes, addressId]);
  const runAndMove = async (action: () => Promise<unknown>) => {
    if (await run(action)) setChanges((count) => count + 1);
  };
  const token = address.data;
  if (token === undefined)
    return (
      <Card title={stack('title')}>
        {address.error ? (
          <Banner tone="critical" action={<RetryButton onRetry={address.retry} />}>
            {stack('notRead')}
          </Banner>
        ) : (
          <Skeleton lines={2} />
        )}
      </Card>
    );
  const url = new URL(`${apiBase.replace(/\/$/, '')}/calendar/file/${token}.ics`, location.href);
  return (
    <Card title={stack('title')}>
      <Text as="div">{stack(token === null ? 'none' : 'text')}</Text>
      {token === null ? (
        <Button ref={create} size="large" busy={busy} onClick={() => void runAndMove(() => renew())}>
          {t('create')}
        </Button>
      ) : (
        <>
          <CopyField
            id={addressId}
            label={t('address')}
            value={url.href}
            words={{ copy: t('copy'), copied: t('copied'), failed: stack('notCopied') }}
          />
          <TextLink variant="standalone" external href={url.href.replace(/^https?:/, 'webcal:')}>
            {t('subscribe')}
          </TextLink>
          <Text as="div" tone="soft" size="caption">
            {stack('private')}
          </Text>
          <Cluster gap="medium">
            <Button onClick={() => setQuestion('renew')}>{t('renew.open')}</Button>
            <Button onClick={() => setQuestion('revoke')}>{t('revoke.open')}</Button>
          </Cluster>
        </>
      )}
      {failure && (
        <Banner tone="critical" role="alert">
          <FailureReason error={failure.error}>{stack('failed')}</FailureReason>
        </Banner>
      )}
      {question && token !== null && (
        <ConfirmDialog
          open
          title={stack(`${question}.title`)}
          confirmLabel={t(`${question}.confirm`)}
          tone="critical"
          busy={busy}
          onConfirm={() => void (question === 'renew' ? run(() => renew()) : runAndMove(revoke))}
          onCancel={() => setQuestion(null)}
        >
          {stack(`${question}.text`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
