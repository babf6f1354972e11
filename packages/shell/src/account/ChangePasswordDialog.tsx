import type { PasswordFormValues } from '@portal/domain';
import { Dialog } from '@portal/ui';
import { ChangePasswordForm } from '@portal/views';
import { useState } from 'react';
import { accountPageWords } from './account-page-words';
import { useChangeOwnPassword } from './useChangeOwnPassword';

export interface ChangePasswordDialogProps {
  /** Who is signed in. */
  userId: number;
  onClose: () => void;
}

/** One's own password, in front of any page; closed once it was changed. Load it on demand: it brings the forms along. */
export function ChangePasswordDialog({ userId, onClose }: ChangePasswordDialogProps) {
  const { t, stack } = accountPageWords.useWords();
  const change = useChangeOwnPassword(userId);
  const [busy, setBusy] = useState(false);
  const submit = async (values: PasswordFormValues) => {
    setBusy(true);
    const outcome = await change(values);
    setBusy(false);
    if (outcome !== 'reset') return outcome;
    // Gone with its fields: there is nothing left to empty.
    onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      size="small"
      busy={busy}
      title={stack('changePassword.title')}
      closeLabel={t('changePassword.close')}
      onClose={onClose}
    >
      <ChangePasswordForm onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}
