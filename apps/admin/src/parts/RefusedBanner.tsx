import { isRefusal } from '@portal/api-client';
import { Banner, RetryButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { copy } from '../copy';

export interface RefusedBannerProps {
  /** Why the call failed; what the server said is shown as received. */
  error: unknown;
  /** What was not done, and what became of what was typed. */
  children: ReactNode;
  /** Tries again, where no other button does. */
  onRetry?: () => Promise<unknown>;
}

/** Says inside a dialog what failed there: no toast does (decision 23). */
export function RefusedBanner({ error, children, onRetry }: RefusedBannerProps) {
  const { t } = copy.useWords();
  return (
    <Banner
      tone="critical"
      role="alert"
      action={
        onRetry && (
          <RetryButton size="small" onRetry={onRetry}>
            {t('state.retry')}
          </RetryButton>
        )
      }
    >
      {children}
      {isRefusal(error) && error.serverMessage && <div>{error.serverMessage}</div>}
    </Banner>
  );
}
