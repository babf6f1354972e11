import type { ApiError, ApiErrorCode } from '@portal/api-client';
import { PageTitle, useRetryWhenOnline } from '@portal/shell';
import { ButtonLink, PageState, RetryButton } from '@portal/ui';
import { copy } from '../copy';
import { pathTo } from '../paths';

type Kind = 'offline' | 'forbidden' | 'not-found' | 'error';

const kinds: Partial<Record<ApiErrorCode, Kind>> = {
  offline: 'offline',
  forbidden: 'forbidden',
  'not-found': 'not-found',
};

export type QueryStateProps = {
  /** Why loading failed. */
  error: ApiError;
  /** Loads again. */
  retry: () => Promise<unknown>;
  /** `1` if it is the whole page; it then sets the document title too. */
  level?: 1 | 2;
  /** Whether the data are the user's own courses: a rejection then concerns the account, not a course. */
  own?: boolean;
};

/** Shown instead of data that failed to load, with what the user can do. */
export function QueryState({ error, retry, level, own = false }: QueryStateProps) {
  const { t, stack, plain } = copy.useWords();
  const kind = kinds[error.code] ?? 'error';
  useRetryWhenOnline(kind === 'offline', retry);
  const kindShown = own && kind === 'forbidden' ? 'account' : kind;
  const mayHelp = kindShown === 'offline' || kindShown === 'error' || kindShown === 'account';
  return (
    <>
      {level === 1 && <PageTitle>{plain(`state.${kindShown}`)}</PageTitle>}
      <PageState
        kind={kind}
        level={level}
        title={stack(`state.${kindShown}`)}
        text={stack(`state.${kindShown}Text`)}
        action={
          mayHelp ? (
            <RetryButton onRetry={retry} />
          ) : (
            <ButtonLink href={pathTo('teacher.views.home')}>{t('state.home')}</ButtonLink>
          )
        }
      />
    </>
  );
}
