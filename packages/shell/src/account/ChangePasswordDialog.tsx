import { useHasExtension, useIsPasswordOff } from '@portal/api-client';
import type { PasswordFormValues } from '@portal/domain';
import { Button, Cluster, Dialog, Stack, SystemIcon, useBusy } from '@portal/ui';
import { ChangePasswordForm } from '@portal/views';
import { useState } from 'react';
import { accountPageWords } from './account-page-words';
import { OpenSessionsDialog } from './OpenSessionsDialog';
import { openSessionsWords } from './open-sessions-words';
import { PasswordOffNote } from './PasswordOffNote';
import { useChangeOwnPassword } from './useChangeOwnPassword';

export interface ChangePasswordDialogProps {
  userId: number;
  onClose: () => void;
}

/**
 * Lets users change their own password, and leads to their open sessions if the backend can end them. Load it on demand,
 * because it includes the form code.
 */
export function ChangePasswordDialog({ userId, onClose }: ChangePasswordDialogProps) {
  const { stack } = accountPageWords.useWords();
  const { change, failure } = useChangeOwnPassword(userId);
  const { busy, run } = useBusy();
  const isPasswordOff = useIsPasswordOff(userId);
  const offersSessions = useHasExtension('sessions');
  const [showsSessions, setShowsSessions] = useState(false);
  const sessions = openSessionsWords.useWords();
  const submit = async (values: PasswordFormValues) => {
    const outcome = await run(() => change(values));
    if (outcome !== 'reset') return outcome;
    // The dialog closes with its fields, so no reset is needed.
    onClose();
    return undefined;
  };
  if (showsSessions) return <OpenSessionsDialog userId={userId} onClose={onClose} />;
  return (
    <Dialog open size="small" busy={busy} title={stack('changePassword.title')} onClose={onClose}>
      <Stack>
        {isPasswordOff ? (
          <PasswordOffNote />
        ) : (
          <ChangePasswordForm failure={failure} onSubmit={submit} onCancel={onClose} />
        )}
        {offersSessions && (
          <Cluster>
            <Button icon={SystemIcon} onClick={() => setShowsSessions(true)}>
              {sessions.t('title')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}
