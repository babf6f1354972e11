import { isUnanswered, isWrongOldPassword, newPasswordRefusal, useChangePassword } from '@portal/api-client';
import type { PasswordFormValues } from '@portal/domain';
import { PairText, type TextPair } from '@portal/i18n';
import { Banner } from '@portal/ui';
import type { FormRefusal } from '@portal/views';
import { type ReactNode, useRef, useState } from 'react';
import { useWaitReason } from '../failures/useWaitReason';
import { useToast } from '../toasts/useToast';
import { accountPageWords } from './account-page-words';

export interface ChangeOwnPassword {
  /** Changes the password. Resolves with the form's next step: reset, show the error, or keep its input. */
  change: (values: PasswordFormValues) => Promise<FormRefusal | 'reset' | undefined>;
  /** Why the last change failed. A toast would be inert behind a dialog. */
  failure: ReactNode;
}

/** Changes the user's password and shows the result (MSG-73, MSG-74). */
export function useChangeOwnPassword(userId: number): ChangeOwnPassword {
  const changePassword = useChangePassword();
  const toast = useToast();
  const waitReason = useWaitReason();
  const { t, pair } = accountPageWords.useWords();
  const [failure, setFailure] = useState<TextPair | null>(null);
  const mayBeChanged = useRef(false);
  const change: ChangeOwnPassword['change'] = async (values) => {
    setFailure(null);
    try {
      await changePassword(userId, values);
      mayBeChanged.current = false;
      toast.success(pair('toast.passwordChanged'));
      return 'reset';
    } catch (error) {
      const isWrong = isWrongOldPassword(error);
      const failed = textOf(error, isWrong && mayBeChanged.current);
      setFailure(waitReason(error) ?? pair(failed));
      if (isUnanswered(error)) mayBeChanged.current = true;
      return refusalOf(error);
    }
  };
  return {
    change,
    failure: failure && (
      <Banner tone="critical" role="alert" title={t('toast.errorTitle')}>
        <PairText value={failure} layout="stack" />
      </Banner>
    ),
  };
}

/** Returns the errors for the fields of the form; undefined if no field was rejected. */
function refusalOf(error: unknown): FormRefusal | undefined {
  const newPassword = newPasswordRefusal(error);
  if (newPassword !== null) return { fields: { newPassword } };
  return isWrongOldPassword(error) ? { fields: { oldPassword: 'old-password-wrong' } } : undefined;
}

function textOf(error: unknown, mayBeChanged: boolean) {
  if (isUnanswered(error)) return 'toast.passwordUnanswered';
  return mayBeChanged ? 'toast.passwordMaybeChanged' : 'toast.passwordNotChanged';
}
