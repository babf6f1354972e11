import { ApiError, type ApiErrorCode } from '@portal/api-client';
import { PairText } from '@portal/i18n';
import { FailureReason, unclearOutcome } from '@portal/shell';
import { Banner } from '@portal/ui';
import type { ReactNode } from 'react';
import { ProviderContact } from '../ProviderContact';
import { correctionWords } from './correction-words';

export interface CorrectionFailureProps {
  /** Says what failed. */
  title: ReactNode;
  /** The error of the call. */
  error: unknown;
  /** Content below the reason. */
  children?: ReactNode;
}

const reasons = { forbidden: 'expired', offline: 'offline', 'not-found': 'gone' } as const satisfies Partial<
  Record<ApiErrorCode, string>
>;

/** Scrolls above the bottom bar, which covers what appears at the end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Says why a class was not corrected or deleted: too late, offline, or already deleted. */
export function CorrectionFailure({ title, error, children }: CorrectionFailureProps) {
  const { stack } = correctionWords.useWords();
  const unclear = unclearOutcome(error);
  const code =
    error instanceof ApiError && error.code in reasons ? (error.code as keyof typeof reasons) : null;
  return (
    <Banner
      ref={bringIntoView}
      role="alert"
      tone="critical"
      title={unclear ? <PairText value={unclear.title} layout="stack" /> : title}
    >
      {code ? stack(reasons[code]) : <FailureReason error={error} />}
      {children}
      {code === 'forbidden' && <ProviderContact />}
    </Banner>
  );
}
