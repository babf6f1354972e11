import { useHasExtension } from '@portal/api-client';
import { Button, Stack, useAttempt } from '@portal/ui';
import { hasPasskeys } from './browserPasskeys';
import { PasskeyFailure } from './PasskeyFailure';
import { passkeyWords } from './passkey-words';
import { useAddPasskey } from './useAddPasskey';

export interface AddPasskeyStepProps {
  /** Called when the passkey is added. */
  onAdded: () => void;
}

/** Adds a passkey where the organization requires a second factor, before codes are offered. */
export function AddPasskeyStep({ onAdded }: AddPasskeyStepProps) {
  const isOffered = useHasExtension('passkeys') && hasPasskeys();
  const { t, stack } = passkeyWords.useWords();
  const add = useAddPasskey();
  const { busy, failure, attempt } = useAttempt();
  if (!isOffered) return null;
  return (
    <Stack>
      <div>{stack('step.add')}</div>
      {failure && <PasskeyFailure error={failure.error}>{stack('own.notAdded')}</PasskeyFailure>}
      <Button
        variant="primary"
        wide
        size="large"
        busy={busy}
        onClick={() => void attempt(add).then((isDone) => isDone && onAdded())}
      >
        {t('own.add')}
      </Button>
      <div>{stack('step.orCodes')}</div>
    </Stack>
  );
}
