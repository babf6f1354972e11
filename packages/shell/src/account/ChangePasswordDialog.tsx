import type { PasswordFormValues } from '@portal/domain';
import { Dialog, useBusy } from '@portal/ui';
import { ChangePasswordForm } from '@portal/views';
import { accountPageWords } from './account-page-words';
import { useChangeOwnPassword } from './useChangeOwnPassword';

export interface ChangePasswordDialogProps {
  userId: number;
  onClose: () => void;
}

/** Lets users change their own password. Load it on demand, because it includes the form code. */
export function ChangePasswordDialog({ userId, onClose }: ChangePasswordDialogProps) {
  const { stack } = accountPageWords.useWords();
  const { change, failure } = useChangeOwnPassword(userId);
  const { busy, run } = useBusy();
  const submit = async (values: PasswordFormValues) => {
    const outcome = await run(() => change(values));
    if (outcome !== 'reset') return outcome;
    // The dialog closes with its fields, so no reset is needed.
    onClose();
    return undefined;
  };
  return (
    <Dialog open size="small" busy={busy} title={stack('changePassword.title')} onClose={onClose}>
      <ChangePasswordForm failure={failure} onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}
