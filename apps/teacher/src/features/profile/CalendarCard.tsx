import {
  useHasCalendarAddress,
  useHasExtension,
  useRenewCalendarAddress,
  useRevokeCalendarAddress,
  useShowCalendarAddress,
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
  const address = useHasCalendarAddress();
  const show = useShowCalendarAddress();
  const renew = useRenewCalendarAddress();
  const revoke = useRevokeCalendarAddress();
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null);
  const { busy, failure, attempt } = useAttempt();
  const run = (action: () => Promise<unknown>) => attempt(() => action().finally(() => setQuestion(null)));
  /** The token as it was shown last; null if no secret opens it any more. */
  const [token, setToken] = useState<string | null>();
  const [isShowing, setIsShowing] = useState(false);
  const fetchToken = async (load: () => Promise<string | null>) => setToken(await load());
  // The clicked button is gone, so the field of the address, or the button that creates one, takes the focus.
  const create = useRef<HTMLButtonElement>(null);
  const addressId = useId();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) (create.current ?? document.getElementById(addressId))?.focus();
  }, [changes, addressId]);
  const runAndMove = async (action: () => Promise<unknown>) => {
    if (await run(action)) setChanges((count) => count + 1);
  };
  const exists = address.data;
  if (exists === undefined)
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
  const change = async (action: () => Promise<unknown>) => {
    setIsShowing(false);
    await runAndMove(action);
  };
  const reveal = async () => {
    setIsShowing(true);
    await runAndMove(() => fetchToken(show));
  };
  return (
    <Card title={stack('title')}>
      <Text as="div">{stack(!exists ? 'none' : token === undefined ? 'hidden' : 'text')}</Text>
      {!exists ? (
        <Button ref={create} size="large" busy={busy} onClick={() => void change(() => fetchToken(renew))}>
          {t('create')}
        </Button>
      ) : (
        <>
          {token === undefined && (
            <Button size="large" busy={busy} onClick={() => void reveal()}>
              {t('show')}
            </Button>
          )}
          {token === null && <Banner tone="caution">{stack('gone')}</Banner>}
          {token != null && (
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
            </>
          )}
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
          <FailureReason error={failure.error}>{stack(isShowing ? 'notShown' : 'failed')}</FailureReason>
        </Banner>
      )}
      {question && exists && (
        <ConfirmDialog
          open
          title={stack(`${question}.title`)}
          confirmLabel={t(`${question}.confirm`)}
          tone="critical"
          busy={busy}
          onConfirm={() =>
            void change(() =>
              question === 'renew' ? fetchToken(renew) : revoke().then(() => setToken(undefined)),
            )
          }
          onCancel={() => setQuestion(null)}
        >
          {stack(`${question}.text`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
