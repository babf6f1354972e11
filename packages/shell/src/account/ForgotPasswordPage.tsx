import { isUnanswered, requestPassword, useApi } from '@portal/api-client';
import type { ForgotPasswordValues } from '@portal/domain';
import { ForgotPasswordForm } from '@portal/views';
import { entryPoints } from '../config/entry-points';
import { useWaitReason } from '../failures/useWaitReason';
import { useGoTo } from '../session/useGoTo';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';

/** `auth.forgot`: requests an email with a link to set a new password (AUTH-13 to AUTH-18). */
export function ForgotPasswordPage() {
  const api = useApi();
  const goTo = useGoTo();
  const toast = useToast();
  const waitReason = useWaitReason();
  const { stack, pair } = accountPageWords.useWords();

  const submit = async ({ email }: ForgotPasswordValues) => {
    try {
      await requestPassword(api, email);
      // The home page redirects immediately, so the toast must survive a page load.
      toast.success(pair('toast.sent'), { keep: true });
      goTo({ app: 'reports', path: entryPoints.reports.home });
    } catch (error) {
      if (isUnanswered(error)) toast.danger(pair('toast.sentUnanswered'));
      else toast.danger(waitReason(error) ?? pair('toast.failed'), { error });
    }
  };
  return (
    <AccountLayout titled="forgot.title">
      <p>{stack('forgot.text')}</p>
      <ForgotPasswordForm onSubmit={submit} signInHref={entryPoints.admin['auth.login']} />
    </AccountLayout>
  );
}
