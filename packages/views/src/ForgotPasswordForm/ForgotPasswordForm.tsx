import { type ForgotPasswordValues, forgotPasswordSchema } from '@portal/domain';
import { Button, TextLink } from '@portal/ui';
import { accountForm } from '../account-form.css';
import { accountWords } from '../account-words';
import { FormTextField } from '../fields';
import { type SubmitHandler, useZodForm } from '../useZodForm';

export type ForgotPasswordFormProps = {
  /** Called with a valid email. */
  onSubmit: SubmitHandler<ForgotPasswordValues>;
  /** URL of the login page (AUTH-14). */
  signInHref: string;
};

/** Asks for the email to which a password link is sent (AUTH-13). */
export function ForgotPasswordForm({ onSubmit, signInHref }: ForgotPasswordFormProps) {
  const { fields, formProps, busy } = useZodForm(forgotPasswordSchema, { isWholePage: true, onSubmit });
  const { t } = accountWords.useWords();
  return (
    <form {...formProps} className={accountForm}>
      <FormTextField field={fields.email} label={t('email')} type="email" autoComplete="username" />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('send')}
      </Button>
      <TextLink variant="standalone" href={signInHref}>
        {t('backToSignIn')}
      </TextLink>
    </form>
  );
}
