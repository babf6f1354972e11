import { ApiError, isPasswordLinkUsable, isUnanswered, setPassword, useApi } from '@portal/api-client';
import type { SetPasswordValues } from '@portal/domain';
import { ButtonLink, PageState, TextLink } from '@portal/ui';
import { SetPasswordForm } from '@portal/views';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { entryPoints, loginPlace, placeAddress } from '../config/entry-points';
import { useConfig } from '../portal/usePortal';
import { useGoTo } from '../session/useGoTo';
import { useSession } from '../session/useSession';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';

/** `invite.setPassword`: sets a password by the hash of an invitation (AUTH-19 to AUTH-25, decision 43). */
export function SetPasswordPage() {
  const { hash = '' } = useParams();
  const api = useApi();
  const { dropTokens } = useSession();
  const goTo = useGoTo();
  const toast = useToast();
  const { t, halves } = accountPageWords.useWords();
  const [link, setLink] = useLink(hash);
  useEffect(dropTokens, [dropTokens]);

  const submit = async ({ password }: SetPasswordValues) => {
    try {
      await setPassword(api, hash, password);
      toast.success(halves('toast.passwordSet'), { keep: true });
      goTo(loginPlace(document.cookie));
    } catch (error) {
      toast.danger(halves(isUnanswered(error) ? 'toast.setUnanswered' : 'toast.passwordNotSet'));
      if (error instanceof ApiError && error.code === 'not-found') setLink('unusable');
    }
  };
  return (
    <AccountLayout titled="setPassword.title">
      {link === 'checking' && <PageState kind="loading" title={t('setPassword.checking')} />}
      {link === 'usable' && <SetPasswordForm onSubmit={submit} />}
      {link === 'unusable' && <UnusableLink />}
    </AccountLayout>
  );
}

type LinkState = 'checking' | 'usable' | 'unusable';

/** Whether the link still works, asked when it is opened. */
function useLink(hash: string) {
  const api = useApi();
  const [checked, setChecked] = useState<{ hash: string; state: LinkState }>();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const isUsable = await isPasswordLinkUsable(api, hash);
      if (isCurrent) setChecked({ hash, state: isUsable ? 'usable' : 'unusable' });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [api, hash]);
  const state = checked?.hash === hash ? checked.state : 'checking';
  return [state, (state: LinkState) => setChecked({ hash, state })] as const;
}

/** A link that was used or has expired, and how to get another one. */
function UnusableLink() {
  const config = useConfig();
  const { t, stack } = accountPageWords.useWords();
  const { app } = loginPlace(document.cookie);
  return (
    <PageState
      kind="forbidden"
      title={stack('setPassword.unusable')}
      text={
        <>
          <p>{stack('setPassword.unusableText')}</p>
          <p>
            <TextLink external href={`mailto:${config.email}`}>
              {config.email}
            </TextLink>
          </p>
        </>
      }
      action={
        <ButtonLink
          variant="primary"
          href={placeAddress(config, { app, path: entryPoints.admin['auth.forgot'] })}
        >
          {t('setPassword.askAnother')}
        </ButtonLink>
      }
    />
  );
}
