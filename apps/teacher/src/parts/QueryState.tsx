import type { ApiError, ApiErrorCode } from '@portal/api-client';
import { Button, ButtonLink, PageState, RetryIcon } from '@portal/ui';
import { copy } from '../copy';
import { pathTo } from '../paths';

type Kind = 'offline' | 'forbidden' | 'not-found' | 'error';

const kinds: Partial<Record<ApiErrorCode, Kind>> = {
  offline: 'offline',
  forbidden: 'forbidden',
  'not-found': 'not-found',
};

export type QueryStateProps = {
  /** Why there is nothing to show. */
  error: ApiError;
  /** Asks again. */
  retry: () => void;
  /** `1` where the state is the whole page. */
  level?: 1 | 2;
};

/** What a page says instead of what could not be read, and what to do about it. */
export function QueryState({ error, retry, level }: QueryStateProps) {
  const { t, stack } = copy.useWords();
  const kind = kinds[error.code] ?? 'error';
  const mayHelp = kind === 'offline' || kind === 'error';
  return (
    <PageState
      kind={kind}
      level={level}
      title={stack(`state.${kind}`)}
      text={stack(`state.${kind}Text`)}
      action={
        mayHelp ? (
          <Button icon={RetryIcon} onClick={retry}>
            {t('state.retry')}
          </Button>
        ) : (
          <ButtonLink href={pathTo('teacher.views.home')}>{t('state.home')}</ButtonLink>
        )
      }
    />
  );
}
