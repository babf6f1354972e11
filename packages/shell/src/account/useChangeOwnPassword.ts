import { isWrongOldPassword, useChangePassword } from '@portal/api-client';
import type { PasswordFormValues } from '@portal/domain';
import type { FormRefusal } from '@portal/views';
import { useRef } from 'react';
import { useToast } from '../toasts/useToast';
import { accountPageWords } from './account-page-words';

/**
 * Changes the password of whoever is signed in and says how that ended (MSG-73, MSG-74). Resolves with what a
 * `ChangePasswordForm` is to do: be emptied, or say what was refused and keep all that was typed.
 */
export function useChangeOwnPassword(
  userId: number,
): (values: PasswordFormValues) => Promise<FormRefusal | 'reset' | undefined> {
  const changePassword = useChangePassword();
  const toast = useToast();
  const { halves } = accountPageWords.useWords();
  const forget = useRef<() => void>(undefined);
  return async (values) => {
    forget.current?.();
    try {
      await changePassword(userId, values);
      toast.success(halves('toast.passwordChanged'));
      return 'reset';
    } catch (error) {
      forget.current = toast.danger(halves('toast.passwordNotChanged'));
      return isWrongOldPassword(error) ? { fields: { oldPassword: 'old-password-wrong' } } : undefined;
    }
  };
}
