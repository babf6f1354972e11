import { ApiError, offerPasskeySignIn, type PasskeyAnswer, signInWithPasskey } from '@portal/api-client';
import type { SignedInUser } from '@portal/domain';
import { Button, Stack, useAttempt } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useSessionStore } from '../../session/useSession';
import { canOfferInField, forgetPasskey, getPasskey, hasPasskeys } from './browserPasskeys';
import { PasskeyFailure } from './PasskeyFailure';
import { passkeyWords } from './passkey-words';

export interface PasskeySignInProps {
  /** Called with the user when the sign-in is complete. */
  onComplete: (user: SignedInUser) => Promise<void>;
}

/** Part of the time for which a request works, after which a page that stays open asks for another one. */
const renewedAfter = 0.8;

/**
 * Signs in with a passkey: one that is chosen among the suggestions of the address field, or by the button. Renders
 * nothing if browser or backend have no passkeys. Load it after the page.
 */
export function PasskeySignIn({ onComplete }: PasskeySignInProps) {
  const { api } = useSessionStore();
  const { t } = passkeyWords.useWords();
  const [isOffered, setIsOffered] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  // Increases to offer passkeys in the field again, after the button was used or a passkey was refused.
  const [round, setRound] = useState(0);
  const stop = useRef<() => void>(undefined);

  const signIn = async (siteId: string, credential: PasskeyAnswer) => {
    try {
      await onComplete(await signInWithPasskey(api, credential));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') await forgetPasskey(siteId, credential.id);
      throw error;
    }
  };
  const latest = useRef({ signIn, attempt });
  useEffect(() => {
    latest.current = { signIn, attempt };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins again
  useEffect(() => {
    if (!hasPasskeys()) return;
    const ending = new AbortController();
    stop.current = () => ending.abort();
    const offerInField = async () => {
      while (!ending.signal.aborted) {
        const options = await offerPasskeySignIn(api);
        if (!options || ending.signal.aborted) return;
        setIsOffered(true);
        if (!(await canOfferInField())) return;
        const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(options.timeout * renewedAfter)]);
        const chosen = await getPasskey(options, { signal, inField: true }).catch(() => null);
        if (chosen) {
          const isDone = await latest.current.attempt(() => latest.current.signIn(options.rpId, chosen));
          if (isDone) return;
        } else if (!signal.aborted) return;
      }
    };
    // Without an answer, or with a refusal, the password is left.
    offerInField().catch(() => undefined);
    return () => ending.abort();
  }, [api, round]);

  if (!isOffered) return null;
  const use = async () => {
    // A browser carries out one request at a time.
    stop.current?.();
    const isDone = await attempt(async () => {
      const options = await offerPasskeySignIn(api);
      if (options) await signIn(options.rpId, await getPasskey(options));
    });
    if (!isDone) setRound((count) => count + 1);
  };
  return (
    <Stack>
      {failure && <PasskeyFailure error={failure.error} />}
      <Button wide size="large" busy={busy} onClick={() => void use()}>
        {t('signIn')}
      </Button>
    </Stack>
  );
}
