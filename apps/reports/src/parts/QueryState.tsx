import type { ApiError, ApiErrorCode } from '@portal/api-client';
import { PairText } from '@portal/i18n';
import { useRetryWhenOnline, useWaitReason } from '@portal/shell';
import { PageState, RetryButton } from '@portal/ui';
import { copy } from '../copy';

const kinds: Partial<Record<ApiErrorCode, 'offline' | 'forbidden' | 'not-found'>> = {
  offline: 'offline',
  forbidden: 'forbidden',
  'not-found': 'not-found',
};

const words = {
  offline: ['state.offline', 'state.offlineText'],
  forbidden: ['state.forbidden', 'state.forbiddenText'],
  'not-found': ['state.notFound', 'state.notFoundText'],
  error: ['state.error', 'state.errorText'],
} as const;

export type QueryStateProps = {
  /** The error that prevented loading. */
  error: Pick<ApiError, 'code'>;
  /** Loads the data again. */
  retry: () => Promise<unknown>;
  /** `1` if nothing else is shown, `2` (default) below a page title. */
  level?: 1 | 2;
};

/** Shown instead of data that failed to load, with the reason and a retry. */
export function QueryState({ error, retry, level }: QueryStateProps) {
  const { stack } = copy.useWords();
  const kind = kinds[error.code] ?? 'error';
  useRetryWhenOnline(kind === 'offline', retry);
  const waitReason = useWaitReason();
  const wait = waitReason(error);
  const [title, text] = words[kind];
  return (
    <PageState
      kind={kind}
      level={level}
      title={stack(title)}
      text={wait ? <PairText value={wait} layout="stack" /> : stack(text)}
      action={kind === 'offline' || kind === 'error' ? <RetryButton onRetry={retry} /> : undefined}
    />
  );
}
