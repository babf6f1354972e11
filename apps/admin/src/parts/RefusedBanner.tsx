import { FailureReason } from '@portal/shell';
import { Banner, RetryButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { copy } from '../copy';

export interface RefusedBannerProps {
  /** What the call threw. */
  error: unknown;
  /** What was not done, and what became of what was typed. */
  children: ReactNode;
  /** Tries again, where no other button does. */
  onRetry?: () => Promise<unknown>;
}

/** Says inside a dialog what failed there: no toast does (DECISION-23). */
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
      <FailureReason error={error} />
    </Banner>
  );
}
