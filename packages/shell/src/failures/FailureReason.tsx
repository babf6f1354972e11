import { ApiError, type ApiErrorCode } from '@portal/api-client';
import { PairText } from '@portal/i18n';
import { shellWords } from '../layout/shell-words';
import { failureWords } from './failure-words';
import { useWaitReason } from './useWaitReason';

export interface FailureReasonProps {
  /** The error that the call threw. */
  error: unknown;
}

/**
 * Says why a call failed, with the server's message or a default one. For a server error, includes the request id in
 * the server's log.
 */
export function FailureReason({ error }: FailureReasonProps) {
  const { stack } = failureWords.useWords();
  const { t } = shellWords.useWords();
  const waitFor = useWaitReason();
  const wait = waitFor(error);
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
  return <div>{error.serverMessage ?? stack(error.code)}</div>;
}

function isExplained(code: ApiErrorCode): code is Exclude<ApiErrorCode, 'server' | 'unanswered' | 'aborted'> {
  return code !== 'server' && code !== 'unanswered' && code !== 'aborted';
}
