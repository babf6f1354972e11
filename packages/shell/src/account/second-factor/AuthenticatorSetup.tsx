import { type OfferedAuthenticator, offerAuthenticator, setUpAuthenticator } from '@portal/api-client';
import { authenticatorAddress, authenticatorKeyText } from '@portal/domain';
import { Banner, CopyField, RetryButton, Skeleton, Stack, TextLink, VisuallyHidden } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useConfig } from '../../config/useApp';
import { FailureReason } from '../../failures/FailureReason';
import { useSessionStore } from '../../session/useSession';
import { CodeForm } from './CodeForm';
import { QrCode } from './QrCode';
import { offered, steps } from './second-factor.css';
import { secondFactorWords } from './second-factor-words';

export interface AuthenticatorSetupProps {
  /** Called when a code has confirmed the app. */
  onSetUp: () => void;
}

/** Difference of two clocks in milliseconds from which half of the codes of an app on this device would be refused. */
const wrongClock = 15_000;

/** The steps to set up an authenticator app: picture and key, then its first code. */
export function AuthenticatorSetup({ onSetUp }: AuthenticatorSetupProps) {
  const { t, stack, plain } = secondFactorWords.useWords();
  const { productName } = useConfig();
  const { api } = useSessionStore();
  const [offer, setOffer] = useState<OfferedAuthenticator & { isClockWrong: boolean }>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      const offered = await offerAuthenticator(api);
      const isClockWrong = Math.abs(Date.now() - Date.parse(offered.time)) > wrongClock;
      setOffer({ ...offered, isClockWrong });
    } catch (failed) {
      setError(failed);
    }
  }, [api]);
  useEffect(() => void load(), [load]);
  if (!offer)
    return error === undefined ? (
      <div role="status">
        <VisuallyHidden>
          <secondFactorWords.T k="setUp.loading" />
        </VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    ) : (
      <Banner tone="critical" role="alert" action={<RetryButton onRetry={load} />}>
        {stack('setUp.notRead')}
        <FailureReason error={error} />
      </Banner>
    );
  const address = authenticatorAddress(offer.key, productName, offer.account);
  return (
    <Stack>
      <ol className={steps}>
        <li>{stack('setUp.one')}</li>
        <li>
          {stack('setUp.two')}
          <div className={offered}>
            <Stack>
              <QrCode text={address} label={plain('setUp.picture')} />
              <TextLink variant="standalone" href={address}>
                {t('setUp.open')}
              </TextLink>
              <CopyField
                label={t('setUp.key')}
                rows={3}
                value={authenticatorKeyText(offer.key)}
                words={{ copy: t('setUp.copy'), copied: t('setUp.copied'), failed: t('setUp.copyFailed') }}
              />
            </Stack>
          </div>
        </li>
        <li>{stack('setUp.three')}</li>
      </ol>
      {offer.isClockWrong && <Banner tone="caution">{stack('setUp.clock')}</Banner>}
      <CodeForm
        submitLabel="setUp.confirm"
        onCode={async (code) => {
          await setUpAuthenticator(api, code);
          onSetUp();
        }}
      />
    </Stack>
  );
}
