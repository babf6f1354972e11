import type { ApiError } from '@portal/api-client';
import { PageTitle, useRetryWhenOnline } from '@portal/shell';
import { PageState, RetryButton } from '@portal/ui';
import { queryWords } from './query-words';

export interface QueryStateProps {
  /** The reason why there is no data; undefined while loading. */
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
  /** `1` if the state replaces the whole page; it then sets the document title too. */
  level?: 1 | 2;
}

/** Replaces missing data: loading, forbidden, offline or failed, each with what the user can do. */
export function QueryState({ error, retry, level }: QueryStateProps) {
  const { t, stack, plain } = queryWords.useWords();
  useRetryWhenOnline(error?.code === 'offline', retry);
  if (!error) return <PageState kind="loading" title={t('loading')} level={level} />;
  const kind = error.code === 'forbidden' || error.code === 'offline' ? error.code : 'error';
  return (
    <>
      {level === 1 && <PageTitle>{plain(kind)}</PageTitle>}
      <PageState
        kind={kind}
        level={level}
        title={stack(kind)}
        text={stack(`${kind}Text`)}
        action={kind === 'forbidden' ? undefined : <RetryButton onRetry={retry} />}
      />
    </>
  );
}
