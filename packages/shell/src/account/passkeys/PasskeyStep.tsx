import { completeWithPasskey, offerPasskeyProof } from '@portal/api-client';
import type { SignedInUser } from '@portal/domain';
import { Button, Stack, useAttempt } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSessionStore } from '../../session/useSession';
import { forgetPasskey, getPasskey, hasPasskeys } from './browserPasskeys';
import { PasskeyFailure } from './PasskeyFailure';
import { passkeyWords } from './passkey-words';

export interface PasskeyStepProps {
  /** Called with the user when the sign-in is complete. */
  onComplete: (user: SignedInUser) => Promise<void>;
  /** Whether this device is trusted from then on. */
  trustsDevice: boolean;
}

/** Completes a sign-in with a passkey in the place of a code. Renders nothing for a person without passkeys. */
export function PasskeyStep({ onComplete, trustsDevice }: PasskeyStepProps) {
  const { api } = useSessionStore();
  const { t, stack } = passkeyWords.useWords();
  const [isOffered, setIsOffered] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  useEffect(() => {
    let isShown = true;
    if (hasPasskeys())
      offerPasskeyProof(api).then(
        () => isShown && setIsOffered(true),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [api]);
  if (!isOffered) return null;
  const use = () =>
    attempt(async () => {
      const options = await offerPasskeyProof(api);
      const credential = await getPasskey(options);
      const user = await completeWithPasskey(api, credential, { trustsDevice }).catch(
        async (error: unknown) => {
          if ((error as { code?: string }).code === 'not-found')
            await forgetPasskey(options.rpId, credential.id);
          throw error;
        },
      );
      await onComplete(user);
    });
  return (
    <Stack>
      <div>{stack('step.text')}</div>
      {failure && <PasskeyFailure error={failure.error} />}
      <Button variant="primary" wide size="large" busy={busy} onClick={() => void use()}>
        {t('step.use')}
      </Button>
      <div>{stack('step.or')}</div>
    </Stack>
  );
}
