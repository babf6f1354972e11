import { type SetPasswordValues, setPasswordSchema } from '@portal/domain';
import { Button } from '@portal/ui';
import { accountForm } from '../account-form.css';
import { accountWords } from '../account-words';
import { FormPasswordField } from '../fields';
import { type SubmitHandler, useZodForm } from '../useZodForm';

export type SetPasswordFormProps = {
  /** Called with a password of at least 8 characters, which the user typed twice. */
  onSubmit: SubmitHandler<SetPasswordValues>;
};

/** A new password, typed twice (AUTH-19); blocked until both are valid (AUTH-25). */
export function SetPasswordForm({ onSubmit }: SetPasswordFormProps) {
  const { form, fields, formProps, busy } = useZodForm(setPasswordSchema, { isWholePage: true, onSubmit });
  const { t, stack } = accountWords.useWords();
  const complete = setPasswordSchema.safeParse(form.value ?? {}).success;
  return (
    <form {...formProps} className={accountForm}>
      <FormPasswordField
        field={fields.password}
        label={t('newPassword')}
        hint={t('passwordHint')}
        revealLabel={t('revealNew')}
        autoComplete="new-password"
      />
      <FormPasswordField
        field={fields.confirmation}
        label={t('confirmation')}
        revealLabel={t('revealConfirmation')}
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        blockedReason={complete ? undefined : stack('blocked')}
      >
        {t('setPassword')}
      </Button>
    </form>
  );
}
