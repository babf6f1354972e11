import { ApiError, isUnanswered, useEndSession, useEndSessions, useOpenSessions } from '@portal/api-client';
import type { OpenSession } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  Badge,
  Banner,
  Button,
  Cluster,
  ConfirmDialog,
  DescriptionList,
  Heading,
  RetryButton,
  Skeleton,
  Text,
  useAttempt,
  VisuallyHidden,
} from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { FailureReason } from '../failures/FailureReason';
import { useSession } from '../session/useSession';
import { head, session as sessionStyle, sessions as sessionsStyle } from './OpenSessions.css';
import { openSessionsWords } from './open-sessions-words';

export interface OpenSessionsProps {
  userId: number;
}

/**
 * The open sessions of a user, and the buttons to end one of them, or all except this browser's (DECISION-56). For a
 * backend with the extension `sessions`.
 */
export function OpenSessions({ userId }: OpenSessionsProps) {
  const { t, stack, plain } = openSessionsWords.useWords();
  const isOwn = useSession().user?.id === userId;
  const query = useOpenSessions(userId);
  const endSession = useEndSession();
  const endSessions = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  // Takes the focus after the clicked button is removed.
  const list = useRef<HTMLUListElement>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (ended > 0) list.current?.focus();
  }, [ended]);
  const run = async (end: () => Promise<unknown>) => {
    // The server does not find a session that has already ended: ignore the error, because the list shows the end.
    const ignoreMissing = async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      await query.retry();
    };
    const isDone = await attempt(() =>
      end()
        .catch(ignoreMissing)
        .finally(() => setIsAsking(false)),
    );
    if (isDone) setEnded((count) => count + 1);
  };
  const sessions = query.data;
  if (!sessions)
    return query.error ? (
      <Banner tone="critical" action={<RetryButton onRetry={query.retry} />}>
        {stack('notRead')}
        <FailureReason error={query.error} />
      </Banner>
    ) : (
      <Waiting />
    );
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Text as="div">{stack(isOwn ? 'text' : 'textOf')}</Text>
      {failure && (
        <Banner tone="critical" role="alert">
          {stack(isUnanswered(failure.error) ? 'unanswered' : 'failed')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      <ul ref={list} tabIndex={-1} aria-label={plain('title')} className={sessionsStyle}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void run(() => endSession(userId, session.id))}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <Text as="div" tone="soft">
          {stack(isOwn ? 'alone' : 'none')}
        </Text>
      ) : (
        <Cluster>
          <Button busy={busy} onClick={() => setIsAsking(true)}>
            {t(isOwn ? 'endOthers' : 'endAll')}
          </Button>
        </Cluster>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={stack(isOwn ? 'question.own' : 'question.theirs')}
          confirmLabel={t(isOwn ? 'endOthers' : 'endAll')}
          tone="critical"
          busy={busy}
          onConfirm={() => void run(() => endSessions(userId))}
          onCancel={() => setIsAsking(false)}
        >
          {stack('question.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>
        <openSessionsWords.T k="loading" />
      </VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

interface SessionItemProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { t } = openSessionsWords.useWords();
  const { browser, system, beganAt, usedAt, isCurrent, isSameNetwork } = session;
  // Names of products, which are the same in both languages.
  const device = [browser, system].filter(Boolean).join(', ') || t('unknownDevice');
  const network = isSameNetwork === null ? 'unknown' : isSameNetwork ? 'sameNetwork' : 'otherNetwork';
  return (
    <li className={sessionStyle}>
      <div className={head}>
        <Heading level={3} look="section">
          {device}
        </Heading>
        {isCurrent ? (
          <Badge tone="info">{t('here')}</Badge>
        ) : (
          <Button busy={busy} onClick={onEnd}>
            {t('end')}
            <VisuallyHidden> {device}</VisuallyHidden>
          </Button>
        )}
      </div>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'used', term: t('used'), value: <DateText value={usedAt} time /> },
          {
            id: 'began',
            term: t('began'),
            value: beganAt ? <DateText value={beganAt} time /> : t('unknown'),
          },
          { id: 'network', term: t('network'), value: t(network) },
        ]}
      />
    </li>
  );
}
