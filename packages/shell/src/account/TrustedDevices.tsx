import { useEndDeviceTrust, useTrustedDevices } from '@portal/api-client';
import type { TrustedDevice } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  Badge,
  Banner,
  Button,
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
import { useToast } from '../toasts/useToast';
import { session as deviceStyle, sessions as devicesStyle, head } from './OpenSessions.css';
import { openSessionsWords } from './open-sessions-words';

export interface TrustedDevicesProps {
  userId: number;
}

/**
 * The devices on which a user is not asked for the second step of the sign-in, with a button to remove each (DECISION-159).
 * For a backend with the extension `trusted-devices`.
 */
export function TrustedDevices({ userId }: TrustedDevicesProps) {
  const { stack, plain, pair } = openSessionsWords.useWords();
  const isOwn = useSession().user?.id === userId;
  const { data: devices, error, retry } = useTrustedDevices(userId);
  const end = useEndDeviceTrust();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  // Takes the focus after the clicked button is removed.
  const section = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (ended > 0) section.current?.focus();
  }, [ended]);
  const remove = async ({ id }: TrustedDevice) => {
    if (!(await attempt(() => end(userId, id)))) return;
    toast.success(pair('trusted.ended'));
    setEnded((count) => count + 1);
  };
  if (!devices)
    return error ? (
      <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
        {stack('trusted.notRead')}
        <FailureReason error={error} />
      </Banner>
    ) : (
      <div role="status">
        <VisuallyHidden>
          <openSessionsWords.T k="trusted.loading" />
        </VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={section} role="group" tabIndex={-1} aria-label={plain('trusted.title')}>
      {failure && (
        <Banner tone="critical" role="alert">
          {stack('trusted.failed')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      {devices.length === 0 ? (
        <Text as="div" tone="soft">
          {stack('trusted.none')}
        </Text>
      ) : (
        <>
          <Text as="div">{stack(isOwn ? 'trusted.text' : 'trusted.textOf')}</Text>
          <ul className={devicesStyle}>
            {devices.map((device) => (
              <Device key={device.id} device={device} busy={busy} onRemove={() => void remove(device)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface DeviceProps {
  device: TrustedDevice;
  busy: boolean;
  onRemove: () => void;
}

function Device({ device, busy, onRemove }: DeviceProps) {
  const { t } = openSessionsWords.useWords();
  const { browser, system, trustedAt, usedAt, expiresAt, isCurrent } = device;
  // Names of products, which are the same in both languages.
  const name = [browser, system].filter(Boolean).join(', ') || t('unknownDevice');
  return (
    <li className={deviceStyle}>
      <div className={head}>
        <Heading level={3} look="section">
          {name}
        </Heading>
        {isCurrent && <Badge tone="info">{t('here')}</Badge>}
        <Button busy={busy} onClick={onRemove}>
          {t('trusted.end')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'until', term: t('trusted.until'), value: <DateText value={expiresAt} /> },
          { id: 'since', term: t('trusted.since'), value: <DateText value={trustedAt} time /> },
          {
            id: 'used',
            term: t('trusted.used'),
            value: usedAt ? <DateText value={usedAt} time /> : t('trusted.neverUsed'),
          },
        ]}
      />
    </li>
  );
}
