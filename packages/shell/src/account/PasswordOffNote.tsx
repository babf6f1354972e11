import { useProviders } from '@portal/api-client';
import { Banner } from '@portal/ui';
import { changePasswordWords } from './change-password-words';

/** Says in place of the password form that passwords are switched off for the person, and how to sign in. */
export function PasswordOffNote() {
  const { stack } = changePasswordWords.useWords();
  const names = (useProviders().data ?? []).map(({ name }) => name).join(', ');
  return <Banner tone="info">{stack('off', { names })}</Banner>;
}
