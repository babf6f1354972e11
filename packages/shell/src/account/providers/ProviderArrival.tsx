import { arriveFromProvider, useApi } from '@portal/api-client';
import type { ProviderRefusal } from '@portal/domain';
import { Banner, Button, PageState, Stack, Text } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { proofRequestsOf } from '../../session/proofRequests';
import { useSession } from '../../session/useSession';
import { useToast } from '../../toasts/useToast';
import { isProofWindow, tellProofRefusal } from './proof-window';
import { providerWords } from './provider-words';

export interface ProviderArrivalProps {
  /** The code from the address. */
  code: string;
  /** Called when the person is signed in or linked, and when the person goes on after a refusal. */
  onDone: () => void;
}

/** Asks what came of the way to a provider, and signs in or says why not. Load it on demand. */
export function ProviderArrival({ code, onDone }: ProviderArrivalProps) {
  const api = useApi();
  const { user, restore } = useSession();
  const toast = useToast();
  const { t, stack, pair } = providerWords.useWords();
  const [problem, setProblem] = useState<ProviderRefusal | 'lost'>();
  const [isProof] = useState(() => isProofWindow(window.location.hash));
  const [isProved, setIsProved] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    // The code works once, and React may run an effect twice.
    if (isAsked.current) return;
    isAsked.current = true;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    const ask = async () => {
      const arrival = await arriveFromProvider(api, code);
      if (arrival.kind === 'refused') {
        if (isProof) tellProofRefusal(arrival.reason);
        return setProblem(arrival.reason);
      }
      if (arrival.kind === 'proved') {
        proofRequestsOf(api).settle(true);
        setIsProved(true);
        // Some browsers do not let a window close itself after it has been at another site.
        return window.close();
      }
      if (arrival.kind === 'signed-in') await restore();
      else toast.success(pair('linked', { provider: arrival.provider }));
      onDone();
    };
    ask().catch(() => setProblem('lost'));
  }, [api, code, isProof, onDone, pair, restore, toast]);
  if (isProved) return <Banner tone="positive">{stack('proved')}</Banner>;
  if (problem === undefined) return <PageState kind="loading" title={t('arriving')} />;
  return (
    <Stack>
      <Banner tone="caution" role="alert">
        {stack(problem === 'lost' ? 'lost' : `refused.${problem}`)}
      </Banner>
      {isProof ? (
        <Text as="div">{stack('closeWindow')}</Text>
      ) : (
        <Button variant="primary" size="large" wide onClick={onDone}>
          {t(user ? 'goOn' : 'back')}
        </Button>
      )}
    </Stack>
  );
}
