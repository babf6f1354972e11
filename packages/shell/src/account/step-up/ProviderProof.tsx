import { beginProviderProof, isProofFresh } from '@portal/api-client';
import type { ProviderRefusal, SignInProvider } from '@portal/domain';
import { Banner, Button, ButtonLink, Stack, useAttempt } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../config/useApp';
import { FailureReason } from '../../failures/FailureReason';
import { useSessionStore } from '../../session/useSession';
import { subscribeToProofRefusals } from '../providers/proof-window';
import { providerWords } from '../providers/provider-words';
import type { ProofWayFormProps } from './proof-way-forms';
import { proofWords } from './proof-words';

/** A window that was opened for a provider. `link` opens it if the browser did not. */
interface Begun {
  readonly provider: SignInProvider;
  readonly link: string | null;
}

/** Lets the person sign in again with a linked account, in another window, so that this page keeps what was typed. */
export function ProviderProof({ providers, onProved, onNoTime }: ProofWayFormProps) {
  const { t, stack } = proofWords.useWords();
  const { stack: providerStack } = providerWords.useWords();
  const { api } = useSessionStore();
  const { config } = useApp();
  const [begun, setBegun] = useState<Begun>();
  const [refused, setRefused] = useState<ProviderRefusal>();
  const { busy, failure, attempt } = useAttempt();
  const refuse = useEffectEvent((reason: ProviderRefusal) => {
    if (begun && reason === 'no-time') onNoTime(begun.provider.name);
    else setRefused(reason);
    setBegun(undefined);
  });
  // The other window announces a proof as another tab does. Asks the backend in case that message did not arrive.
  const askAgain = useEffectEvent(async () => {
    if (begun && (await isProofFresh(api))) onProved();
  });
  useEffect(() => {
    const ask = () => void askAgain();
    window.addEventListener('focus', ask);
    const unsubscribe = subscribeToProofRefusals((reason) => refuse(reason));
    return () => {
      window.removeEventListener('focus', ask);
      unsubscribe();
    };
  }, []);
  const begin = (provider: SignInProvider) =>
    attempt(async () => {
      setRefused(undefined);
      setBegun(undefined);
      // Opened before the request, because browsers block a window that does not follow a click at once.
      const opened = window.open('', '_blank', 'popup,width=520,height=720');
      try {
        const path = await beginProviderProof(api, provider.id);
        const address = config.apiBase.replace(/\/$/, '') + path;
        if (opened) opened.location.replace(address);
        setBegun({ provider, link: opened ? null : address });
      } catch (error) {
        opened?.close();
        throw error;
      }
    });
  return (
    <Stack>
      <div>{stack('provider.text')}</div>
      {failure && (
        <Banner tone="critical" role="alert">
          {stack('provider.notBegun')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      {refused && (
        <Banner tone="caution" role="alert">
          {providerStack(`refused.${refused}`)}
        </Banner>
      )}
      {begun && (
        <div role="status">
          <Banner tone="info">{stack(begun.link === null ? 'provider.waiting' : 'provider.blocked')}</Banner>
        </div>
      )}
      {begun?.link != null && (
        <ButtonLink external target="_blank" wide size="large" variant="primary" href={begun.link}>
          {t('provider.link', { provider: begun.provider.name })}
        </ButtonLink>
      )}
      {providers.map((provider, place) => (
        <Button
          key={provider.id}
          autoFocus={place === 0}
          variant={begun ? undefined : 'primary'}
          size="large"
          wide
          busy={busy}
          onClick={() => void begin(provider)}
        >
          {t(begun?.provider === provider ? 'provider.again' : 'provider.open', { provider: provider.name })}
        </Button>
      ))}
    </Stack>
  );
}
