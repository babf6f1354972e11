import { ApiError, isAnswerLost } from '@portal/api-client';
import { Banner } from '@portal/ui';
import type { ReactNode } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { problemOf } from './browserPasskeys';
import { passkeyWords } from './passkey-words';

export interface PasskeyFailureProps {
  /** The error of the browser or of the server. */
  error: unknown;
  /** What failed, before a reason of the server. */
  children?: ReactNode;
  /** What to say when the answer of the server was lost. Default: the reason. */
  lost?: ReactNode;
}

/** Says why a passkey was not used or added. */
export function PasskeyFailure({ error, children, lost }: PasskeyFailureProps) {
  const { stack } = passkeyWords.useWords();
  const problem = problemOf(error);
  const isUnknown = error instanceof ApiError && error.code === 'not-found';
  return (
    <Banner tone={problem === 'cancelled' ? 'info' : 'critical'} role="alert">
      {problem ? (
        stack(`problem.${problem}`)
      ) : isUnknown ? (
        stack('unknown')
      ) : lost && isAnswerLost(error) ? (
        lost
      ) : (
        <FailureReason error={error}>{children}</FailureReason>
      )}
    </Banner>
  );
}
