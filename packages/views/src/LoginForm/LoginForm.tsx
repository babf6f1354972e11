import { type LoginValues, loginSchema } from '@portal/domain';
import { Button, TextLink } from '@portal/ui';
import { accountForm } from '../account-form.css';
import { accountWords } from '../account-words';
import { FormPasswordField, FormTextField } from '../fields';
import { type SubmitHandler, useZodForm } from '../useZodForm';

export type LoginFormProps = {
  /** Called with a valid email and a password; `'reset'` empties the form (AUTH-10). */
  onSubmit: SubmitHandler<LoginValues>;
  /** URL of the form that requests a new password (AUTH-03). */
  forgotHref: string;
};

/** Email and password (AUTH-02). */
export function LoginForm({ onSubmit, forgotHref }: LoginFormProps) {
  const { fields, formProps, busy } = useZodForm(loginSchema, { isWholePage: true, onSubmit });
  const { t } = accountWords.useWords();
  return (
    <form {...formProps} className={accountForm}>
      <FormTextField field={fields.email} label={t('email')} type="email" autoComplete="username webauthn" />
      <FormPasswordField
        field={fields.password}
        label={t('password')}
        revealLabel={t('reveal')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('signIn')}
      </Button>
      <TextLink variant="standalone" href={forgotHref}>
        {t('forgot')}
      </TextLink>
    </form>
  );
}
