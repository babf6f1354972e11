import { ApiError, type ApiErrorCode } from '@portal/api-client';
import { PairText, ServerText } from '@portal/i18n';
import type { ReactNode } from 'react';
import { shellWords } from '../shell-words';
import { failureWords } from './failure-words';
import { unclearOutcome } from './unclear-outcome';
import { useWaitReason } from './useWaitReason';

export interface FailureReasonProps {
  /** The error that the call threw. */
  error: unknown;
  /** What failed, before the reason. An unclear outcome replaces it, because nobody knows whether it failed. */
  children?: ReactNode;
}

/**
 * Says why a call failed, with the server's message or a default one. For a server error, includes the request id in
 * the server's log.
 */
export function FailureReason({ error, children }: FailureReasonProps) {
  return (
    <>
      {!unclearOutcome(error) && children}
      <Reason error={error} />
    </>
  );
}

function Reason({ error }: { error: unknown }) {
  const { stack } = failureWords.useWords();
  const { t } = shellWords.useWords();
  const waitFor = useWaitReason();
  const wait = waitFor(error) ?? unclearOutcome(error)?.text;
  if (wait)
    return (
      <div>
        <PairText value={wait} layout="stack" />
      </div>
    );
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'server' && error.requestId) {
    return (
      <div>
        {t('failed.reference')} <code>{error.requestId}</code>
      </div>
    );
  }
  if (!isExplained(error.code)) return null;
  if (error.serverMessage === null) return <div>{stack(error.code)}</div>;
  return (
    <div>
      <ServerText layout="stack">{error.serverMessage}</ServerText>
    </div>
  );
}

type Explained = Exclude<ApiErrorCode, 'server' | 'aborted' | 'unanswered' | 'saved-before'>;

function isExplained(code: ApiErrorCode): code is Explained {
  return code !== 'server' && code !== 'aborted';
}
