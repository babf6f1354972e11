import { ConfirmDialog } from '@portal/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { copy } from '../copy';

export interface LeaveGuardProps {
  /** Something was typed and not saved. */
  unsaved: boolean;
}

/** Asks before a page with something unsaved is left, within the app and by the browser. */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const { t, stack } = copy.useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={stack('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      closeLabel={t('leave.close')}
      tone="critical"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {stack('leave.text')}
    </ConfirmDialog>
  );
}
