import { type ProofChoice, readProofWays } from '@portal/api-client';
import type { ProofWay } from '@portal/domain';
import { Banner, Button, Dialog, RetryButton, Skeleton, Stack, VisuallyHidden } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { useSessionStore } from '../../session/useSession';
import { hasPasskeys } from '../passkeys/browserPasskeys';
import { proofWayForms } from './proof-way-forms';
import { proofWords } from './proof-words';

export interface ProofDialogProps {
  /** Called once: with true when the person has proved who they are, with false when they cancel. */
  onEnd: (isProved: boolean) => void;
}

/**
 * Asks who the person is before a protected action goes on. It lies above the form of that action, which keeps what was
 * typed.
 */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const { t, stack } = proofWords.useWords();
  const { api } = useSessionStore();
  const [choice, setChoice] = useState<ProofChoice>();
  /** The provider that does not say when the person signed in. */
  const [timeless, setTimeless] = useState<string>();
  const [chosen, setChosen] = useState<ProofWay>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const load = useEffectEvent(() =>
    readProofWays(api).then(
      (found) => setChoice(found),
      (failure: unknown) => setError(failure),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must run the effect again
  useEffect(() => void load(), [attempt]);
  const isUsable = (way: ProofWay) =>
    way === 'provider' ? timeless === undefined : way !== 'passkey' || hasPasskeys();
  const ways = choice?.ways.filter(isUsable);
  const lacksPasskeys = choice?.ways.includes('passkey') && !hasPasskeys();
  const way = ways?.find((each) => each === chosen) ?? ways?.[0];
  const Form = way && proofWayForms[way];
  return (
    <Dialog open size="small" title={stack('title')} onClose={() => onEnd(false)}>
      <Stack>
        <div>{stack('text')}</div>
        {error !== undefined && (
          <Banner
            tone="critical"
            action={
              <RetryButton
                onRetry={async () => {
                  setError(undefined);
                  setAttempt(attempt + 1);
                }}
              />
            }
          >
            {stack('notRead')}
            <FailureReason error={error} />
          </Banner>
        )}
        {error === undefined && !ways && (
          <div role="status">
            <VisuallyHidden>
              <proofWords.T k="loading" />
            </VisuallyHidden>
            <Skeleton lines={3} />
          </div>
        )}
        {timeless !== undefined && (
          <Banner tone="caution" role="alert">
            {stack(ways?.length === 0 ? 'provider.noTimeAlone' : 'provider.noTime', { provider: timeless })}
          </Banner>
        )}
        {ways?.length === 0 && timeless === undefined && (
          <Banner tone="caution">{stack(lacksPasskeys ? 'noPasskeys' : 'noWay')}</Banner>
        )}
        {Form && choice && (
          <Form
            key={way}
            providers={choice.providers}
            onProved={() => onEnd(true)}
            onNoTime={(provider) => setTimeless(provider)}
          />
        )}
        {ways
          ?.filter((other) => other !== way)
          .map((other) => (
            <Button key={other} wide onClick={() => setChosen(other)}>
              {t(`use.${other}`)}
            </Button>
          ))}
        <Button wide onClick={() => onEnd(false)}>
          {t('cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}
