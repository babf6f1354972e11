import { useSignInsOfUser } from '@portal/api-client';
import type { SignIn } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, Banner, Button, Cluster, RetryButton, Skeleton, Text, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { FailureReason } from '../failures/FailureReason';
import { useSession } from '../session/useSession';
import { SignInOutcomeBadge } from './SignInOutcomeBadge';
import { list, signIn as signInStyle } from './SignIns.css';
import { signInWords } from './sign-in-words';

export interface SignInsProps {
  userId: number;
}

/** Number of rows shown at first and added by each click. */
const step = 10;

/** A user's attempts to sign in, newest first. For a backend with the extension `sign-ins`. */
export function SignIns({ userId }: SignInsProps) {
  const { t, stack, plain } = signInWords.useWords();
  const isOwn = useSession().user?.id === userId;
  const [pageSize, setPageSize] = useState(step);
  const { data, error, retry, isLoading } = useSignInsOfUser(userId, { pageSize });
  if (!data)
    return error ? (
      <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
        {stack('notRead')}
        <FailureReason error={error} />
      </Banner>
    ) : (
      <div role="status">
        <VisuallyHidden>
          <signInWords.T k="loading" />
        </VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  return (
    <>
      <Text as="div">{stack(isOwn ? 'text' : 'textOf')}</Text>
      {data.rows.length === 0 ? (
        <Text as="div" tone="soft">
          {stack('none')}
        </Text>
      ) : (
        <ul className={list} aria-label={plain('title')}>
          {data.rows.map((row) => (
            <SignInItem key={row.id} signIn={row} />
          ))}
        </ul>
      )}
      {error && (
        <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
          {stack('notRead')}
          <FailureReason error={error} />
        </Banner>
      )}
      {data.total > data.rows.length && (
        <Cluster>
          <Button busy={isLoading} onClick={() => setPageSize((size) => size + step)}>
            {t('more')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

/** One attempt: its outcome and time, then the device and the place. */
function SignInItem({ signIn }: { signIn: SignIn }) {
  const { t } = signInWords.useWords();
  const { outcome, happenedAt, browser, system, times, isNewDevice, isSameNetwork, isCurrent, provider } =
    signIn;
  const device = [browser, system].filter(Boolean).join(', ') || t('unknownDevice');
  return (
    <li className={signInStyle}>
      <Cluster>
        <SignInOutcomeBadge outcome={outcome} />
        {times > 1 && <span>{t('times', { count: times })}</span>}
        {provider !== null && <span>{t('with', { provider })}</span>}
        <DateText value={happenedAt} time />
      </Cluster>
      <Cluster>
        <Text as="span" tone="soft">
          {device}
        </Text>
        {isSameNetwork !== null && (
          <Text as="span" tone="soft">
            {t(isSameNetwork ? 'sameNetwork' : 'otherNetwork')}
          </Text>
        )}
        {signIn.endedBy === 'other' && (
          <Text as="span" tone="soft">
            {t('endedByOther')}
          </Text>
        )}
        {isNewDevice && <Badge tone="caution">{t('newDevice')}</Badge>}
        {isCurrent && <Badge tone="info">{t('here')}</Badge>}
      </Cluster>
    </li>
  );
}
