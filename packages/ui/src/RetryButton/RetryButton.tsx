import { useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { RetryIcon } from '../icons';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';

export interface RetryButtonProps extends Omit<ButtonProps, 'icon' | 'busy' | 'onClick' | 'children'> {
  /** Retries the request; the button is busy until the returned promise settles. */
  onRetry: () => Promise<unknown>;
}

/** Retries a failed request and shows progress, because without it a slow response looks like none. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    return onRetry().finally(() => setBusy(false));
  };
  return (
    <Button {...rest} icon={RetryIcon} busy={busy} onClick={press}>
      <StandardLabel k="retry" />
    </Button>
  );
}
