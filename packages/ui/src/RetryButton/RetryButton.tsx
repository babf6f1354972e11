import { useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { RetryIcon } from '../icons';

export interface RetryButtonProps extends Omit<ButtonProps, 'icon' | 'busy' | 'onClick'> {
  /** Asks again; the button is busy until the promise that it gives is settled. */
  onRetry: () => Promise<unknown>;
}

/** Asks again for what did not come, and shows that it does: a slow answer looks like none at all. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return <Button {...rest} icon={RetryIcon} busy={busy} onClick={press} />;
}
