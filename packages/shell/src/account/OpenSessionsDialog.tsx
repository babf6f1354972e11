import { useHasExtension } from '@portal/api-client';
import { Button, Dialog, Heading, Stack } from '@portal/ui';
import { OpenSessions } from './OpenSessions';
import { openSessionsWords } from './open-sessions-words';
import { SignIns } from './SignIns';
import { signInWords } from './sign-in-words';
import { TrustedDevices } from './TrustedDevices';

export interface OpenSessionsDialogProps {
  userId: number;
  /** The name of the user; undefined if the sessions are the signed-in user's own. */
  name?: string;
  onClose: () => void;
}

/** Shows the open sessions and trusted devices of a user, ends them, and shows the attempts to sign in. Load it on demand. */
export function OpenSessionsDialog({ userId, name, onClose }: OpenSessionsDialogProps) {
  const { t, stack } = openSessionsWords.useWords();
  const offersSignIns = useHasExtension('sign-ins');
  const offersTrust = useHasExtension('trusted-devices');
  const signIns = signInWords.useWords();
  return (
    <Dialog
      open
      title={name === undefined ? stack('title') : stack('titleOf', { name })}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      <Stack>
        <OpenSessions userId={userId} />
        {offersTrust && (
          <>
            <Heading level={3} look="section">
              {stack('trusted.title')}
            </Heading>
            <TrustedDevices userId={userId} />
          </>
        )}
        {offersSignIns && (
          <>
            <Heading level={3} look="section">
              {signIns.stack('title')}
            </Heading>
            <SignIns userId={userId} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
