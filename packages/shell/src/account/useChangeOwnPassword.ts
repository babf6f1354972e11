import { isUnanswered, isWrongOldPassword, useChangePassword } from '@portal/api-client';
import type { PasswordFormValues } from '@portal/domain';
import type { FormRefusal } from '@portal/views';
import { useRef } from 'react';
import { useWaitReason } from '../failures/useWaitReason';
import { useToast } from '../toasts/useToast';
import { accountPageWords } from './account-page-words';

/**
 * Changes the user's password and shows the result (MSG-73, MSG-74). Resolves with what the form does next: reset, show
 * the rejection, or keep its input.
 */
export function useChangeOwnPassword(
  userId: number,
): (values: PasswordFormValues) => Promise<FormRefusal | 'reset' | undefined> {
  const changePassword = useChangePassword();
  const toast = useToast();
  const waitReason = useWaitReason();
  const { pair } = accountPageWords.useWords();
  const forget = useRef<() => void>(undefined);
  const mayBeChanged = useRef(false);
  return async (values) => {
    forget.current?.();
    try {
      await changePassword(userId, values);
      mayBeChanged.current = false;
      toast.success(pair('toast.passwordChanged'));
      return 'reset';
    } catch (error) {
      const isWrong = isWrongOldPassword(error);
      const failed = textOf(error, isWrong && mayBeChanged.current);
      forget.current = toast.danger(waitReason(error) ?? pair(failed));
      if (isUnanswered(error)) mayBeChanged.current = true;
      return isWrong ? { fields: { oldPassword: 'old-password-wrong' } } : undefined;
    }
  };
}

function textOf(error: unknown, mayBeChanged: boolean) {
  if (isUnanswered(error)) return 'toast.passwordUnanswered';
  return mayBeChanged ? 'toast.passwordMaybeChanged' : 'toast.passwordNotChanged';
}
