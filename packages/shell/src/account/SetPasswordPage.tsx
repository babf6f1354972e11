import {
  ApiError,
  isUnanswered,
  newPasswordRefusal,
  type PasswordLinkState,
  readPasswordLink,
  setPassword,
  useApi,
} from '@portal/api-client';
import type { SetPasswordValues } from '@portal/domain';
import { ButtonLink, PageState, TextLink } from '@portal/ui';
import { SetPasswordForm } from '@portal/views';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { entryPoints, loginPlace, placeAddress } from '../config/entry-points';
import { useConfig } from '../config/useApp';
import { useWaitReason } from '../failures/useWaitReason';
import { useGoTo } from '../session/useGoTo';
import { useSession } from '../session/useSession';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';

// Lazy, because most offices have no provider.
const ProviderChoice = lazy(async () => ({
  default: (await import('./providers/ProviderChoice')).ProviderChoice,
}));

/** `invite.setPassword`: sets a password with the hash of an invitation (AUTH-19 to AUTH-25, DECISION-43). */
export function SetPasswordPage() {
  const { hash = '' } = useParams();
  const api = useApi();
  const { dropTokens } = useSession();
  const goTo = useGoTo();
  const toast = useToast();
  const waitReason = useWaitReason();
  const { t, pair } = accountPageWords.useWords();
  const [link, setLink] = useLink(hash);
  useEffect(dropTokens, [dropTokens]);

  const submit = async ({ password }: SetPasswordValues) => {
    try {
      await setPassword(api, hash, password);
      toast.success(pair('toast.passwordSet'), { keep: true });
      goTo(loginPlace(document.cookie));
    } catch (error) {
      const failed = isUnanswered(error) ? 'toast.setUnanswered' : 'toast.passwordNotSet';
      toast.danger(waitReason(error) ?? pair(failed));
      if (error instanceof ApiError && error.code === 'not-found') setLink({ usable: false });
      const refused = newPasswordRefusal(error);
      if (refused !== null) return { fields: { password: refused } };
    }
    return undefined;
  };
  return (
    <AccountLayout titled="setPassword.title">
      {!link && <PageState kind="loading" title={t('setPassword.checking')} />}
      {link?.usable && (
        <>
          {!link.providerOnly && <SetPasswordForm onSubmit={submit} />}
          <Suspense>
            <ProviderChoice hash={hash} isOnly={link.providerOnly} />
          </Suspense>
        </>
      )}
      {link?.usable === false && <UnusableLink reason={link.reason} />}
    </AccountLayout>
  );
}

/** Checks whether the link is still valid; undefined until known. */
function useLink(hash: string) {
  const api = useApi();
  const [checked, setChecked] = useState<{ hash: string; state: PasswordLinkState }>();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const state = await readPasswordLink(api, hash);
      if (isCurrent) setChecked({ hash, state });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [api, hash]);
  const state = checked?.hash === hash ? checked.state : undefined;
  return [state, (state: PasswordLinkState) => setChecked({ hash, state })] as const;
}

type LinkEnd = Extract<PasswordLinkState, { usable: false }>['reason'];

/** Says why a link does not work and how to get a new one. */
function UnusableLink({ reason }: { reason: LinkEnd }) {
  const config = useConfig();
  const { t, stack } = accountPageWords.useWords();
  const login = loginPlace(document.cookie);
  return (
    <PageState
      kind="forbidden"
      title={stack(`setPassword.${reason ?? 'unusable'}`)}
      text={
        <>
          <p>{stack(`setPassword.${reason ?? 'unusable'}Text`)}</p>
          <p>
            {reason === 'used' ? (
              <TextLink href={placeAddress(config, login)}>{t('login.title')}</TextLink>
            ) : (
              <TextLink external href={`mailto:${config.email}`}>
                {config.email}
              </TextLink>
            )}
          </p>
        </>
      }
      action={
        <ButtonLink
          variant="primary"
          href={placeAddress(config, { app: login.app, path: entryPoints.admin['auth.forgot'] })}
        >
          {t('setPassword.askAnother')}
        </ButtonLink>
      }
    />
  );
}
