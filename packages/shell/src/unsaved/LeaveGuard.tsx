import { ConfirmDialog } from '@portal/ui';
import { useBlocker } from 'react-router-dom';
import { unsavedWords } from './unsaved-words';
import type { UnsavedWork } from './useUnsavedWork';

export interface LeaveGuardProps {
  /** What `useUnsavedWork` gave. */
  work: Pick<UnsavedWork<object>, 'isUnsaved' | 'refused'>;
  /** The form stands in a dialog that has an address: closing it is leaving too. */
  dialog?: boolean;
}

/** Asks before a page with unsaved work is left for another of the app: stay, or leave and keep. */
export function LeaveGuard({ work: { isUnsaved, refused }, dialog = false }: LeaveGuardProps) {
  const { t, stack } = unsavedWords.useWords();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved() && (from.pathname !== to.pathname || (dialog && from.search !== to.search)),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={stack('leave.title')}
      confirmLabel={t(refused ? 'leave.lose' : 'leave.keep')}
      cancelLabel={t('leave.stay')}
      closeLabel={t('leave.close')}
      tone={refused ? 'critical' : 'neutral'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {stack(refused ? 'leave.refusedText' : 'leave.text')}
    </ConfirmDialog>
  );
}
