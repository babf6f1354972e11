import { setPassword, useApi } from '@portal/api-client';
import type { SetPasswordValues } from '@portal/domain';
import { SetPasswordForm } from '@portal/views';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { loginPlace } from '../config/entry-points';
import { useGoTo } from '../session/useGoTo';
import { useSession } from '../session/useSession';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';

/** `invite.setPassword`: sets a password by the hash of an invitation (AUTH-19 to AUTH-25). */
export function SetPasswordPage() {
  const { hash = '' } = useParams();
  const api = useApi();
  const { dropTokens } = useSession();
  const goTo = useGoTo();
  const toast = useToast();
  const { halves } = accountPageWords.useWords();
  useEffect(dropTokens, [dropTokens]);

  const submit = async ({ password }: SetPasswordValues) => {
    try {
      await setPassword(api, hash, password);
      toast.success(halves('toast.passwordSet'), { keep: true });
      goTo(loginPlace(document.cookie));
    } catch {
      toast.danger(halves('toast.passwordNotSet'));
    }
  };
  return (
    <AccountLayout titled="setPassword.title">
      <SetPasswordForm onSubmit={submit} />
    </AccountLayout>
  );
}
