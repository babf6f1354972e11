import { isUnanswered } from '@portal/api-client';
import { FailureReason } from '@portal/shell';
import { Banner, RetryButton } from '@portal/ui';
import type { ReactNode } from 'react';

export interface RefusedBannerProps {
  /** The error of the call. */
  error: unknown;
  /** What failed, and whether the input was kept. For an unknown outcome, another text replaces it. */
  children: ReactNode;
  /** The text for an unknown outcome. */
  unknown?: ReactNode;
  /** Retries; undefined if another button does. */
  onRetry?: () => Promise<unknown>;
}

/** An error message inside a dialog instead of a toast (DECISION-23). */
export function RefusedBanner({ error, children, unknown, onRetry }: RefusedBannerProps) {
  return (
    <Banner tone="critical" role="alert" action={onRetry && <RetryButton size="small" onRetry={onRetry} />}>
      {unknown && isUnanswered(error) ? unknown : <FailureReason error={error}>{children}</FailureReason>}
    </Banner>
  );
}

export interface LoadFailureProps {
  /** The query; `data` may be omitted. */
  of: { data?: unknown; error: unknown; retry: () => Promise<unknown> };
  /** Says what failed. */
  children: ReactNode;
}

/** Says that data failed to load, with a retry; renders nothing otherwise. */
export function LoadFailure({ of: { data, error, retry }, children }: LoadFailureProps) {
  if (!error || data) return null;
  return (
    <RefusedBanner error={error} onRetry={retry}>
      {children}
    </RefusedBanner>
  );
}
