import { completeSignIn, mayTrustDevice } from '@portal/api-client';
import type { SignedInUser, SecondStep as Step } from '@portal/domain';
import { Button, CheckboxField, Stack, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSessionStore } from '../../session/useSession';
import { AddPasskeyStep } from '../passkeys/AddPasskeyStep';
import { PasskeyStep } from '../passkeys/PasskeyStep';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { secondFactorWords } from './second-factor-words';

export interface SecondStepProps {
  pending: { user: SignedInUser; step: Step };
  /** Called with the user when the sign-in is complete. */
  onComplete: (user: SignedInUser) => Promise<void>;
}

/** The second step of the sign-in: a code, or setting up an authenticator app and keeping recovery codes. */
export function SecondStep({ pending: { user, step }, onComplete }: SecondStepProps) {
  const { t, stack } = secondFactorWords.useWords();
  const { api, signOut } = useSessionStore();
  const [isSetUp, setIsSetUp] = useState(false);
  const [mayTrust, setMayTrust] = useState(false);
  const [trustsDevice, setTrustsDevice] = useState(false);
  const asksCode = step === 'code';
  useEffect(() => {
    let isShown = true;
    if (asksCode) void mayTrustDevice(api).then((may) => isShown && setMayTrust(may));
    return () => {
      isShown = false;
    };
  }, [api, asksCode]);
  if (isSetUp) return <RecoveryCodes onDone={() => void onComplete(user)} />;
  return (
    <Stack>
      {step === 'enrolment' ? (
        <>
          <div>{stack('step.enrolment')}</div>
          <AddPasskeyStep onAdded={() => setIsSetUp(true)} />
          <AuthenticatorSetup onSetUp={() => setIsSetUp(true)} />
        </>
      ) : (
        <>
          {mayTrust && (
            <CheckboxField
              name="trust"
              label={t('step.trust')}
              hint={stack('step.trustHint')}
              checked={trustsDevice}
              onChange={({ target }) => setTrustsDevice(target.checked)}
            />
          )}
          <PasskeyStep trustsDevice={trustsDevice} onComplete={onComplete} />
          <div>{stack('step.code')}</div>
          <CodeForm
            takesFocus
            takesRecoveryCodes
            submitLabel="continue"
            onCode={async (code) => onComplete(await completeSignIn(api, code, { trustsDevice }))}
          />
          <Text as="div" tone="soft">
            {stack('step.lost')}
          </Text>
        </>
      )}
      <Button wide onClick={signOut}>
        {t('step.other')}
      </Button>
    </Stack>
  );
}
