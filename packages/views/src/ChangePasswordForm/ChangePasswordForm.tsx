import { type PasswordFormValues, passwordSchema } from '@portal/domain';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { accountActions, accountForm } from '../account-form.css';
import { accountWords } from '../account-words';
import { FormPasswordField } from '../fields';
import { type SubmitHandler, useZodForm } from '../useZodForm';

export interface ChangePasswordFormProps {
  /** Why the last change failed. */
  failure?: ReactNode;
  /**
   * Called with the old password and the new password, which the user typed twice; `'reset'` empties the form
   * (PORTAL-PROFILE-10).
   */
  onSubmit: SubmitHandler<PasswordFormValues>;
  /** Cancels the form; undefined if there is nowhere to return to. */
  onCancel?: () => void;
}

/**
 * Changes the signed-in user's password (PORTAL-PROFILE-03 to PORTAL-PROFILE-08); blocked while a field is invalid
 * (PORTAL-PROFILE-09).
 */
export function ChangePasswordForm({ failure, onSubmit, onCancel }: ChangePasswordFormProps) {
  const { form, fields, formProps, busy } = useZodForm(passwordSchema, { onSubmit });
  const { t, stack } = accountWords.useWords();
  const isRefused = Object.keys(form.allErrors).length > 0;
  return (
    <form {...formProps} className={accountForm}>
      <FormPasswordField
        field={fields.oldPassword}
        label={t('oldPassword')}
        revealLabel={t('revealOld')}
        autoComplete="current-password"
      />
      <FormPasswordField
        field={fields.newPassword}
        label={t('newPasswordRequired')}
        hint={t('passwordHint')}
        revealLabel={t('revealNew')}
        autoComplete="new-password"
      />
      <FormPasswordField
        field={fields.confirmation}
        label={t('confirmationRequired')}
        revealLabel={t('revealConfirmation')}
        autoComplete="new-password"
      />
      {failure}
      <div className={accountActions}>
        {onCancel && (
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onCancel()}>
            {t('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          blockedReason={isRefused ? stack('mendFirst') : undefined}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
