import type { ApiError } from '@portal/api-client';
import { useRetryWhenOnline } from '@portal/shell';
import { PageState, RetryButton } from '@portal/ui';
import { queryWords } from './query-words';

export interface QueryStateProps {
  /** Why there is nothing to show; without one it is still loading. */
  error: ApiError | undefined;
  /** Asks again. */
  retry: () => Promise<unknown>;
  /** `1` where the state is the whole page. */
  level?: 1 | 2;
}

/** What a page says while what it shows is not there: loading, refused, offline, failed; each with what to do. */
export function QueryState({ error, retry, level }: QueryStateProps) {
  const { t, stack } = queryWords.useWords();
  useRetryWhenOnline(error?.code === 'offline', retry);
  if (!error) return <PageState kind="loading" title={t('loading')} level={level} />;
  const kind = error.code === 'forbidden' || error.code === 'offline' ? error.code : 'error';
  return (
    <PageState
      kind={kind}
      level={level}
      title={stack(kind)}
      text={stack(`${kind}Text`)}
      action={kind === 'forbidden' ? undefined : <RetryButton onRetry={retry}>{t('retry')}</RetryButton>}
    />
  );
}
